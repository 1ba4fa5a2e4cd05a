import Threads
import UI

extension Launch {
  private static let valued: Set<String> = [
    "-c", "--command", "--at", "--inject", "--color", "--timeout", "--replay",
  ]

  /// Divides the arguments: the second one that isn't part of a flag begins a command. Throws if
  /// the first one can only be a command.
  static func divided(
    _ arguments: some Sequence<String>
  ) throws(CommandError) -> (flags: [String], command: [String]) {
    var flags: [String] = []
    var hasPath = false
    var words = arguments.makeIterator()
    while let word = words.next() {
      if !word.hasPrefix("-") {
        let command = [word] + IteratorSequence(words)
        if hasPath { return (flags, command) }
        hasPath = true
        if Command.exists(named: word), access(word, F_OK) != 0 {
          throw CommandError(
            "there is no file or folder \"\(word)\"; for the command, name a path first: "
              + "`proscons . \(command.joined(separator: " "))`")
        }
      }
      flags.append(word)
      if valued.contains(word), let value = words.next() { flags.append(value) }
    }
    return (flags, [])
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
        guard let command = flags.next(), Self.isUsual(command) else { return nil }
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

  private static func isUsual(_ word: String) -> Bool {
    !word.isEmpty && word.utf8.first != UInt8(ascii: "-")
  }
}
