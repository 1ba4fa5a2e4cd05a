import TestSupport
import Testing

@Suite("A row of a list that a script has printed")
struct PipeRowsTests {
  private let folder: TemporaryFolder
  private let path: String
  private let name = "0001-drink.md"

  init() throws {
    folder = try TemporaryFolder()
    path = try folder.write(
      """
      # What to drink

      ## Considered Options

      * Tea
      * Milk

      ## Pros and Cons of the Options

      ### Tea

      * Good, because Warm
      * Good, because Nice

      ### Milk

      * Bad, because Cold

      """, to: name)
  }

  /// Runs the commands from a pipe, and `change` of sed in the file as soon as the line `shown` was
  /// printed.
  private func run(
    _ before: [String], until shown: String, change: String, _ after: [String]
  ) async throws -> Transcript {
    let script = """
      mkfifo in out; "$0" "$1" <in >out & exec 3>in 4<out
      printf '\(before.joined(separator: "\\n"))\\n' >&3
      while read -r line <&4 && [ "$line" != '\(shown)' ]; do :; done
      sed '\(change)' "$1" >new.md && mv new.md "$1"
      printf '\(after.joined(separator: "\\n"))\\n' >&3; exec 3>&-; cat <&4; wait $!
      """
    return try await Transcript.of(
      "/bin/sh", arguments: ["-c", script, Program.path(), path], workingFolder: folder.path)
  }

  private var text: String {
    get throws { try folder.text(of: name) }
  }

  @Test("is named by its whole text, or by a part of it that no other row has")
  func titled() async throws {
    try folder.write(text.replacing("Bad, because Cold", with: "Good, because Cold"), to: name)
    let run = try await Transcript.of(
      arguments: [path],
      input: """
        go /0001/flip
        weigh cold 2
        show
        edit Cold Too cold
        weigh war 3
        weigh nope 3
        weigh pro 9 3
        go /0001/compare
        edit milk Oat milk
        weigh oat milk 3
        open oat
        where

        """)
    #expect(run.text.contains("Weight of pro 1 of Milk: 1 → 2 (Cold)\n"))
    #expect(run.text.contains("Changed pro 1 of Milk to: Too cold\n"))
    #expect(run.text.contains("Renamed option 2 of 0001: Milk → Oat milk\n"))
    #expect(run.text.contains("Weight of pro 1 of Tea: 1 → 3 (Warm)\n"))
    #expect(run.text.hasSuffix("/oat-milk\n"))
    #expect(run.errorText.contains("there is no row \"nope\" here"))
    #expect(run.errorText.contains("pro 9 of which option?"))
    #expect(run.errorText.contains("row 2 is the option \"Oat milk\": `open 2` shows its"))
  }

  @Test("whose title another row has, too, is named by its number")
  func twins() async throws {
    try folder.write(text.replacing("Bad, because Cold", with: "Good, because Nice"), to: name)
    let run = try await Transcript.of(
      arguments: [path, "-c", "go /0001/flip", "-c", "weigh nice 3"])
    #expect(run.errorText.contains("\"nice\" matches 2 rows: name one by its number ("))
  }

  @Test("is that row, or the command fails and says which it is now")
  func renumbered() async throws {
    let run = try await run(
      ["go /0001/1/pros"], until: "2  Nice", change: "s/^.*Warm/* Good, because New\\n&/",
      ["weigh 1 6", "remove 2", "show", "remove 2"])
    #expect(run.text.hasPrefix("Weight of pro 2 of Tea: 1 → 6 (Warm)\n"))
    #expect(
      run.errorText
        == "error: row 2 changed from \"Nice\" (now row 3) to \"Warm\" since it was shown; `show` shows the rows\n"
    )
    #expect(
      run.text.hasSuffix(
        "3  Nice\nRemoved pro 2 of Tea: Warm\n1 other row has a new number: `show` shows all\n"))
    #expect(try text.contains("* Good, because New\n* Good, because Nice\n"))
    #expect(run.status == .exited(1))
  }

  @Test("is not opened, shown, chosen or removed as another", arguments: ["open 1", "1", "show 1"])
  func opened(command: String) async throws {
    let run = try await run(
      ["go /0001/1/pros"], until: "2  Nice", change: "s/^.*Warm/* Good, because New\\n&/",
      [command, "where"])
    #expect(run.text == "/0001/tea/pros\n")
    #expect(run.errorText.hasPrefix("error: row 1 changed from "))
  }

  @Test("is no other option", arguments: ["open 1", "choose 1", "option remove 1"])
  func option(command: String) async throws {
    let run = try await run(
      ["go /0001"], until: "2  Milk  (0 pros, 1 con, total -1)",
      change: "s/^. Tea/* Beer\\n&/", [command, "where"])
    #expect(run.text == "/0001\n")
    #expect(run.errorText.hasPrefix("error: row 1 changed from "))
    #expect(try !text.contains("Chosen"))
  }

  @Test("moves with the script's own edits, and is as it is now where none was printed")
  func ownEdits() async throws {
    let run = try await Transcript.of(
      arguments: [path],
      input: "go /0001/1/pros\nadd pro Green\nmove 3 1\nremove 2\nopen 2\nback\nundo\nweigh 2 4\n")
    #expect(run.errorText == "")
    #expect(run.text.hasSuffix("of Tea: 1 → 4 (Warm)\n"))
    let silent = try await Transcript.of(
      arguments: [path, "--at", "/0001/1/pros", "-c", "remove 1", "-c", "remove 1"])
    #expect(silent.text == "Removed pro 1 of Tea: Green\nRemoved pro 1 of Tea: Warm\n")
  }
}
