import Prompt
import Testing

@testable import UI

struct ExportScreenTests {
  @Test func `At a terminal JSON escapes in its own way, the others as all text`() async {
    let terminal = Appearance.terminal(.none)
    let json = await Gallery.run("export json", as: terminal)
    #expect(json.lines == ["json of 1\\u001b\r", "end"])
    let csv = await Gallery.run("export csv", as: terminal)
    #expect(csv.lines == ["csv of 1\\u{1B}\r", "end"])
    #expect(await Gallery.run("export csv").lines == ["csv of 1\u{1B}\r", "end"])
  }

  @Test func `A format that there is not is an error`() async {
    #expect(
      await Gallery.run("export jsno").lines == [
        "error: expected json, html, markdown, csv or index, not \"jsno\"; did you mean \"json\"?"
      ])
    #expect(
      await Gallery.run("export").lines == [
        "error: missing json, html, markdown, csv or index; usage: `export FORMAT [FIELD:VALUE…] [FILE]`"
      ])
  }
}
