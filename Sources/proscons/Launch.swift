import BusinessLogic
import UI

/// The launch options, validated.
@MainActor
struct Launch {
  static let targets = Side.allCases.map(\.plural) + ["files"]

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
  /// The words of the command behind the path; empty for none.
  var words: [String] = []
  var isTour = false
  var replay: String?
  var updates = false

  /// Whether commands are given here. Otherwise they come from standard input.
  var hasCommands: Bool { !commands.isEmpty || !words.isEmpty }

  /// The command that a session at a terminal begins with; `nil` for none.
  var opening: String? { isTour ? "tour" : route.map { "go \($0)" } }
}
