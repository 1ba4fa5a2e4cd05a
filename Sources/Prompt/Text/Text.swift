/// Text that is safe to send to a terminal.
///
/// What stands in the source code is taken as it is; every string put into it by interpolation is
/// data and is escaped. So text from a file can't reach the screen raw by oversight: output takes
/// nothing but `Text`.
public nonisolated struct Text: Sendable, Hashable {
  /// What is sent where there is no colour.
  public let safe: String

  /// The parts of it that have a style, in order; no two overlap. They stand beside the string and
  /// not in it, so that data can't bring styles with it, and most texts have none.
  let styles: [StyledRange]

  /// Makes any string safe.
  public init(_ data: some StringProtocol) {
    self.init(safe: escaped(String(data)))
  }

  /// Makes any string safe with a spelling of one's own for the characters that are not.
  public init(_ data: some StringProtocol, spelling: (Unicode.Scalar) -> String) {
    self.init(safe: escaped(String(data), spelling: spelling))
  }

  init(safe: String, styles: [StyledRange] = []) {
    self.safe = safe
    self.styles = styles
  }
}

nonisolated extension Text: ExpressibleByStringInterpolation {
  /// Takes what stands in the source code as it is.
  public init(stringLiteral literal: String) {
    self.init(safe: literal)
  }

  /// Takes the parts of a literal as they were collected.
  public init(stringInterpolation: Interpolation) {
    self.init(safe: stringInterpolation.text, styles: stringInterpolation.styles)
  }

  /// Collects the parts of a literal, escaping those that are data.
  public struct Interpolation: StringInterpolationProtocol {
    fileprivate var text: String
    fileprivate var styles: [StyledRange] = []

    /// Creates an empty collection.
    public init(literalCapacity: Int, interpolationCount: Int) {
      text = ""
      text.reserveCapacity(literalCapacity + interpolationCount * 16)
    }

    /// Appends what stands in the source code, as it is.
    public mutating func appendLiteral(_ literal: String) {
      text += literal
    }

    /// Appends data, escaped.
    public mutating func appendInterpolation(_ data: some StringProtocol) {
      text += escaped(String(data))
    }

    /// Appends text that is safe already.
    public mutating func appendInterpolation(_ part: Text) {
      if text.isEmpty {
        // The same array, not a copy: rows begin with their number, and there are many rows.
        styles = part.styles
      } else if !part.styles.isEmpty {
        let start = text.utf8.count
        for style in part.styles { styles.append(style.shifted(by: start)) }
      }
      text += part.safe
    }

    /// Appends data, escaped, in a style.
    public mutating func appendInterpolation(_ data: some StringProtocol, _ style: Style) {
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
  /// The texts as one, with `separator` between them.
  public func joined(separator: Text) -> Text {
    reduce(nil as Text?) { joined, text in
      joined.map { "\($0)\(separator)\(text)" } ?? text
    } ?? ""
  }
}
