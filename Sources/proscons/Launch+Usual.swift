import UI

extension Launch {
  /// Reads flags as they are mostly given: a path, `--at` and `-c`; `nil` for any others, which
  /// ArgumentParser reads.
  ///
  /// ArgumentParser looks its types up by their names and reflects on them, which takes a quarter of
  /// the time of a whole `proscons -c pros`: 1 of 4 ms. A script that asks often would wait for it.
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

  /// Whether it is no flag, nor nothing.
  private static func isUsual(_ word: String) -> Bool {
    !word.isEmpty && word.utf8.first != UInt8(ascii: "-")
  }
}
