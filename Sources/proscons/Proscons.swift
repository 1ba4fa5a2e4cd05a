import ArgumentParser

/// The command line of the program.
@main
struct Proscons: AsyncParsableCommand {
  static let version = "0.1.0"

  static let configuration = CommandConfiguration(
    commandName: "proscons",
    abstract: "Explore, weigh and keep the pros and cons of decisions.",
    discussion: """
      Without a path it opens the pros and cons of Artificial Intelligence. At a terminal it \
      prompts for commands, `help` lists them; from a pipe it reads one command a line.

      The exit status is 0 if every command succeeded, 1 if one failed or raised an alert, and 64 \
      if the flags were wrong.
      """,
    version: version)

  @Argument(
    help: "A Markdown file with pros and cons, or a directory of them.", completion: .file())
  var path: String?

  @Option(help: "Begin at this place, such as /ai/cons.")
  var at: String?

  @Option(
    help: ArgumentHelp(
      "Make a service fail from the start, such as 'pros=fail:Server is down' (repeatable).",
      valueName: "target=fault"))
  var inject: [String] = []

  @Option(
    name: [.short, .long],
    help: "Run this command and exit (repeatable).")
  var command: [String] = []

  /// The flags in the words of the program; throws what is wrong with them.
  private func launch() throws -> Launch {
    do {
      return try Launch(path: path, at: at, inject: inject, commands: command)
    } catch {
      throw ValidationError(String(describing: error))
    }
  }

  func validate() throws {
    _ = try launch()
  }

  func run() async throws {
    guard await App(try launch()).run() else { throw ExitCode.failure }
  }
}
