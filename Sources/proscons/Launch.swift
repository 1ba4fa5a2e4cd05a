import BusinessLogic
import CLibrary
import Decisions
import Presentation
import Prompt
import Services
import UI

@MainActor
struct Launch {
  static let targets = Side.allCases.map(\.plural) + ["files", "edits"]

  /// The file or directory to open; `nil` for the built-in demo.
  var path: String?
  var route: Route?
  var isPlain = false
  var colour = ColourChoice.auto
  var faults: [FaultOrder] = []
  var watches = true
  /// The time that a command may take; `nil` for the default.
  var timeout: Duration?
  var commands: [String] = []
  var words: [String] = []
  var isTour = false
  var replay: String?
  var updates = false
  /// The file with the commands; `nil` if they come from elsewhere.
  var file: String?
  /// Whether a session at a terminal begins with the startup file.
  var readsInit = true

  /// Whether commands are given here. Otherwise they come from standard input.
  var hasCommands: Bool { !commands.isEmpty || !words.isEmpty || file != nil }

  /// The command that a session at a terminal begins with; `nil` for none.
  var opening: String? { isTour ? "tour" : route.map { "go \($0)" } }
}

extension Launch {
  private static let valued = [
    "-c", "--command", "-f", "--file", "--at", "--inject", "--color", "--timeout", "--replay",
  ]

  /// Divides the arguments: the second one that isn't part of a flag begins a command. Throws if
  /// the first one can only be a command.
  static func divided(
    _ arguments: some Sequence<String>
  ) throws(CommandError) -> (flags: [String], command: [String]) {
    var flags: [String] = []
    var (hasPath, hasEnded) = (false, false)
    var words = arguments.makeIterator()
    while let word = words.next() {
      if !hasEnded, word == "--" {
        hasEnded = true
      } else if hasEnded || !word.hasPrefix("-") || Command.beginsArgument(word) {
        let command = [word] + IteratorSequence(words)
        if hasPath { return (flags, command) }
        hasPath = true
        if access(word, F_OK) != 0,
          Command.exists(named: word) || Command.beginsArgument(word)
        {
          var rest = Array(command.dropFirst())
          let place = rest.firstIndex { path in
            FileNames.kind(of: path).map {
              Command.spares($0 == .folder, amongWords: rest.count, named: word)
            } ?? false
          }
          let path = place.map { rest.remove(at: $0) } ?? "."
          throw CommandError(
            "there is no file or folder \"\(word)\"; for the command, name a path first: `proscons "
              + quoted([path, word] + rest) + "`")
        }
      }
      flags.append(word)
      if !hasEnded, valued.contains(word), let value = words.next() { flags.append(value) }
    }
    return (flags, [])
  }

  /// Throws if the word after the path is a second file or folder instead of a command.
  func expectCommand() throws(CommandError) {
    guard let path, let word = words.first, !Command.exists(named: word) else { return }
    // "/" and ".." are routes, and a number is a row, whatever folder has that name.
    let isPlace = word.hasPrefix("/") || word.hasPrefix("..") || Int(word) != nil
    let isFolder = !isPlace && FileNames.kind(of: word) == .folder
    guard isFolder || Self.isFile(word) else { return }
    let files = ([path] + words).filter(Self.isFile)
    throw CommandError(
      "expected a command, not the \(isFolder ? "folder" : "file") \"\(word)\": `proscons` opens one path"
        + (files.count < 2 ? "" : ". To check several: `proscons . check \(Self.quoted(files))`"))
  }

  /// Throws if there is a flag that means nothing to a server.
  func expectServer(_ word: String) throws(CommandError) {
    let flags = [
      ("--at", route != nil), ("-c", !commands.isEmpty), ("--timeout", timeout != nil),
      ("--tour", isTour), ("--replay", replay != nil), ("--no-watch", !watches),
    ]
    if let (flag, _) = flags.first(where: \.1) {
      throw CommandError("`\(word)` takes no \(flag)")
    }
  }

  private static func isFile(_ path: String) -> Bool {
    [.file, .emptyFile].contains(FileNames.kind(of: path))
  }

  static func quoted(_ words: some Sequence<String>) -> String {
    words.map { name in
      let isPlain =
        !name.isEmpty
        && name.allSatisfy { $0.isLetter || $0.isNumber || "._/-".contains($0) }
      return isPlain ? name : "'\(name.replacing("'", with: #"'\''"#))'"
    }.joined(separator: " ")
  }

  /// Parses the common flags: a path, `--at` and `-c`. Returns `nil` if there are others, which
  /// need ArgumentParser.
  ///
  /// ArgumentParser looks types up by name and uses reflection, which takes 1 of the 4 ms of
  /// `proscons -c pros`. Scripts that call the program often would notice.
  init?(usual flags: [String], words: [String]) throws(CommandError) {
    var at: String?
    var flags = flags.makeIterator()
    while let flag = flags.next() {
      switch flag {
      case "-c", "--command":
        guard let command = flags.next(),
          Self.isUsual(command) || Command.beginsArgument(command)
        else { return nil }
        commands.append(command)
      case "--at":
        guard at == nil, let route = flags.next(), Self.isUsual(route) else { return nil }
        at = route
      default:
        guard path == nil, Self.isUsual(flag) else { return nil }
        path = flag
      }
    }
    self.words = words
    if let at { route = try Route(path: at) }
  }

  /// The nearest folder of decisions, and where it is, for a session that shows no decisions of the
  /// user; `nil` if it shows some, or if there is no such folder.
  nonisolated var decisionsNearby: (path: String, fact: String)? {
    guard path == nil || path == "." && DecisionFolder.isEmpty("."),
      let (path, isInRepository) = DecisionFolder.nearby
    else { return nil }
    return (path, "Decisions \(isInRepository ? "in this repository" : "near here")")
  }

  private static func isUsual(_ word: String) -> Bool {
    !word.isEmpty && word.utf8.first != UInt8(ascii: "-")
  }
}
