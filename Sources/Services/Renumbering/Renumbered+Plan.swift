import BusinessLogic
import DecisionMarkdown
import SystemPackage

extension Renumbered {
  init(_ plan: NumberPlan, _ keys: [FilePath: String], _ newKeys: [FilePath: String]) {
    self.init()
    for (path, key) in keys {
      if let new = newKeys[plan.newPaths[path] ?? path], new != key { self.keys[key] = new }
    }
    moves = plan.families.compactMap(\.paths.first).compactMap { path in
      keys[path].flatMap { key in self.keys[key].map { Move(from: key, to: $0) } }
    }
    unnumbered = plan.unnumbered.map(\.string)
  }

  mutating func note(_ found: Renumbering, in path: FilePath) {
    guard !found.changed.isEmpty else { return }
    lines += Set(found.changed).count
    files.append(path.lastComponent?.string ?? path.string)
  }
}

extension Renumbered {
  /// Notes that the index in a file has new rows, so that the present ones aren't left to the user.
  mutating func note(_ holder: FolderIndex.Holder) {
    let path = holder.path.string
    index = [index, path].compactMap(\.self).joined(separator: ", ")
    func isRow(_ place: Place) -> Bool {
      place.path == path && holder.places.contains { $0.lines.contains(place.line) }
    }
    doubts.removeAll(where: isRow)
    elsewhere.removeAll(where: isRow)
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
