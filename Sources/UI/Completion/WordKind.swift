/// The kind of an argument, which determines the candidates for Tab.
nonisolated enum WordKind: Sendable, Equatable {
  case command
  /// The name of a command or of a topic of the help.
  case topic
  case row
  /// A row on the screen, by number or by text.
  case choice
  /// An option of the decision, by its number or its title.
  case option
  /// A decision other than the open one, by file name or number.
  case decision
  case route
  case target
  case file
  /// A word on the current page, and any number of further ones.
  case seen
  case oneOf([String])

  /// Whether the kind, if it is the last, covers the rest of the line, spaces included.
  var takesRest: Bool {
    switch self {
    case .choice, .option, .route, .file: true
    case .command, .topic, .row, .decision, .target, .seen, .oneOf: false
    }
  }
}
