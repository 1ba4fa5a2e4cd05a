import BusinessLogic

/// What a screen says of its content to whoever is about to open or edit a part of it: as it is now,
/// and as the person took it to be when they began the line that is typed.
extension ContentScreen {
  /// The rows that are shown.
  public var rows: [(number: String, text: String, key: String)] {
    viewModel.content.value.response.map(rows) ?? []
  }

  /// What is shown now; throws what to do if nothing is.
  func shown() throws(CommandError) -> Response {
    guard let response = viewModel.content.value.response else {
      throw CommandError("there is nothing to open: `refresh` fetches again")
    }
    return response
  }

  /// What the row with this number says, as it is shown.
  public func text(ofRow number: Int) -> String? {
    viewModel.content.value.response.flatMap { text(ofRow: number, in: $0) }
  }

  /// What the person took it to say when they began this line; in a script, what was printed last with
  /// its own edits since.
  public func textBefore(ofRow number: Int, at line: Int?) -> String? {
    (stage.isScript ? attention.latest : attention.content(atBeginningOf: line))?
      .origin(ofRow: number) { rows($0).map(\.text) }
      .flatMap { text(ofRow: $0.number, in: $0.response) }
  }

  /// What is shown is about this, be it nothing, as far as that is known: the last fetch may have failed.
  public var heading: String? {
    let content = viewModel.content.value
    return content.emptyHeading ?? (content.status ? content.response.flatMap(heading) : nil)
  }

  /// What the person took it to be about when they began the line that is typed.
  public var headingBefore: String? {
    attention.content(atBeginningOf: stage.terminal.begunLine, onlyIfChanged: heading == nil)?
      .heading(heading)
  }
}
