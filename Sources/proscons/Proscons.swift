import ArgumentParser
import Prompt
import UI

/// The command line of the program.
@main
struct Proscons: ParsableCommand {
  static let version = "0.1.0"

  static let configuration = CommandConfiguration(
    commandName: "proscons",
    abstract: "Explore, weigh and keep the pros and cons of decisions.",
    discussion: """
      Without a path it opens the pros and cons of Artificial Intelligence. At a terminal it \
      prompts for commands, `help` lists them; from a pipe it reads one command a line.

      The exit status is 0 if every command succeeded, 1 if one failed or raised an alert, and 64 \
      if the flags were wrong. At a terminal it is 0 also after errors: you have seen them.
      """,
    version: version)

  @Argument(
    help: "A Markdown file with pros and cons, a directory of them, or a repository with one.",
    completion: .file())
  var path: String?

  @Option(help: ArgumentHelp("Begin at this place, such as /ai/cons.", valueName: "route"))
  var at: String?

  @Option(
    help: ArgumentHelp(
      "Make a service fail from the start, such as 'pros=fail:Server is down' (repeatable).",
      valueName: "target=fault"))
  var inject: [String] = []

  @Flag(
    help: "Speak to a screen reader: nothing moves, no columns, no bars (or PROSCONS_PLAIN=1).")
  var plain = false

  @Option(
    help: ArgumentHelp(
      "Colour: auto, always or never (NO_COLOR and CLICOLOR_FORCE are heeded).", valueName: "when"),
    completion: .list(ColourChoice.allCases.map(\.rawValue)), transform: ColourChoice.init(said:))
  var color = ColourChoice.auto

  @Flag(help: "Don't show by itself what changes meanwhile: `refresh` shows it.")
  var noWatch = false

  @Option(
    name: [.short, .long],
    help: "Run this command and exit (repeatable).")
  var command: [String] = []

  /// Runs the program; invalid flags end it with status 64.
  @MainActor
  static func main() async {
    StandardStreams.occupy()
    do {
      let usual = try Launch(usual: CommandLine.arguments.dropFirst())
      let launch = try usual ?? parse().launch()
      if await !App(launch).run() { throw ExitCode.failure }
    } catch let error as CommandError {
      end(with: ValidationError(error.description))
    } catch {
      end(with: error)
    }
  }

  /// Converts the flags to launch options; throws a `CommandError` for an invalid flag.
  private func launch() throws(CommandError) -> Launch {
    try Launch(
      path: path, at: at, isPlain: plain, colour: color, watches: !noWatch, inject: inject,
      commands: command)
  }

  /// Prints the error, help or version, with the flags' text escaped, and exits. Help and version
  /// go to standard output.
  @MainActor
  private static func end(with error: any Error) -> Never {
    let status = exitCode(for: error)
    let text = fullMessage(for: error).replacing("Error: ", with: "error: ", maxReplacements: 1)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { Text($0) }
    let streams = StandardStreams()
    let terminal = Terminal(streams)
    if !text.isEmpty, status.isSuccess { terminal.show(lines) }
    if !text.isEmpty, !status.isSuccess { for line in lines { terminal.tell(line) } }
    streams.flush()
    exit(withError: status)
  }
}

extension ColourChoice {
  fileprivate init(said: String) throws(CommandError) {
    guard let choice = Self(rawValue: said) else {
      throw CommandError(
        "it is auto, always or never", nearestTo: said, among: Self.allCases.map(\.rawValue))
    }
    self = choice
  }
}
