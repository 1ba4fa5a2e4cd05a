/// How styles look.
public nonisolated enum Palette: Sendable, Equatable {
  /// Like nothing: a text is the bytes of its words.
  case none

  /// In the basic colours that every terminal with colours has (ECMA-48, SGR).
  ///
  /// Yellow and white can't be read on a light ground, nor black and blue on a dark one: none of
  /// them is used.
  case basic

  /// The numbers that switch a style on; `nil` for one that looks like any other text.
  private func parameters(of style: Style) -> String? {
    switch (self, style) {
    case (.none, _): nil
    case (.basic, .heading), (.basic, .chosen), (.basic, .prompt), (.basic, .current): "1"
    case (.basic, .number): "35"
    case (.basic, .pro): "32"
    case (.basic, .con): "31"
    case (.basic, .neutral): "36"
    case (.basic, .remark): "2"
    case (.basic, .alert), (.basic, .error): "1;31"
    }
  }

  /// What switches a style on and off again; both are empty where it looks like nothing.
  func marks(of style: Style) -> (on: String, off: String) {
    parameters(of: style).map { (on: "\u{1B}[\($0)m", off: "\u{1B}[0m") } ?? ("", "")
  }
}

nonisolated extension Text {
  /// The bytes that show it.
  public func rendered(in palette: Palette) -> String {
    guard palette != .none, !styles.isEmpty else { return safe }
    let bytes = safe.utf8
    var result = ""
    var end = bytes.startIndex
    for part in styles {
      let start = bytes.index(bytes.startIndex, offsetBy: part.bytes.lowerBound)
      let (on, off) = palette.marks(of: part.style)
      result += safe[end..<start] + on
      end = bytes.index(start, offsetBy: part.bytes.count)
      result += safe[start..<end] + off
    }
    return result + safe[end...]
  }
}
