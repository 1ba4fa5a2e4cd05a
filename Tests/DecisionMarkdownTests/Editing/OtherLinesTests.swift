import DecisionMarkdown
import Decisions
import TestSupport
import Testing

@Suite(
  "What an edit leaves alone",
  .enabled(if: CommonMark.isInstalled, "cmark-gfm is missing: install it to compare with it"))
struct OtherLinesTests {
  @Test(
    "is every other line, its kind, its section and its meaning, whatever is typed",
    arguments: 0..<4)
  func hostile(seed: Int) async throws {
    let count = (getenv("FUZZ_EDITS").flatMap { Int(String(cString: $0)) } ?? 1000) / 4
    var random = SeededGenerator(seed: seed)
    var texts: [DecisionText] = []
    var edits: [(before: Int, after: Int, edit: Edit)] = []
    var tried = 0
    while tried < count {
      let file = DecisionText(Array(random.hostileFile().utf8), named: "file")
      let before = texts.count
      texts.append(file)
      for edit in (0..<20).compactMap({ _ in random.hostileEdit(of: file.decision) }) {
        tried += 1
        guard let after = try? file.after(edit), after.bytes != file.bytes else { continue }
        edits.append((before, texts.count, edit))
        texts.append(after)
      }
    }
    #expect(edits.count > tried / 2)
    let files = texts.map { String(decoding: $0.bytes, as: UTF8.self) }
    let kinds = try await CommonMark.kinds(of: files.map(OtherLines.body))
    for (before, after, edit) in edits {
      let lines = OtherLines(edit: edit, before: files[before], after: files[after])
      let changed =
        lines.changedKinds(kinds[before], kinds[after])
        + lines.changedValues(texts[before].decision, texts[after].decision)
      #expect(changed.isEmpty, "\(edit) of \(files[before].debugDescription)")
    }
  }
}

@Suite("An edit that would change other lines")
struct MisreadLineTests {
  private let text = "# T\n\n## Context\n\nold\n## Options\n\n- A\n- B\n"

  @Test("is refused, with the first line that would be read otherwise")
  func refused() {
    let html = Edit.setContext("<?php x")
    #expect(throws: refusal("context <?php x", "\"Options\" as HTML", 6)) {
      try edited(text, html)
    }
    let heading = Edit.renameOption(option(1, of: text), title: "# C")
    #expect(throws: refusal("option rename A # C", "\"B\" as a part of another section", 9)) {
      try edited(text, heading)
    }
    let table =
      "# T\n\n## Options\n\n| Option | Pros |\n|---|---|\n| A | x |\n\n## Other\n\n### B\n\n- Pro: y\n"
    #expect(throws: refusal("option remove A", "\"| Option | Pros |\" as text", 5)) {
      try edited(table, .removeOption(option(1, of: table)))
    }
  }

  private func refusal(_ edit: String, _ cause: String, _ line: Int) -> EditRefusal {
    .wouldReadOtherwise(edit, cause: cause, line: line)
  }
}
