import Decisions

/// References by the name of a file.
extension ReferenceReader {
  /// Returns the verdict on a number in the name of a moved file, such as that of
  /// `../adr/0007-queue.md`; `nil` outside of one.
  func verdict(ofName run: Run) -> Verdict? {
    var verdict: Verdict?
    for move in moves[run.value] ?? [] where bytes[run.range].elementsEqual(move.old.utf8) {
      guard let start = bytes.end(of: move.head, from: run.range.lowerBound, isBefore: true),
        let stem = bytes.end(of: move.tail, from: run.range.upperBound)
      else { continue }
      let whole = bytes.end(of: move.ending, from: stem).flatMap { bytes.endsName($0) ? $0 : nil }
      // `[[0007-queue]]`, but not `0007-queue.png`. A page may have been made of it.
      let isPage = bytes.has(".htm", at: stem, before: bytes.count)
      guard whole != nil || bytes.endsName(stem) || isPage else { continue }
      // Without title and extension it is only a number.
      if whole == nil, move.tail.isEmpty { continue }
      let isClear =
        !isCode(run)
        && (whole != nil || move.ownsName && !isPage && bytes.first(of: stem..<bytes.count) != "/")
      switch (leads(to: move, run, from: start), isClear) {
      case (true?, true): return .moved(move, isName: true)
      case (true?, false), (nil, _): verdict = .doubt
      case (false?, _): break
      }
    }
    return verdict
  }

  /// Returns what stands behind the number in the name of a moved file.
  func tail(ofName run: Run) -> Range<Int>? {
    guard case .moved(let move, isName: true)? = run.verdict else { return nil }
    return bytes.end(of: move.tail, from: run.range.upperBound).map { run.range.upperBound..<$0 }
  }

  /// Returns whether the path whose last part begins at `start` leads to the moved file; `nil` if
  /// that isn't certain.
  private func leads(to move: NumberMove, _ run: Run, from start: Int) -> Bool? {
    let floor = max(run.before.lowerBound, start - 1024)
    var (index, nearest) = (start, String?.none)
    for _ in 0..<8 {
      index =
        bytes[floor..<index].lastIndex { $0.isOne(of: " \t()[]<>\"'`|,;=") }.map { $0 + 1 } ?? floor
      let plain = bytes.decoded(index..<start)
      let prefix = plain.string(plain.indices)
      let name = move.head + move.old + move.tail + move.ending
      let paths = paths(of: prefix)
      if paths.contains(move.folder) { return prefix.contains("://") ? nil : true }
      nearest = nearest ?? prefix
      if prefix == nearest,
        paths.contains(where: { file.others.contains(normalized("\($0)/\(name)")) })
      {
        return false
      }
      guard index > floor else { break }
      index -= 1
    }
    // The end of a longer word.
    return nearest?.last.map { $0 == "/" } ?? true ? nil : false
  }

  /// Returns the normalized paths of the folders that a path may lead to: from the file's own, or
  /// from the top of the repository.
  private func paths(of prefix: String) -> [String] {
    guard prefix.isEmpty || prefix.hasSuffix("/") else { return [] }
    let below = prefix.contains("/") ? file.repository.map { "\($0)/\(prefix)" } : nil
    return [prefix.hasPrefix("/") ? prefix : "\(file.folder)/\(prefix)", below].compactMap(\.self)
      .map { normalized($0) }
  }
}

/// Names of files, of which any byte may be escaped as in a URL.
extension [UInt8] {
  /// Returns whether a name may end at `index`.
  fileprivate func endsName(_ index: Int) -> Bool {
    guard index < count else { return true }
    let next = self[index]
    if next == ".", index + 1 < count { return !self[index + 1].isLetterOrDigit }
    return !next.isLetterOrDigit && !next.isOne(of: "-_%")
  }

  /// Returns where `part` ends if it begins at `start`; with `isBefore`, where it begins if it ends at
  /// `start`. Returns `nil` if the part isn't there.
  fileprivate func end(of part: String, from start: Int, isBefore: Bool = false) -> Int? {
    var index = start
    for byte in isBefore ? Array(part.utf8.reversed()) : Array(part.utf8) {
      let width = [1, 3].first { width in
        let first = isBefore ? index - width : index
        guard first >= 0, first + width <= count else { return false }
        return (width == 1 ? self[first] : escaped(at: first)) == byte
      }
      guard let width else { return nil }
      index += isBefore ? -width : width
    }
    return index
  }
}
