import TestSupport
import Testing

@Suite("Finding")
struct FindTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test(
    "is as complete as grep -i",
    arguments: [
      "postgres", "IT IS", "é", "a.b", "zebra", "+", "* Good, because", "good, because it is",
      "# decision", "decision", "### opt", "* cost", "cost of all", "## cost", "- small", "small",
    ])
  func grep(words: String) async throws {
    for number in 1...9 {
      let arguments = (1...20).map { line in
        let sign = ["Good", "Bad", "Neutral"][(line * number) % 3]
        let text = Self.texts[(line * 7 + number * 3) % Self.texts.count]
        return "* \(sign), because \(text)"
      }
      try folder.write(
        "# Decision\n\n## Drivers\n\n* cost of all\n\n## Cost of all\n\n### Option\n\n"
          + "\(arguments.joined(separator: "\n"))\n\n#### Pros\n\n- small\n",
        to: "000\(number)-a.md")
    }
    let grep = try await Transcript.of(
      "/bin/sh",
      arguments: ["-c", "cat \"$1\"/*.md | grep -i -c -F -e \"$0\"", words, folder.path],
      environment: ["LC_ALL": "C.UTF-8"])
    let find = try await Transcript.of(arguments: [folder.path, "-c", "find \(words)"])
    let rows = find.text.split(separator: "\n").dropFirst()
    #expect("\(rows.count)\n" == grep.text)
    #expect(rows.isEmpty == (words == "zebra"))
    #expect(find.status == grep.status)
    #expect(find.errorText == "")
  }

  @Test("leads on")
  func leadsOn() async throws {
    try folder.write("# A\n\n## Cons\n\n- needs Postgres\n", to: "0007-a.md")
    let run = try await Transcript.of(
      arguments: [folder.path, "-c", "find postgres", "-c", "open 1", "-c", "why postgres"])
    #expect(
      run.text == """
        1 match for "postgres"
        1  con: needs Postgres  (A, undecided, /0007/cons/1)
        1  needs Postgres
        con 1 of 1, A
        weight 1, \(folder.path)/0007-a.md:5
        1 match for "postgres"
        A: undecided (no status)
        1  con: needs Postgres  (/0007/cons/1)

        """)
    #expect(run.status == .exited(0))
  }

  @Test("finds and shows text that is no argument, too")
  func sections() async throws {
    try folder.write(
      """
      ---
      decision-makers: Ann
      ---
      # Tea?

      ## Pros

      - Good, because hot

      ## More Information

      Somebody tastes it.

      ```sh
      brew --twice
      ```

      """, to: "0007-tea.md")
    let run = try await Transcript.of(
      arguments: [folder.path, "-c", "open 7", "-c", "show"]
        + ["ann", "because", "information", "tastes", "twice"].flatMap { ["-c", "find \($0)"] })
    #expect(
      run.text.hasSuffix(
        """
        More Information:
           Somebody tastes it.
           ```sh
           brew --twice
           ```
        1 match for "ann"
        1  text: decision-makers: Ann  (Tea?, /0007/text/1)
        1 match for "because"
        1  pro: hot / - Good, because  (Tea?, undecided, /0007/pros/1)
        1 match for "information"
        1  text: ## More Information  (Tea?, /0007)
        1 match for "tastes"
        1  text: Somebody tastes it.  (Tea?, /0007/text/2)
        1 match for "twice"
        1  text: brew --twice  (Tea?, /0007/text/2)

        """))
  }

  private static let texts = [
    "it is Postgres", "POSTGRES scales", "It Is in C++", "café", "CAFÉ", "a.b", "aXb", "postgre",
    "itis", "nothing at all", "it is, it is",
  ]
}
