/// Text that is safe to send to a terminal.
///
/// What stands in the source code is taken as it is; every string put into it by interpolation is
/// data and is escaped. So text from a file can't reach the screen raw by oversight: output takes
/// nothing but `Text`.
public nonisolated struct Text: Sendable, Hashable {
  /// What is sent.
  public let safe: String

  /// Makes any string safe.
  public init(_ data: some StringProtocol) {
    safe = escaped(String(data))
  }

  init(safe: String) {
    self.safe = safe
  }
}

nonisolated extension Text: ExpressibleByStringInterpolation {
  /// Takes what stands in the source code as it is.
  public init(stringLiteral literal: String) {
    safe = literal
  }

  /// Takes the parts of a literal as they were collected.
  public init(stringInterpolation: Interpolation) {
    safe = stringInterpolation.text
  }

  /// Collects the parts of a literal, escaping those that are data.
  public struct Interpolation: StringInterpolationProtocol {
    fileprivate var text: String

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
      text += part.safe
    }

    /// Appends a number.
    public mutating func appendInterpolation(_ number: Int) {
      text += String(number)
    }
  }
}

nonisolated extension Sequence where Element == Text {
  /// The texts as one, with `separator` between them.
  func joined(separator: Text) -> Text {
    Text(safe: map(\.safe).joined(separator: separator.safe))
  }
}
