import BusinessLogic
import Presentation
import ReactiveHybrid

/// A command with its context: the pages that the user had seen when its line began.
struct CommandContext {
  let session: Session
  /// The line, with the command of an alias.
  let line: Substring
  /// The number of the line that it was typed on; `nil` in a script.
  let number: Int?

  private let seen: SeenPages

  init(_ line: Substring, typedOn number: Int? = nil, in session: Session) {
    (self.session, self.number) = (session, number)
    self.line = session.stage.aliases.expanded(line)
    seen = session.stage.seen
  }

  /// Returns the command in a line; `nil` if the line is empty or a comment.
  static func command(in line: String) -> Substring? {
    let command = Substring(line).trimmed
    // The first line of a pasted list is no comment.
    let isComment = command.first == "#" && !command.contains(where: \.isNewline)
    return command.isEmpty || isComment ? nil : command
  }

  var route: Route { session.router.route }

  var shown: Page? { session.router.screen?.shown }

  /// Returns the page that the user saw there; `nil` if none was shown yet.
  func page(at spot: Spot) -> Page? { seen.page(at: spot, typing: number) }

  /// Throws if the row with this label is no longer the one that the user saw `before`: either could
  /// be meant. The line returns to the prompt, where Enter applies it to the current row.
  func expectSame(
    _ label: String, as before: Row?, _ now: Row?, among rows: @autoclosure () -> [Row]?
  ) throws(CommandError) {
    guard let before, now?.id != before.id else { return }
    guard let now else {
      throw CommandError("row \(label) (\"\(before.id.text)\") is gone", returnsLine: true)
    }
    let other = rows()?.first { $0.id == before.id }.map { " (now row \($0.label))" } ?? ""
    let ending =
      number == nil
      ? "since it was shown; `show` shows the rows"
      : "while you typed; press Enter again to use \"\(now.id.text)\""
    throw CommandError(
      "row \(label) changed from \"\(before.id.text)\"\(other) to \"\(now.id.text)\" \(ending)",
      returnsLine: true)
  }
}

extension CommandContext {
  func meant() throws(CommandError) -> (command: Command, isNamed: Bool) {
    do {
      return try Command.meant(by: line, or: session.stage.aliases.all.keys.sorted())
    } catch {
      let (name, text) = (line.firstWord, line[line.firstWord.endIndex...].trimmed)
      guard text.first?.isLetter == true,
        session.shownOptions.contains(where: { $0.lowercased() == name.lowercased() })
      else {
        throw error
      }
      throw CommandError("expected a sign behind the option, such as `\(name) + \(text)`")
    }
  }
}
