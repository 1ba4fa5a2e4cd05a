import Prompt

nonisolated extension Presentation {
  /// What was asked for by flags, and what is there.
  ///
  /// `variable` is the value of an environment variable, `nil` if it is unset; `isTerminal` says of
  /// a stream whether it leads to one, and `hasProgram` of a name whether `PATH` has a program of
  /// it. A flag comes before the environment.
  public init(
    isPlain: Bool, colour: ColourChoice, variable: (String) -> String?,
    isTerminal: (OutputStream) -> Bool, hasProgram: (String) -> Bool
  ) {
    // Nobody sets an empty variable to ask for something (no-color.org).
    func isSet(_ name: String) -> Bool { variable(name)?.isEmpty == false }
    func isOn(_ name: String) -> Bool { isSet(name) && variable(name) != "0" }

    let isPlain = isPlain || isOn("PROSCONS_PLAIN")
    let type = variable("TERM") ?? ""
    let isDumb = type.isEmpty || type == "dumb"
    // As the suffix says in the names of terminals (term(7)); DEC's own had none either.
    let isMonochrome = type.hasSuffix("-m") || type.hasSuffix("-mono") || type.hasPrefix("vt")

    func isColoured(_ stream: OutputStream) -> Bool {
      switch colour {
      case .always: return true
      case .never: return false
      case .auto: break
      }
      let isThere = isTerminal(stream)
      // Not one escape byte where a terminal would show it.
      if isPlain || isSet("NO_COLOR") || (isThere && isDumb) { return false }
      // By bixense.com/clicolors and force-color.org.
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
