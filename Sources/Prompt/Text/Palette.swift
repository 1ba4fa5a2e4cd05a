/// The appearance of styles.
package nonisolated enum Palette: Sendable, Equatable {
  /// No colours or attributes.
  case none

  /// The basic colours of ECMA-48 (SGR).
  ///
  /// Leaves out yellow and white, which are illegible on a light background, and black and blue,
  /// which are illegible on a dark one.
  case basic

  /// Returns the sequences that switch a style on and off; empty without colours.
  func marks(of style: Style) -> (on: String, off: String) {
    guard self != .none else { return ("", "") }
    let parameters =
      switch style {
      case .heading, .chosen, .prompt, .current: "1"
      case .number: "35"
      case .pro: "32"
      case .con: "31"
      case .neutral: "36"
      case .remark: "2"
      case .alert, .error: "1;31"
      }
    return ("\u{1B}[\(parameters)m", "\u{1B}[0m")
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
      result.append(contentsOf: safe[end..<start])
      result += on
      end = bytes.index(start, offsetBy: part.bytes.count)
      result.append(contentsOf: safe[start..<end])
      result += off
    }
    result.append(contentsOf: safe[end...])
    return result
  }
}
