import UI

extension Launch {
  /// Parses the common flags: a path, `--at` and `-c`. Returns `nil` if there are others, which
  /// need ArgumentParser.
  ///
  /// ArgumentParser looks types up by name and uses reflection, which takes 1 of the 4 ms of
  /// `proscons -c pros`. Scripts that call the program often would notice.
  init?(usual arguments: some Sequence<String>) throws(CommandError) {
    var path: String?
    var at: String?
    var commands: [String] = []
    var words = arguments.makeIterator()
    while let word = words.next() {
      switch word {
      case "-c", "--command":
        guard let command = words.next(), Self.isUsual(command) else { return nil }
        commands.append(command)
      case "--at":
        guard at == nil, let route = words.next(), Self.isUsual(route) else { return nil }
        at = route
      default:
        guard path == nil, Self.isUsual(word) else { return nil }
        path = word
      }
    }
    try self.init(
      path: path, at: at, isPlain: false, colour: .auto, watches: true, inject: [],
      commands: commands)
  }

  /// Whether the word is neither a flag nor empty.
  private static func isUsual(_ word: String) -> Bool {
    !word.isEmpty && word.utf8.first != UInt8(ascii: "-")
  }
}
