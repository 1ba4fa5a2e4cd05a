import Prompt

/// The presentation of the output, determined once from the flags and the environment.
public nonisolated struct Presentation: Sendable, Equatable {
  /// Whether the output is for a screen reader: no motion, no drawing characters, and sentences in
  /// place of columns.
  public let isPlain: Bool

  /// Whether the screen may be redrawn; otherwise text is only appended.
  public let canRedraw: Bool

  /// The surface of answers.
  public let standard: Surface

  /// The surface of alerts and errors.
  public let error: Surface

  /// The pager command for `/bin/sh`; `nil` for none.
  public let pager: String?

  /// The properties of an output stream.
  public struct Surface: Sendable, Equatable {
    /// Whether the stream is a terminal, where long lines wrap. Elsewhere every row stays on one
    /// line.
    public let isTerminal: Bool

    /// The colours and styles of the stream.
    public let palette: Palette

    /// A pipe or a file.
    static let file = Surface(isTerminal: false, palette: .none)
  }

  /// The plain words, for other programs and for tests.
  public static let transcript = Presentation(
    isPlain: false, canRedraw: false, standard: .file, error: .file, pager: nil)

  /// The presentation without any escape byte.
  public var withoutEscapes: Presentation {
    Presentation(
      isPlain: isPlain, canRedraw: false,
      standard: Surface(isTerminal: standard.isTerminal, palette: .none),
      error: Surface(isTerminal: error.isTerminal, palette: .none), pager: nil)
  }

  /// The surface of a stream.
  func surface(of stream: OutputStream) -> Surface {
    switch stream {
    case .standard: standard
    case .error: error
    }
  }
}
