import TestSupport
import Testing

@Suite("Exporting")
struct ExportTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(
      "# A\u{1B}[1m \u{E9}\n\n## Pros\n\n- \"one\", \u{9B}two <!-- weight: 3 -->\n",
      to: "0001-a.md")
    try folder.write("# B\n\n## Cons\n\n- b | c\n", to: "0002-b.md")
  }

  @Test("JSON is read by another program as it was written", .enabled(if: python != nil))
  func json() async throws {
    let run = try await Transcript.of(
      "/bin/sh",
      arguments: [
        "-c", "\"$0\" \"$1\" -c 'export json' | \"$2\" -c \"$3\"",
        Program.path(), folder.path, Self.python ?? "", Self.reader,
      ])
    #expect(
      run.text == """
        1 1 'A\\x1b[1m \\xe9' [('pro', '"one", \\x9btwo', 3, 5)]
        1 2 'B' [('con', 'b | c', 1, 5)]

        """)
    #expect(run.errorText == "")
  }

  @Test("HTML has links that lead from the page to where they lead from the file")
  func links() async throws {
    for name in ["x y", "pages"] { try folder.makeFolder(name) }
    try folder.write("# C\n\n[a](../b%20c.md#d) [e](0001-a.md) [f](/g.md)\n", to: "x y/0003-c.md")
    for (arguments, path, link) in [
      (["x y"], "page.html", "b%20c.md#d"), (["x y"], "pages/page.html", "../b%20c.md#d"),
      (["\(folder.path)/x y"], "\(folder.path)/x y/page.html", "../b%20c.md#d"),
    ] {
      let run = try await Transcript.of(
        arguments: arguments, input: "export html \(path)\n", workingFolder: folder.path)
      #expect(run.status == .exited(0))
      let page = try folder.text(of: path.replacing("\(folder.path)/", with: ""))
      #expect(page.contains("href=\"\(link)\"") && page.contains("href=\"/g.md\""))
    }
  }

  @Test("below a decision exports that one", arguments: ["/2", "/0002/cons", "/0002/compare"])
  func one(route: String) async throws {
    let run = try await Transcript.of(
      arguments: [folder.path, "--at", route, "-c", "export markdown"])
    #expect(
      run.text.hasSuffix(
        "| Option | Pros | Cons | Total |\n| --- | --- | --- | ---: |\n| B |  | b \\| c | -1 |\n"))
    #expect(run.status == .exited(0))
  }

  @Test("of a decision without options says so, in the table of several")
  func empty() async throws {
    try folder.write("# C\n\nStatus: proposed\n", to: "0003-c.md")
    let run = try await Transcript.of(
      arguments: [folder.path, "-c", "export markdown", "-c", "go /3", "-c", "export markdown"]
        + ["-c", "agenda"])
    #expect(run.text.contains("| C | No options are listed |  |  |  |\nC\nproposed\n"))
    #expect(run.text.contains("\nNo options are listed\nNo options are listed\n3 undecided"))
    #expect(run.text.hasSuffix("3  C  (/0003, proposed)\n   No options are listed\n"))
  }

  @Test("to a new file writes what a pipe gets, byte for byte, and never over another")
  func file() async throws {
    for format in ["json", "html", "csv", "markdown"] {
      let path = folder.path(of: "out of \(format)")
      let shown = try await Transcript.of(arguments: [folder.path, "-c", "export \(format)"])
      let run = try await Transcript.of(
        arguments: [folder.path, "-c", "export \(format) \(path)", "-c", "export csv \(path)"])
      #expect(run.text == "Exported 2 decisions to \(path)\n")
      #expect(run.errorText.hasPrefix("Alert: \(path) exists already"))
      #expect(run.status == .exited(1))
      #expect(try folder.read("out of \(format)") == shown.output)
      // Only CSV has texts as they are.
      #expect(shown.output.contains(0x1B) == (format == "csv"))
    }
  }

  @Test("as a page gives lines that weigh so in a draft")
  func lines() async throws {
    let run = try await Transcript.of(
      arguments: [folder.path], input: "draft\n/0001\n# \"one\"\nweigh pro 1 0\n")
    #expect(run.text.contains("Weight of pro 1 of "))
    #expect(run.text.contains(": 3 → 0 (\"one\""))
    #expect(run.status == .exited(1), "the draft is lost at the end of a script")
  }

  private static let python =
    ["/usr/bin/python3", "/usr/local/bin/python3"].first { path in
      access(path, X_OK) == 0
    } as String?

  private static let reader = """
    import json, sys
    library = json.load(sys.stdin)
    for d in library['decisions']:
        arguments = [(a['side'], a['text'], a['weight'], a['line'])
                     for o in d['options'] for a in o['arguments']]
        print(library['version'], d['number'], ascii(d['title']), arguments)
    """
}
