import BusinessLogic
import UI

/// What the person asked for on the command line, checked.
struct Launch {
  /// The names under which services can be made to fail.
  static let targets = Side.allCases.map(\.plural) + ["files"]

  /// The file or directory to open; `nil` for what is built in.
  let path: String?

  /// Where to begin.
  let route: Route?

  /// Whether it is for somebody who listens.
  let isPlain: Bool

  /// Where there shall be colour.
  let colour: ColourChoice

  /// What shall fail from the start.
  let faults: [FaultOrder]

  /// Whether changes shall appear by themselves, where that is possible.
  let watches: Bool

  /// What to run instead of reading from standard input; empty to read.
  let commands: [String]

  /// Throws a `CommandError` that names the flag's word that was wrong.
  init(
    path: String?, at: String?, isPlain: Bool, colour: ColourChoice, watches: Bool,
    inject: [String], commands: [String]
  ) throws(CommandError) {
    if path?.isEmpty == true {
      throw CommandError("the path is empty: name a folder or a file, or leave it out")
    }
    self.path = path
    self.isPlain = isPlain
    self.colour = colour
    self.watches = watches
    self.commands = commands
    if let at { route = try Route(path: at) } else { route = nil }
    var faults: [FaultOrder] = []
    for flag in inject { faults.append(try FaultOrder(flag: flag, known: Self.targets)) }
    self.faults = faults
  }
}
