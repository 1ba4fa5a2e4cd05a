import BusinessLogic
import UI

/// The launch options, parsed and validated.
@MainActor
struct Launch {
  static let targets = Side.allCases.map(\.plural) + ["files"]

  /// The file or directory to open; `nil` for the built-in demo.
  let path: String?
  let route: Route?
  let isPlain: Bool
  let colour: ColourChoice
  let faults: [FaultOrder]
  let watches: Bool

  /// The time that a command may take; `nil` for the default.
  let timeout: Duration?
  let commands: [String]

  /// The words of the command behind the path; empty for none.
  let words: [String]
  var isTour = false
  var replay: String?
  var updates = false

  /// Whether commands are given here. Otherwise they come from standard input.
  var hasCommands: Bool { !commands.isEmpty || !words.isEmpty }

  /// The command that a session at a terminal begins with; `nil` for none.
  var opening: String? { isTour ? "tour" : route.map { "go \($0)" } }

  /// Validates the flags; throws a `CommandError` that quotes the invalid one.
  init(
    path: String?, at: String?, isPlain: Bool, colour: ColourChoice, watches: Bool,
    inject: [String], timeout: String?, commands: [String], words: [String]
  ) throws(CommandError) {
    if path?.isEmpty == true {
      throw CommandError("the path is empty: name a folder or a file, or leave it out")
    }
    self.path = path
    self.isPlain = isPlain
    self.colour = colour
    self.watches = watches
    (self.commands, self.words) = (commands, words)
    if let timeout { self.timeout = try Duration(words: timeout) } else { self.timeout = nil }
    if let at { route = try Route(path: at) } else { route = nil }
    var faults: [FaultOrder] = []
    for flag in inject { faults.append(try FaultOrder(flag: flag, known: Self.targets)) }
    self.faults = faults
  }
}
