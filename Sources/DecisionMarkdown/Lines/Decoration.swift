/// The marks of bold, italics and code in a file.
struct Decoration {
  let bytes: [UInt8]

  /// Returns the mark that is open behind a text, if `mark` is open before it.
  func openMark(
    in text: Range<Int>, behind mark: ArraySlice<UInt8>? = nil
  ) -> ArraySlice<UInt8>? {
    bytes[text].split { !$0.isDecoration }.reduce(mark) { open, run in
      guard let open else {
        // `snake_case` opens none.
        let isInWord = run.startIndex > 0 && bytes[run.startIndex - 1].isLetterOrDigit
        return isInWord ? nil : run
      }
      return open == run ? nil : open
    }
  }

  /// Returns a text without the marks around all of it. Those of struck text stay.
  func inside(_ text: Range<Int>) -> Range<Int> {
    let mark = bytes[text].prefix { $0.isDecoration && $0 != "~" }
    let inner = text.dropFirst(mark.count).dropLast(mark.count)
    let isClosed = bytes[text.dropFirst(mark.count + inner.count)].elementsEqual(mark.reversed())
    return !inner.isEmpty && isClosed && bytes[inner].firstRange(of: mark) == nil ? inner : text
  }

  /// Returns whether a colon belongs to code, and ends no key: `` `a: b` ``, `Decision::accept`.
  func hasCode(at colon: Int, in text: Range<Int>) -> Bool {
    bytes[text.lowerBound..<colon].count { $0 == "`" } % 2 == 1
      || bytes.has("::", at: colon, before: text.upperBound) && colon + 2 < text.upperBound
        && bytes[colon + 2].isLetterOrDigit
  }
}
