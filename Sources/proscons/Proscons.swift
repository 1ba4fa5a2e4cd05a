import ArgumentParser
import CLibrary
import Presentation
import Prompt
import Services
import UI

@main
struct Proscons: ParsableCommand {
  static let version = "1.0.0"

  static let configuration = CommandConfiguration(
    commandName: "proscons",
    abstract: "Compare, weigh and record technical decisions in Markdown files.",
    usage: "proscons [<options>] [<path> [<command> ...]]",
    discussion: """
      Without a path, the built-in topic Artificial Intelligence opens. At a terminal you type \
      commands, and `help` lists them. From a pipe, each line is a command. Words after the path \
      are one command: `proscons docs/decisions check --strict`. The word mcp serves agents: \
      `proscons docs/decisions mcp`, with --read-only behind it if they may not write, or \
      --propose NAME if you keep or drop what they write, as always while a prompt is open there, \
      but for --write (docs/agents.md). The word serve shows the decisions in your browser, and \
      edits them there: `proscons docs/decisions serve`. \
      `proscons completion bash`, `zsh` or `fish` prints a completion script.

      The exit status is 0 if every command succeeded, 1 if one failed or raised an alert, and 64 \
      if a flag was wrong. At a terminal it is 0 even after errors.
      """,
    version: Environment.build)

  @Argument(
    help: "A Markdown file with pros and cons, a folder of such files, or a repository.",
    completion: .file())
  var path: String?

  // Only for the help and the shell's completion: ``Launch`` takes the words from the path on.
  @Argument(
    help: ArgumentHelp(
      "A command to run there, and its words: `list state:accepted`.", valueName: "command"),
    completion: .custom { words, place, _ in ShellCompletion.candidates(words, at: place) })
  var words: [String] = []

  @Option(help: ArgumentHelp("Start at this route, such as /ai/cons.", valueName: "route"))
  var at: String?

  @Option(
    help: ArgumentHelp(
      "Inject a fault at the start, such as 'pros=fail:Server is down' (repeatable).",
      valueName: "target=fault"))
  var inject: [String] = []

  @Flag(
    help: "Print for a screen reader: no redrawing, columns or bars (or PROSCONS_PLAIN=1).")
  var plain = false

  @Option(
    help: ArgumentHelp(
      "Use colour: auto, always or never. NO_COLOR and CLICOLOR_FORCE apply to auto.",
      valueName: "when"),
    completion: .list(ColourChoice.allCases.map(\.rawValue)),
    transform: ColourChoice.init(argument:))
  var color = ColourChoice.auto

  @Flag(help: "Don't show changes automatically; use `refresh`.")
  var noWatch = false

  @Option(
    help: ArgumentHelp(
      "Cancel a command after this time, such as 2s; 0 for never. Defaults to 30s, at a terminal to 0.",
      valueName: "duration"))
  var timeout: String?

  @Option(
    name: [.short, .long], parsing: .unconditionalSingleValue,
    help: "Run this command and exit (repeatable).")
  var command: [String] = []

  @Option(
    name: [.short, .long], parsing: .unconditionalSingleValue,
    help: "Run the commands in this file, - for standard input, and exit.", completion: .file())
  var file: [String] = []

  @Flag(help: "Leave out the startup file.")
  var noInit = false

  @Flag(help: "Start with a tour of the architecture.")
  var tour = false

  @Option(
    help: ArgumentHelp(
      "Replay a recording made with `record`; exit with 0 if it matches, 1 if it differs.",
      valueName: "file"), completion: .file())
  var replay: String?

  @Flag(help: "With --replay: update the recording after an intended change.")
  var update = false

  @Flag(help: "Run as a git merge driver: base, your file (receives the result), their file.")
  var merge = false

  /// Runs the program; invalid flags end it with status 64.
  @MainActor
  static func main() async {
    StandardStreams.occupy()
    Necessities.keepMemory()
    if let lack = Necessities.lack {
      Terminal(StandardStreams()).report("\("error:", .error) \(lack)")
      // git takes 1 for a conflict that is left.
      _exit(CommandLine.arguments.contains("--merge") ? 129 : 1)
    }
    do {
      let arguments = CommandLine.arguments.dropFirst()
      if let request = try await ShellCompletion.request(in: arguments) { _ = try parse(request) }
      let (flags, words) = try Launch.divided(arguments)
      let launch: Launch
      if let usual = try Launch(usual: flags, words: words) {
        launch = usual
      } else {
        let options = try parse(flags)
        if options.merge { return try options.mergeFiles(words) }
        launch = try options.launch(words)
      }
      let app = App(launch)
      await app.prepare()
      switch launch.words.first {
      case App.agentWord: try await app.runAgent()
      case App.serverWord: try await app.runServer()
      default:
        try launch.expectCommand()
        if await !app.run() { throw ExitCode.failure }
      }
    } catch let error as CommandError {
      end(with: ValidationError(error.description))
    } catch {
      end(with: error)
    }
  }

  /// Converts the flags to launch options; throws a `CommandError` for an invalid flag.
  @MainActor
  private func launch(_ words: [String]) throws(CommandError) -> Launch {
    if path?.isEmpty == true {
      throw CommandError("the path is empty: name a folder or a file, or leave it out")
    }
    if update, replay == nil { throw CommandError("--update needs --replay") }
    if !file.isEmpty, file.count > 1 || tour || !command.isEmpty || !words.isEmpty {
      throw CommandError("-f runs the commands in one file: leave out the other commands and files")
    }
    var launch = Launch(
      path: path, isPlain: plain, colour: color, watches: !noWatch, commands: command,
      words: words, isTour: tour, replay: replay, updates: update, file: file.first,
      readsInit: !noInit)
    if let timeout { launch.timeout = try Duration(words: timeout) }
    if let at { launch.route = try Route(path: at) }
    for flag in inject {
      launch.faults.append(try FaultOrder(flag: flag, known: Launch.targets))
    }
    return launch
  }

  /// Runs as a merge driver of git. Exits with 1 if a conflict is left, and with 129 on an error.
  @MainActor
  private func mergeFiles(_ words: [String]) throws {
    let files = [path].compactMap(\.self) + words
    guard files.count == 3 else {
      throw CommandError("--merge takes three files: the common base, yours and theirs")
    }
    do {
      let isClean = try MergeDriver.merge(base: files[0], ours: files[1], theirs: files[2])
      if !isClean { throw ExitCode.failure }
    } catch let error where !(error is ExitCode) {
      Terminal(StandardStreams()).report("\("error:", .error) \(String(describing: error))")
      throw ExitCode(129)
    }
  }

  /// Prints the error, help or version, escaped, and exits.
  @MainActor
  private static func end(with error: any Error) -> Never {
    let status = exitCode(for: error)
    let text = fullMessage(for: error).replacing("Error: ", with: "error: ", maxReplacements: 1)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { Text($0) }
    let streams = StandardStreams()
    let terminal = Terminal(streams)
    if !text.isEmpty, status.isSuccess { terminal.show(lines) }
    if !text.isEmpty, !status.isSuccess { for line in lines { terminal.report(line) } }
    exit(withError: streams.finish() || !status.isSuccess ? status : .failure)
  }
}

extension ColourChoice {
  fileprivate init(argument: String) throws(CommandError) {
    guard let choice = Self(rawValue: argument) else {
      throw CommandError(Self.allCases.map(\.rawValue).expected(insteadOf: argument))
    }
    self = choice
  }
}
