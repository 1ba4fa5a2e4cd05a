import BusinessLogic
import DecisionMarkdown
import Decisions
import FolderWatch
import SystemPackage

/// Moves of decisions to other numbers, and what they change in the files of a folder.
struct NumberPlan: Sendable {
  /// All files of the folder.
  let paths: [FilePath]
  let root: FilePath
  /// Other files whose numbers aren't free, such as those of another branch.
  var taken: [FilePath] = []
  /// The decisions to be moved, each with the files that belong to it: its translations and
  /// appendices. Its own path comes first.
  private(set) var families: [(paths: [FilePath], digits: String)] = []
  /// The decisions that can't be moved, because their names have no number.
  var unnumbered: [FilePath] = []
  private(set) var newPaths: [FilePath: FilePath] = [:]

  /// Adds the move of the decision at `path` to a number, or to the next free one. Throws
  /// ``Refused``.
  mutating func move(_ path: FilePath, to number: Int?) throws {
    guard let old = DecisionKey.serial(of: path) else { throw Refused.hasNoNumber(path) }
    let folder = path.removingLastComponent()
    let family = family(of: path, with: old)
    let all = paths + taken + newPaths.values
    let digits: String
    if let number {
      digits = DecisionKey.padded(number, like: all.filter { $0.removingLastComponent() == folder })
      guard digits.count != DecisionKey.digitsOfDate else {
        throw Refused("The number \(digits) would be read as a date: take a shorter one")
      }
      let holder = all.first {
        DecisionKey.serial(of: $0) == number && $0.removingLastComponent() == folder
          && !family.contains($0)
      }
      if let holder { throw Refused("The number \(digits) is taken: \(holder) has it") }
    } else {
      digits = DecisionKey.next(after: all, in: folder, moving: Set(family + newPaths.keys))
    }
    families.append((family, digits))
    for path in family where newPaths[path] == nil {
      guard let move = NumberMove(of: path.string, to: digits, in: []) else { continue }
      newPaths[path] = folder.appending(move.newName)
    }
  }

  /// Returns the files of the decision at `path`: beside others with its number, only those whose
  /// names continue its name.
  private func family(of path: FilePath, with number: Int) -> [FilePath] {
    let folder = path.removingLastComponent()
    let same = paths.filter {
      $0 != path && $0.removingLastComponent() == folder && DecisionKey.serial(of: $0) == number
    }
    let (own, stem) = (FileName(path.string), path.stem ?? "")
    let isAlone = !same.contains { FileName($0.string).isRival(of: own) }
    return [path]
      + same.filter {
        let name = FileName($0.string)
        return !name.isTemplate && !name.isRival(of: own)
          && (isAlone || !name.isAside || $0.stem?.hasPrefix(stem) == true)
      }
  }
}

extension NumberPlan {
  /// Returns a function that finds the references to the moved decisions in the bytes of a file. Reads
  /// the moved files first. Throws ``FileTrouble``.
  func renumbering() throws -> @Sendable (_ bytes: [UInt8], _ path: FilePath) -> Renumbering {
    let top = try root.resolved()
    let absolute = { @Sendable [root] (path: FilePath) in
      normalized(top.pushing(path.relative(to: root)).string)
    }
    let moving = Set(families.flatMap(\.paths))
    let numbers = Set(moving.compactMap { DecisionKey.serial(of: $0) })
    let staying = paths.filter {
      !moving.contains($0) && DecisionKey.serial(of: $0).map(numbers.contains) ?? false
    }
    // The decision that a number means in a folder; everywhere if there is no folder.
    var meanings: [(folder: FilePath?, number: Int, path: String)] = []
    let decisions = families.compactMap(\.paths.first)
    for path in decisions {
      guard let number = DecisionKey.serial(of: path) else { continue }
      let folder = path.removingLastComponent()
      let rivals = (decisions + staying).filter {
        $0 != path && DecisionKey.serial(of: $0) == number
      }
      if rivals.allSatisfy({ $0.removingLastComponent() != folder }) {
        meanings.append((rivals.isEmpty ? nil : folder, number, absolute(path)))
      }
    }
    let moves = try families.flatMap { family in
      try family.paths.compactMap { path in
        if let target = root.elsewhere(path) { throw FileTrouble(path, .elsewhere(target)) }
        return NumberMove(
          of: absolute(path), to: family.digits, in: try DecisionFile.bytes(of: path),
          ownsName: Self.ownsName(path))
      }
    }
    let repository = GitRepository(around: top)?.workTree.string
    let others = Set(staying.map(absolute))
    return { [meanings] bytes, path in
      let folder = path.removingLastComponent()
      let meant = meanings.filter { $0.folder == nil || $0.folder == folder }
      return Renumbering(
        in: bytes,
        of: ReferringFile(
          at: absolute(path), in: repository, beside: others,
          meaning: Dictionary(meant.map { ($0.number, $0.path) }) { $1 }),
        by: moves)
    }
  }

  /// Whether nothing else in the folder has the name of the file without its extension.
  private static func ownsName(_ path: FilePath) -> Bool {
    let entries = (try? FolderEntry.all(in: AtomicFile.folder(of: path))) ?? []
    return entries.count { $0.name.stem == path.stem } < 2
  }
}
