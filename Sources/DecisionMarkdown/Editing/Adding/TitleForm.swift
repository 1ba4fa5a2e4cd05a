/// The form of a line that gives the title of the list below it. If one line gives a known title, every
/// other line of its form gives a title, too.
enum TitleForm: Hashable {
  case bold
  case colon
  case item(indent: Int)
}

extension [Line] {
  /// Returns whether a line is a heading, or a paragraph of one line that isn't indented.
  func isBlock(_ index: Int) -> Bool {
    guard self[index].kind == .text else { return self[index].kind == .heading }
    let around = [index - 1, index + 1].filter(indices.contains).map { self[$0].kind }
    return self[index].indent == 0 && !self[index].isQuoted && !around.contains(.text)
  }

  /// Returns the form of a line that may be the title of the list below it; `nil` for a heading, or if
  /// there is no list.
  func form(of index: Int, in bytes: [UInt8]) -> TitleForm? {
    if column(below: index) != nil { return .item(indent: self[index].indent) }
    let text = self[index].text
    guard self[index].kind == .text, isBlock(index), next(after: index)?.beginsItem == true else {
      return nil
    }
    if ListLead(bytes: bytes, lines: self).isBold(text) { return .bold }
    return bytes.endsWithColon(text) ? .colon : nil
  }

  /// Returns the column of the items directly below an item; `nil` if there are none.
  func column(below index: Int) -> Int? {
    let below = self[index].beginsItem ? next(after: index) : nil
    return below.flatMap { $0.beginsItem && $0.indent > self[index].indent ? $0.indent : nil }
  }
}
