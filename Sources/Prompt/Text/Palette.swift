/// The appearance of styles.
package nonisolated enum Palette: Sendable, Equatable {
  /// No colours or attributes.
  case none

  /// The basic colours of ECMA-48 (SGR).
  ///
  /// Leaves out yellow and white, which are illegible on a light background, and black and blue,
  /// which are illegible on a dark one.
  case basic

  /// Returns the SGR parameters of a style; `nil` if it has none.
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

  /// Returns the sequences that switch a style on and off; empty if the style has no appearance.
  func marks(of style: Style) -> (on: String, off: String) {
    parameters(of: style).map { (on: "\u{1B}[\($0)m", off: "\u{1B}[0m") } ?? ("", "")
  }
}

nonisolated extension Text {
  /// Returns the text with the escape sequences of its styles.
  package func rendered(in palette: Palette) -> String {
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
