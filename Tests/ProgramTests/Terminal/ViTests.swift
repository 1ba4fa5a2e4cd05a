import TestSupport
import Testing

extension TerminalTests {
  @Suite("vi's keys")
  struct Vi {
    /// A session with vi's keys, in which these have made this row.
    private func terminal(typing keys: String, expecting row: String) async throws -> PseudoTerminal
    {
      let terminal = try await session(editrc: "bind -v")
      terminal.type(keys)
      try await terminal.expect(line: row)
      return terminal
    }

    @Test(
      ". makes the last change again",
      arguments: [
        ("abcdef\u{1B}0x..", "def"), ("abcdefgh\u{1B}0x3.", "efgh"),
        ("one two one\u{1B}0cwxy\u{1B}w.", "xy xy one"), ("abc\u{1B}0r世l.", "世世c"),
        ("abc\u{1B}ix\u{7F}é\u{1B}0.", "éabéc"), ("a,b,c\u{1B}0ct,世\u{1B}ll.", "世,世,c"),
        ("abcd\u{1B}c0X\u{1B}3.EA|", "Xd|"),
        ("one\u{1B}iab\u{1B}[Dx\u{1B}$.", "onaxbxe"), ("a b c\u{1B}0cwX\u{1B}$.A|", "X b X|"),
        ("one two\u{1B}0cw\u{1B}[200~XY\u{1B}[201~\u{1B}w.A|", "XY XY|"),
      ])
    func again(keys: String, line: String) async throws {
      _ = try await terminal(typing: keys, expecting: "/ai> \(line)")
    }

    @Test(
      "while text is typed the keys that go right go behind it, and Delete deletes nothing but there",
      arguments: [
        ("ab cd\u{1B}[D\u{1B}[Cx", "ab cdx"), ("ab cd\u{1B}[H\u{1B}[Fx", "ab cdx"),
        ("ab 世\u{1B}[D\u{1B}OCx", "ab 世x"), ("ab\u{1B}[D\u{1B}[C\u{1B}[Cx", "abx"),
        ("ab cd\u{1B}[D\u{1B}[3~x", "ab cx"), ("ab\u{1B}[D\u{1B}[D\u{1B}[3~x", "xb"),
        ("ab\u{1B}[3~x", "abx"),
      ])
    func right(keys: String, line: String) async throws {
      _ = try await terminal(typing: keys, expecting: "/ai> \(line)")
    }

    @Test(
      "where text is typed into an empty line again, a slash opens the search",
      arguments: ["\u{1B}i", "op\u{1B}cc", "op\u{1B}0Da"])
    func searchAgain(keys: String) async throws {
      let terminal = try await session(editrc: "bind -v")
      terminal.type(keys + "/error")
      try await terminal.expect("the best match below the line") {
        $0.cursorLine == "/ai> /error"
          && $0.line($0.cursor.row + 1).contains("Error reduction")
      }
    }

    @Test("what is pasted into vi's search is searched for")
    func pastedSearch() async throws {
      let terminal = try await session(editrc: "bind -v")
      terminal.type("where\rfoo\u{1B}/\u{1B}[200~whe\u{1B}[201~")
      try await terminal.expect("its question") { $0.cursorLine.hasSuffix("/whe") }
      terminal.type("\r")
      try await terminal.expect(text: "/ai\n/ai>")
    }

    @Test("while keys are commands, a slash is vi's")
    func searchOfVi() async throws {
      let terminal = try await session(editrc: "bind -v")
      terminal.type("\u{1B}/")
      try await terminal.expect("its question") {
        $0.cursorLine.hasSuffix("/") && !$0.text.contains("> E")
      }
    }

    @Test(
      ". types nothing that was typed as another line, or after a command that fails now",
      arguments: [
        ("ab\u{1B}x\rwhere w\u{1B}.", "where "), ("where xx\u{1B}.", "where xx"),
        ("one\u{1B}0cwdd\u{1B}cf世hh\u{1B}.", "dd"), ("one\u{1B}cc\u{1B}cwdd\u{1B}.", "ddd"),
      ])
    func notAgain(keys: String, line: String) async throws {
      let terminal = try await terminal(typing: keys, expecting: "/ai> \(line)".trimmed)
      // Behind all that the dot may have typed.
      terminal.type("\u{1B}A|")
      try await terminal.expect(line: "/ai> \(line)|")
    }

