import Escaping

/// Text that is safe to send to a terminal.
///
/// Literals are used as they are; interpolated strings are data and are escaped. Since output
/// accepts only `Text`, text from a file can't reach the screen unescaped by mistake.
public nonisolated struct Text: Sendable, Hashable {
  /// The escaped text, without styles.
  public let safe: String

  /// The styled ranges, in order and without overlaps. They are stored beside the string so that
  /// data can't inject styles.
  let styles: [StyledRange]

  /// Escapes a string.
  public init(_ data: some StringProtocol) {
    self.init(safe: escaped(String(data)))
  }

  /// Escapes a string, with a custom spelling for unsafe characters.
  package init(_ data: some StringProtocol, spelling: (Unicode.Scalar) -> String) {
    self.init(safe: escaped(String(data), spelling: spelling))
  }

  init(safe: String, styles: [StyledRange] = []) {
    self.safe = safe
    self.styles = styles
  }
}

nonisolated extension Text: ExpressibleByStringInterpolation {
  /// Uses a literal as it is.
  public init(stringLiteral literal: String) {
    self.init(safe: literal)
  }

  /// Creates a text from the collected parts of a literal.
  public init(stringInterpolation: Interpolation) {
    self.init(safe: stringInterpolation.text, styles: stringInterpolation.styles)
  }

  /// Collects the parts of a literal and escapes data.
  public struct Interpolation: StringInterpolationProtocol {
    fileprivate var text = ""
    fileprivate var styles: [StyledRange] = []

    /// Begins without room: most texts have few parts, and the first one is taken over as it is.
    public init(literalCapacity: Int, interpolationCount: Int) {}

    /// Appends a literal as it is.
    public mutating func appendLiteral(_ literal: String) {
      text += literal
    }

    /// Appends data, escaped.
    public mutating func appendInterpolation(_ data: some StringProtocol) {
      text += escaped(String(data))
    }

    /// Appends safe text, with its styles.
    public mutating func appendInterpolation(_ part: Text) {
      if text.isEmpty {
        // Shares the array: most rows start with a styled number, and there are many rows.
        styles = part.styles
      } else if !part.styles.isEmpty {
        let start = text.utf8.count
        for style in part.styles { styles.append(style.shifted(by: start)) }
      }
      text += part.safe
    }

    /// Appends data, escaped, in a style.
    package mutating func appendInterpolation(_ data: some StringProtocol, _ style: Style) {
      let start = text.utf8.count
      text += escaped(String(data))
      if text.utf8.count > start {
        styles.append(StyledRange(bytes: start..<text.utf8.count, style: style))
      }
    }

    /// Appends a number.
    public mutating func appendInterpolation(_ number: Int) {
      text += String(number)
    }
  }
}

nonisolated extension Sequence where Element == Text {
  package func joined(separator: Text) -> Text {
    reduce(nil as Text?) { joined, text in
      joined.map { "\($0)\(separator)\(text)" } ?? text
    } ?? ""
  }
}
