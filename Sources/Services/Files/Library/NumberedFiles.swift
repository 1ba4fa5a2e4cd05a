import Decisions
import SystemPackage

/// The files of a folder of decisions that have a number: which of them has it is told by their names
/// alone, whatever they hold.
struct NumberedFiles {
  /// The files at each place.
  let files: [FilePath: [FilePath]]

  init(of paths: some Sequence<FilePath>) {
    files = Dictionary(grouping: paths) { Self.place(of: $0) ?? "" }.filter { !$0.key.isEmpty }
  }

  /// Returns the place of a decision: the path of the folder followed by the number. A template or an
  /// appendix has no number of its own, and a year is none.
  static func place(of path: FilePath) -> FilePath? {
    guard let number = DecisionKey.serial(of: path), !FileName(path.string).isAside,
      !(1950...2099).contains(number)
    else { return nil }
    return AtomicFile.folder(of: path).appending("\(number)")
  }

  /// Returns the files of other decisions that have the number of a file. A letter marks a part
  /// only if the files have different letters, as `0908-a-core.md` and `0908-b-router.md` do. Else it is
  /// an article, as in `0002-a-cache.md`.
  func rivals(of path: FilePath) -> [FilePath] {
    let here = Self.place(of: path).flatMap { files[$0] } ?? []
    let letters = Set((here + [path]).map(DecisionKey.part).filter { $0.utf8.count == 2 })
    func part(of path: FilePath) -> String {
      let part = DecisionKey.part(of: path)
      return letters == [part] ? "" : part
    }
    let (name, own) = (FileName(path.string), part(of: path))
    return here.filter { part(of: $0) == own && FileName($0.string).isRival(of: name) }
  }
}
