import BusinessLogic

/// What the words of a heading make of the section below it.
enum SectionRole: Sendable, Equatable {
  /// The document's own title.
  case title
  /// `## Title`, with the document's title below it.
  case name
  case status
  case date
  case context
  case drivers
  /// The list of options, or the place where their sections stand.
  case options
  /// `Pros and Cons of the Options`, `Evaluation`: sections of options, or plain arguments.
  case comparison
  /// `Option 2 …`: an option by its own word.
  case option
  /// Arguments of one side.
  case side(Side)
  case outcome
  /// What follows from the choice; with a side if the heading names one.
  case consequences(Side?)
  /// Something else that no option is called: links, notes, validation.
  case other
  /// Any words: perhaps the title of an option.
  case unknown
}
