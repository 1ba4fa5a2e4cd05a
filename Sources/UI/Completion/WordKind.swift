/// What a word behind a command's name can be; from it come the candidates of Tab.
nonisolated enum WordKind: Sendable, Equatable {
  /// The name of a command.
  case command
  /// The number of a row of the screen.
  case row
  /// A row of the screen, by its number or by what it says.
  case choice
  /// An option of the decision, by its number or its title.
  case option
  /// Another decision than the open one, by the name of its file or its number.
  case decision
  /// A place, absolute or seen from here.
  case route
  /// The name of a service that can be made to fail.
  case target
  /// A file by its path.
  case file
  /// A word of what has been shown; so is each that follows it.
  case seen
  /// One of a few words.
  case oneOf([String])

  /// Whether, as the last kind of a command, it stands for the rest of the line, blanks included.
  var takesRest: Bool {
    switch self {
    case .choice, .option, .route, .file: true
    case .command, .row, .decision, .target, .seen, .oneOf: false
    }
  }
}
