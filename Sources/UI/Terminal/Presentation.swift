import Prompt

/// How the program shows itself: decided once, from what was asked for and what is there.
public nonisolated struct Presentation: Sendable, Equatable {
  /// Whether it is for somebody who listens: nothing moves, nothing is drawn with signs, and what
  /// stands in columns elsewhere is said in sentences.
  public let isPlain: Bool

  /// Whether what is on the screen may be drawn again; if not, text only follows text.
  public let canRedraw: Bool

  /// How answers are shown.
  public let standard: Surface

  /// How alerts and errors are shown.
  public let error: Surface

  /// What shows an answer that is longer than the screen, for `/bin/sh`; `nil` for nothing.
  public let pager: String?

  /// What one of the streams leads to.
  public struct Surface: Sendable, Equatable {
    /// Whether a person reads it at a terminal: what is too long for a line goes on in the next
    /// one. Elsewhere every row stays a line.
    public let isTerminal: Bool

    /// How styles look on it.
    public let palette: Palette

    /// A pipe or a file.
    static let file = Surface(isTerminal: false, palette: .none)
  }

  /// For other programs and for tests: the words and nothing else.
  public static let transcript = Presentation(
    isPlain: false, canRedraw: false, standard: .file, error: .file, pager: nil)

  /// The same without a single escape byte.
  public var withoutEscapes: Presentation {
    Presentation(
      isPlain: isPlain, canRedraw: false,
      standard: Surface(isTerminal: standard.isTerminal, palette: .none),
      error: Surface(isTerminal: error.isTerminal, palette: .none), pager: nil)
  }

  /// How a stream is shown.
  func surface(of stream: OutputStream) -> Surface {
    switch stream {
    case .standard: standard
    case .error: error
    }
  }
}
