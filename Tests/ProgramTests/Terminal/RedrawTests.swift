import TestSupport
import Testing

extension TerminalTests {
  @Suite("drawing")
  struct Drawing {
    @Test(
      "what keys do to the line is on the screen as if it were drawn anew",
      arguments: [
        "\u{301}\u{14}\u{14}\u{1B}[C", "x\u{301}y\u{1}\u{1B}[3~\u{1B}[C\u{1B}[D",
        "ab\0", "ab\u{1}\u{14}",
      ])
    func emacs(keys: String) async throws {
      let terminal = try await session()
      terminal.type(keys)
      #expect(try await terminal.compareWithRedraw { terminal.type($0) } == .alike)
    }

    @Test(
      "its rows stay one line for a terminal that gets another width",
      arguments: [
        // What is typed at the beginning of a row that was cut off; a row that ends in a blank.
        ("01234567890123456789\u{1}\u{1B}1\u{1B}5\u{6}\u{B}xyz", "012345678901234xyz", 18),
        ("01234567890123 5678\u{1}x\u{8}", "01234567890123 5678", 0),
        ("01234567890123 5678\u{C}", "01234567890123 5678", 19),
      ])
    func rows(keys: String, text: String, cursor: Int) async throws {
      let terminal = try await session(columns: 20)
      terminal.type(keys)
      let picture = LinePicture(prompt: "/ai> ", text: Array(text), cursor: cursor, columns: 20)
      try await terminal.expect("two rows, of which the first goes on") {
        picture.isShown(on: $0, above: [])
      }
    }

    @Test(
      "a row that is alike up to its last cells is drawn in its place",
      arguments: [
        (14, "vt100"), (15, "xterm"), (16, "vt100"), (17, "xterm"), (20, "vt100"), (21, "xterm"),
      ])
    func alike(count: Int, kind: String) async throws {
      let terminal = try await session(environment: ["TERM": kind], columns: 20)
      let text = "xyzabcdefghijk" + String(repeating: "f", count: count) + "0123456789"
      terminal.type("where\r")
      try await terminal.expect("its answer") { $0.text.hasSuffix("\n/ai> where\n/ai\n/ai>") }
      terminal.type("\(text)\u{1}w")
      let picture = LinePicture(prompt: "/ai> ", text: Array("w" + text), cursor: 1, columns: 20)
      try await terminal.expect("all of it, below the answer") {
        picture.isShown(on: $0, above: []) && $0.line($0.cursor.row - 1) == "/ai"
      }
    }

    @Test(
      "a line that begins the window leaves nothing of it with the rows that went off the top",
      arguments: ["o\u{323}o\u{323}", "abc", "/effi", "/effi\u{1B}", "sea\t"])
    func top(keys: String) async throws {
      let terminal = try await session()
      terminal.type("\u{C}")
      try await terminal.expect("the line alone") { $0.text == "/ai>" && $0.cursor.row == 0 }
      let before = terminal.screen.scrolledOff
      terminal.type("\(keys)\u{3}where\r")
      try await terminal.expect("its answer") { $0.text.hasSuffix("\n/ai> where\n/ai\n/ai>") }
      #expect(terminal.screen.scrolledOff == before)
    }

    @Test("a narrow character in the place of a wide one goes up to the row that has room for it")
    func narrower() async throws {
      let terminal = try await session(editrc: "bind -v")
      terminal.resize(columns: 20, rows: 24)
      terminal.type("01234567890123世\u{1B}rx")
      try await terminal.expect(line: "/ai> 01234567890123x")
      #expect(try await terminal.compareWithRedraw { terminal.type($0) } == .alike)
    }

    @Test("a tab of ^V is a space, at the margin too", arguments: [8, 13, 14, 15, 16, 20])
    func tab(count: Int) async throws {
      let terminal = try await session(columns: 20)
      let text = String("01234567890123456789".prefix(count))
      terminal.type("\(text)\u{16}\tabc\u{1}\u{5}x\u{1B}b\u{1B}f")
      #expect(try await terminal.compareWithRedraw { terminal.type($0) } == .alike)
      // A row that ends in the blank is shown without it.
      try await terminal.expect("the text, and a blank for the tab") {
        $0.text.filter { $0 != "\n" }.hasSuffix("> \(text) abcx")
          || $0.text.hasSuffix("\(text.suffix(4))\nabcx")
      }
    }

