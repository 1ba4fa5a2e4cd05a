import Prompt
import Testing

@testable import UI

nonisolated struct AppearanceTests {
  private func appearance(
    plain: Bool = false, colour: ColourChoice = .auto, _ variables: [String: String] = [:],
    terminals: [OutputStream] = [.standard, .error], programs: [String] = ["less"]
  ) -> Appearance {
    Appearance(
      isPlain: plain, colour: colour,
      variable: { variables.merging(["TERM": "xterm"]) { given, _ in given }[$0] },
      isTerminal: terminals.contains, hasProgram: programs.contains)
  }

  private func isColoured(_ appearance: Appearance) -> Bool {
    appearance.standard.palette == .basic
  }

  @Test(arguments: ["xterm", "xterm-256color", "screen", "tmux-256color", "linux", "foot"])
  func `A terminal is coloured`(type: String) {
    let appearance = appearance(["TERM": type])
    #expect(appearance.standard == .init(isTerminal: true, palette: .basic))
    #expect(appearance.error == .init(isTerminal: true, palette: .basic))
    #expect(appearance.canRedraw)
  }

  @Test func `A pipe is not, each stream by itself`() {
    let appearance = appearance(terminals: [.error])
    #expect(appearance.standard == .file)
    #expect(appearance.error.palette == .basic)
  }

  @Test(arguments: [
    ["TERM": "dumb"], ["TERM": ""], ["TERM": "vt100"], ["TERM": "xterm-mono"], ["TERM": "ansi-m"],
    ["NO_COLOR": "1"], ["NO_COLOR": "0"], ["CLICOLOR": "0"],
    ["NO_COLOR": "1", "CLICOLOR_FORCE": "1"], ["TERM": "dumb", "CLICOLOR_FORCE": "1"],
    ["PROSCONS_PLAIN": "1"], ["PROSCONS_PLAIN": "1", "FORCE_COLOR": "1"],
  ])
  func `The environment can do without colour`(variables: [String: String]) {
    #expect(!isColoured(appearance(variables)))
    #expect(isColoured(appearance(colour: .always, variables)))
  }

  @Test(arguments: [
    ["NO_COLOR": ""], ["CLICOLOR": "1"], ["CLICOLOR": ""], ["PROSCONS_PLAIN": "0"],
    ["PROSCONS_PLAIN": ""], ["CLICOLOR": "0", "CLICOLOR_FORCE": "1"],
    ["TERM": "vt100", "CLICOLOR_FORCE": "1"],
  ])
  func `What is empty or switched off is as if it were not said`(variables: [String: String]) {
    #expect(isColoured(appearance(variables)))
    #expect(!isColoured(appearance(colour: .never, variables)))
  }

  @Test(arguments: ["CLICOLOR_FORCE", "FORCE_COLOR"])
  func `A pipe is coloured if that is forced`(name: String) {
    #expect(isColoured(appearance([name: "1"], terminals: [])))
    #expect(isColoured(appearance([name: "1", "TERM": "dumb"], terminals: [])))
    #expect(!isColoured(appearance([name: "0"], terminals: [])))
    #expect(!isColoured(appearance([name: ""], terminals: [])))
  }

  @Test func `A flag comes before the environment`() {
    #expect(isColoured(appearance(colour: .always, ["NO_COLOR": "1"], terminals: [])))
    #expect(!isColoured(appearance(colour: .never, ["CLICOLOR_FORCE": "1"])))
  }

  @Test func `For somebody who listens nothing moves, and colour must be asked for`() {
    for plain in [appearance(plain: true), appearance(["PROSCONS_PLAIN": "yes"])] {
      #expect(plain.isPlain)
      #expect(!plain.canRedraw)
      #expect(plain.pager == nil)
      #expect(!isColoured(plain))
    }
    #expect(isColoured(appearance(plain: true, colour: .always)))
  }

  @Test(arguments: ["dumb", ""])
  func `A dumb terminal is not drawn on again`(type: String) {
    let dumb = appearance(["TERM": type])
    #expect(!dumb.canRedraw)
    #expect(!dumb.isPlain)
    #expect(dumb.pager == nil)
  }

  @Test func `Without escapes the words stay where they go`() {
    let without = appearance().withoutEscapes
    #expect(without.standard == .init(isTerminal: true, palette: .none))
    #expect(without.error == .init(isTerminal: true, palette: .none))
    #expect(!without.canRedraw)
    #expect(without.pager == nil)
  }
}

nonisolated struct PagerTests {
  private func command(_ pager: String?, programs: [String] = ["less"]) -> String? {
    Pager.command(variable: { $0 == "PAGER" ? pager : nil }, hasProgram: programs.contains)
  }

  @Test func `It is less, which shows colours and leaves what was read`() {
    #expect(
      command(nil)
        == #"export LESS="${LESS-FRX}" LESSCHARSET="${LESSCHARSET-utf-8}"; exec less"#)
  }

  @Test func `It is what PAGER says, for the shell to read`() {
    #expect(command("most -s | tee log", programs: [])?.hasSuffix("; most -s | tee log") == true)
  }

  @Test(arguments: [("most -s", true), ("LESS=R less", false), ("(less)", false), ("~/p", false)])
  func `It takes the shell's place where no shell is needed`(pager: String, isAlone: Bool) {
    #expect(command(pager)?.hasSuffix(isAlone ? "; exec \(pager)" : "; \(pager)") == true)
  }

  @Test(arguments: ["", " ", "cat"])
  func `PAGER can say that there is none`(pager: String) {
    #expect(command(pager) == nil)
  }

  @Test func `There is none where there is no less`() {
    #expect(command(nil, programs: ["more"]) == nil)
  }

  @Test(arguments: [
    (3, "a", false), (4, "a", true), (2, "0123456789", false), (2, "0123456789a", true),
    (2, "日本語日本語", true), (0, "", false),
  ])
  func `It is wanted for what leaves no room for the prompt`(
    lines: Int, text: String, isWanted: Bool
  ) {
    let lines = Array(repeating: Text(text), count: lines)
    #expect(Pager.isWanted(for: lines, columns: 10, rows: 4) == isWanted)
  }
}
