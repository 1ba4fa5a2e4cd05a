import BusinessLogic
import SystemPackage

/// The files of a folder of decisions that have a number: which of them has it is told by their names
/// alone, whatever they hold.
struct NumberedFiles {
  /// The files at each place.
  let files: [FilePath: [FilePath]]

  init(of paths: some Sequence<FilePath>) {
    files = Dictionary(grouping: paths) { Self.place(of: $0) ?? "" }.filter { !$0.key.isEmpty }
  }

  /// Returns the place of a decision that no other may have: the path of the folder followed by the
  /// number and its part. A template or an appendix has no number of its own, and a year is none.
  static func place(of path: FilePath) -> FilePath? {
    guard let number = DecisionKey.serial(of: path), !FileName(path.string).isAside,
      !(1950...2099).contains(number)
    else { return nil }
    return AtomicFile.folder(of: path).appending("\(number)\(DecisionKey.part(of: path))")
  }

  /// Returns the files of other decisions at the place of a file.
  func rivals(of path: FilePath) -> [FilePath] {
    let (name, here) = (FileName(path.string), Self.place(of: path).flatMap { files[$0] } ?? [])
    return here.filter { FileName($0.string).isRival(of: name) }
  }
}