    @Test(
      "a prompt of wide characters is, too, and its marks are shown",
      arguments: ["世界", "世界x\u{301}"])
    func prompt(place: String) async throws {
      let terminal = try await session(columns: 20)
      terminal.type("new \(place)\rgo /\(place)\r")
      try await terminal.expect("the prompt") { $0.cursorLine == "/\(place)>" }
      // The cursor comes up from the end of the second row, to below each half of a character.
      for count in 12...20 {
        terminal.type("\u{15}\("01234567890123456789".prefix(count))\u{1}x")
        #expect(try await terminal.compareWithRedraw { terminal.type($0) } == .alike)
      }
    }

    @Test("the prompt keeps its colour where the cursor comes up to it from the row below")
    func colour() async throws {
      let terminal = try await session(columns: 20)
      terminal.type("0123456789012345\u{1}")
      #expect(try await terminal.compareWithRedraw { terminal.type($0) } == .alike)
      // What was written before ^L cleared the screen.
      let all = String(decoding: terminal.output, as: UTF8.self)
      let output = all[..<(try #require(all.ranges(of: "\u{1B}[H").first).lowerBound)]
      let end = try #require(output.lastIndex(of: ">"))
      #expect(output[..<end].hasSuffix("\u{1B}[1m/ai"))
    }

    @Test("a line that was left by ^Z is laid out for the window that it comes back to")
    func window() async throws {
      let terminal = try await shell(running: Program.path())
      terminal.type("0123456789012345678901234567890123456789\u{1A}")
      try await terminal.expect(line: "shell$")
      terminal.resize(columns: 30, rows: 20)
      terminal.type("fg\r")
      try await terminal.expect("two rows") {
        $0.line($0.cursor.row - 1) == "/ai> 0123456789012345678901234"
      }
      terminal.type("\u{1}x")
      #expect(try await terminal.compareWithRedraw { terminal.type($0) } == .alike)
    }

    @Test(
      "a line that is higher than the screen is shown around the cursor",
      arguments: ["0123456789", "世界好"])
    func high(digits: String) async throws {
      let terminal = try await session(columns: 20, rows: 6)
      var text = Array(String(repeating: digits, count: 20))
      terminal.type(String(text))
      func expect(cursor: Int) async throws {
        let picture = LinePicture(prompt: "/ai> ", text: text, cursor: cursor, columns: 20)
        try await terminal.expect("\(picture)") { picture.isShown(onSmaller: $0) }
      }
      try await expect(cursor: text.count)
      for (key, cursor) in [("\u{1}", 0), ("\u{1B}3\u{6}", 3), ("\u{1B}9\u{6}", 12)] {
        terminal.type(key)
        try await expect(cursor: cursor)
      }
      text.insert("x", at: 12)
      terminal.type("x")
      try await expect(cursor: 13)
      terminal.type("\u{5}y\u{2}")
      text.append("y")
      try await expect(cursor: text.count - 1)
      terminal.type("\u{1}\u{1B}[C\r")
      let answer = "nocommand\"\(String(text))\""
      try await terminal.expect("the answer to all of it") {
        ($0.scrolledOff + [$0.text]).joined().filter { $0 != " " && $0 != "\n" }.contains(answer)
          && $0.text.hasSuffix("\n/ai>")
      }
      terminal.type("\(String(text))\u{1}\u{B}one")
      try await terminal.expect("a short line alone") { $0.text == "/ai> one" }
    }

    @Test("^C leaves the line whole in vi's command mode")
    func interrupt() async throws {
      let terminal = try await session(editrc: "bind -v")
      terminal.type("one 世\u{1B}\u{3}")
      try await terminal.expect("the line, and a fresh prompt") {
        $0.text.hasSuffix("/ai> one 世^C\n/ai>")
      }
    }
  }
}
