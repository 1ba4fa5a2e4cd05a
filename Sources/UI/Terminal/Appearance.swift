import Prompt

/// The appearance of the output, determined once from the flags and the environment.
public nonisolated struct Appearance: Sendable, Equatable {
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
  public static let transcript = Appearance(
    isPlain: false, canRedraw: false, standard: .file, error: .file, pager: nil)

  /// The appearance without any escape byte.
  package var withoutEscapes: Appearance {
    Appearance(
      isPlain: isPlain, canRedraw: false,
      standard: Surface(isTerminal: standard.isTerminal, palette: .none),
      error: Surface(isTerminal: error.isTerminal, palette: .none), pager: nil)
  }

  func surface(of stream: OutputStream) -> Surface { stream == .standard ? standard : error }
}

nonisolated extension Appearance {
  /// Creates the appearance from the flags and the environment.
  ///
  /// `variable` returns the value of an environment variable, `nil` if it is unset; `isTerminal`
  /// returns whether a stream is a terminal, and `hasProgram` whether `PATH` has a program. Flags
  /// take precedence.
  package init(
    isPlain: Bool, colour: ColourChoice, variable: (String) -> String?,
    isTerminal: (OutputStream) -> Bool, hasProgram: (String) -> Bool
  ) {
    // An empty variable counts as unset (no-color.org).
    func isSet(_ name: String) -> Bool { variable(name)?.isEmpty == false }
    func isOn(_ name: String) -> Bool { isSet(name) && variable(name) != "0" }

    let isPlain = isPlain || isOn("PROSCONS_PLAIN")
    let type = variable("TERM") ?? ""
    let isDumb = type.isEmpty || type == "dumb"
    // Monochrome terminals have such a suffix (term(7)). DEC's own terminals had no colour either.
    let isMonochrome = type.hasSuffix("-m") || type.hasSuffix("-mono") || type.hasPrefix("vt")

    func isColoured(_ stream: OutputStream) -> Bool {
      if colour != .auto { return colour == .always }
      let isThere = isTerminal(stream)
      // A terminal that shows escape bytes must not get any.
      if isPlain || isSet("NO_COLOR") || (isThere && isDumb) { return false }
      // These follow bixense.com/clicolors and force-color.org.
      if isOn("CLICOLOR_FORCE") || isOn("FORCE_COLOR") { return true }
      return isThere && !isMonochrome && variable("CLICOLOR") != "0"
    }
    func surface(_ stream: OutputStream) -> Surface {
      Surface(isTerminal: isTerminal(stream), palette: isColoured(stream) ? .basic : .none)
    }

    let canRedraw = !isPlain && !isDumb
    self.init(
      isPlain: isPlain, canRedraw: canRedraw, standard: surface(.standard), error: surface(.error),
      pager: canRedraw && isTerminal(.standard)
        ? Pager.command(variable: variable, hasProgram: hasProgram) : nil)
  }
}

package nonisolated enum ColourChoice: String, CaseIterable, Sendable {
  /// On terminals that support it, unless the environment says otherwise.
  case auto
  case always
  case never
}
