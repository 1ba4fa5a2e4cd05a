import Prompt

/// The presentation of the output, determined once from the flags and the environment.
public nonisolated struct Presentation: Sendable, Equatable {
  /// Whether a screen reader reads the output: no motion, drawing characters or columns.
  package let isPlain: Bool
  /// Whether the screen may be redrawn; otherwise text is only appended.
  package let canRedraw: Bool
  package let standard: Surface
  package let error: Surface
  /// The pager command for `/bin/sh`; `nil` for none.
  package let pager: String?

  package struct Surface: Sendable, Equatable {
    /// Whether the stream is a terminal, where long lines wrap.
    package let isTerminal: Bool
    package let palette: Palette
    static let file = Surface(isTerminal: false, palette: .none)
  }

  /// The plain words, for other programs and for tests.
  public static let transcript = Presentation(
    isPlain: false, canRedraw: false, standard: .file, error: .file, pager: nil)

  /// The presentation without any escape byte.
  package var withoutEscapes: Presentation {
    Presentation(
      isPlain: isPlain, canRedraw: false,
      standard: Surface(isTerminal: standard.isTerminal, palette: .none),
      error: Surface(isTerminal: error.isTerminal, palette: .none), pager: nil)
  }

  func surface(of stream: OutputStream) -> Surface {
    switch stream {
    case .standard: standard
    case .error: error
    }
  }
}