    @Test(
      "a character that is no command is none in the command mode",
      arguments: [
        ("\u{1B}r世i|", "|"), ("a\u{1B}世A|", "a|"), ("a\u{1B}d世A|", "a|"),
        ("ab\u{1B}0世\u{301}i|", "|ab"), ("a世b\u{1B}0f世i|", "a|世b"),
        ("\u{1B}/世\ri|", "|"),
      ])
    func foreign(keys: String, line: String) async throws {
      _ = try await terminal(typing: keys, expecting: "/ai> \(line)")
    }

    @Test("it is text where a key of the person's own has begun typing")
    func own() async throws {
      let terminal = try await session(editrc: "bind -v\nbind -a o vi-add-at-eol")
      terminal.type("ab\u{1B}0o世")
      try await terminal.expect(line: "/ai> ab世")
    }

    @Test(
      "u takes back a change with all that was typed for it",
      arguments: [
        ("one two three\u{1B}0cwX Y\u{1B}u", "one two three"), ("one\u{1B}A two six\u{1B}u", "one"),
        ("one\u{1B}0Rab c\u{1B}u", "one"), ("one two\u{1B}0cwX\u{1B}w.u", "X two"),
        ("one\u{1B}A a b\u{1B}[D\u{1B}[Dc\u{1B}uu", "one"),
      ])
    func undo(keys: String, line: String) async throws {
      let terminal = try await terminal(typing: keys, expecting: "/ai> \(line)")
      // Behind all that may come of these keys.
      terminal.type("A|")
      try await terminal.expect(line: "/ai> \(line)|")
    }

    @Test("Backspace among commands deletes nothing, also what is not seen")
    func moving() async throws {
      let terminal = try await terminal(
        typing: "a👩\u{200D}👧\u{1B}\u{7F}A\u{7F}|", expecting: "/ai> a👩|")
      terminal.type("\u{7F}\u{7F}|")
      try await terminal.expect(line: "/ai> a|")
    }

    @Test("x deletes one character after the other from the end, each with its accent")
    func accents() async throws {
      let terminal = try await terminal(
        typing: "xyq\u{302}q\u{302}q\u{302}\u{1B}xxxx", expecting: "/ai> x")
      terminal.type("A|")
      try await terminal.expect(line: "/ai> x|")
    }

    @Test("^X is a key like any other, and may have a meaning of the person's own")
    func keyOfTheirOwn() async throws {
      let terminal = try await session(editrc: "bind -v\nbind -s ^X where")
      terminal.type("\u{18}Q")
      try await terminal.expect(line: "/ai> whereQ")
    }

    @Test("U takes back what was done to an earlier line since that was brought back")
    func undoAllOfEarlier() async throws {
      let terminal = try await session(editrc: "bind -v")
      terminal.type("where\r")
      try await terminal.expect(text: "\n/ai\n/ai>")
      terminal.type("\u{1B}kxA abc\u{1B}U")
      try await terminal.expect(line: "/ai> where")
      terminal.type("A|")
      try await terminal.expect(line: "/ai> where|")
    }

    @Test("U takes back what was done to this line, and is taken back by u")
    func undoAll() async throws {
      let terminal = try await session(editrc: "bind -v")
      // The arrow of an earlier line leaves libedit a draft that is not for this one.
      terminal.type("where\rdraft\u{1B}k\u{3}")
      try await terminal.expect(line: "/ai>")
      terminal.type("one two\u{1B}xx")
      try await terminal.expect(line: "/ai> one t")
      terminal.type("U")
      try await terminal.expect(line: "/ai>")
      terminal.type("u")
      try await terminal.expect(line: "/ai> one t")
    }
  }
}

extension String {
  /// Blanks at the end of a row can't be told from an empty rest of it.
  fileprivate var trimmed: String { last == " " ? String(dropLast()) : self }
}
