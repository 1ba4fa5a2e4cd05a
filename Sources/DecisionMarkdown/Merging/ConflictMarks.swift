/// Writes merged lines, and conflicts between git's marks.
struct ConflictMarks {
  /// The line end of the file.
  let lineEnd: [UInt8]

  /// The lines of a conflict. What begins and ends alike on both sides stands outside of the marks.
  func lines(of region: MergeRegion) -> [MergedLine] {
    let (ours, theirs) = (region.ours[...], region.theirs[...])
    let head = zip(ours, theirs).prefix(while: { $0 == $1 }).count
    let tail = zip(ours.dropFirst(head).reversed(), theirs.dropFirst(head).reversed())
      .prefix(while: { $0 == $1 }).count
    let marks = ["<<<<<<< ours", "=======", ">>>>>>> theirs"].map { mark in
      MergedLine(
        content: Array(mark.utf8)[...], end: lineEnd[...],
        line: Line(kind: .conflict, indent: 0, range: 0..<0, text: 0..<0), key: [])
    }
    var lines = Array(ours.prefix(head))
    lines.append(marks[0])
    lines += ours.dropFirst(head).dropLast(tail)
    lines.append(marks[1])
    lines += theirs.dropFirst(head).dropLast(tail)
    lines.append(marks[2])
    return lines + ours.suffix(tail)
  }

  /// The bytes of lines. Only the last one may have no line end.
  func bytes(of lines: [MergedLine]) -> [UInt8] {
    var bytes: [UInt8] = []
    for (place, line) in lines.enumerated() {
      bytes += line.content
      bytes += line.end.isEmpty && place + 1 < lines.count ? lineEnd[...] : line.end
    }
    return bytes
  }
}
