import BusinessLogic
import DecisionMarkdown
import SystemPackage

extension Renumbered {
  init(
    _ plan: NumberPlan, _ keys: [FilePath: String], _ newKeys: [FilePath: String]
  ) {
    self.init()
    let newPaths = plan.newPaths
    for (path, key) in keys {
      if let new = newKeys[newPaths[path] ?? path], new != key { self.keys[key] = new }
    }
    moves = plan.families.compactMap(\.paths.first).compactMap { path in
      keys[path].flatMap { key in self.keys[key].map { Move(from: key, to: $0) } }
    }
  }

  mutating func note(_ found: Renumbering, in path: FilePath) {
    guard !found.changed.isEmpty else { return }
    lines += Set(found.changed).count
    files.append(path.lastComponent?.string ?? path.string)
  }
}

extension Renumbering {
  var isEmpty: Bool { changed.isEmpty && doubts.isEmpty }

  /// Returns the lines with doubts in a file; `isAll` for those with any reference.
  func places(
    in path: FilePath, _ bytes: [UInt8], withChanged isAll: Bool = false
  ) -> [Renumbered.Place] {
    let numbers = Set(doubts + (isAll ? changed : [])).sorted()
    guard !numbers.isEmpty else { return [] }
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    return numbers.map { number in
      Renumbered.Place(
        path: path.string, line: number,
        text: String(decoding: lines[number - 1].prefix(1000), as: UTF8.self))
    }
  }
}
