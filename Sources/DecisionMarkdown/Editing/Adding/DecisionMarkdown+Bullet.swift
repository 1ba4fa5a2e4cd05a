import Decisions

extension DecisionMarkdown {
  /// Returns what the text of a bullet says by itself: `Good, because it scales` and `✅ it scales`
  /// are pros. Without a side if that depends on what is around the bullet.
  package static func argument(inBullet text: String) -> NewArgument {
    let bytes = Array(text.utf8)
    let weighed = Weight.end(of: bytes)
    let range = bytes.trimmed(0..<(weighed?.comment.lowerBound ?? bytes.count))
    let written = bytes.string(range)
    let mark = MarkReader(bytes).mark(of: range, isItem: true)
    // "Good, but slow" may be meant as a con.
    let isCertain =
      mark.kind == .sign || mark.kind == .explicit && TypedReason.announcesReason(bytes, mark)
    let side = isCertain ? mark.side : nil
    let reason = side.flatMap { try? TypedReason(written, side: $0).reason } ?? written
    return NewArgument(side, reason, weight: weighed?.weight ?? 1)
  }
}
