import BusinessLogic
import Prompt
import ReactiveHybrid

/// A row as the user sees it, to be edited.
nonisolated struct SeenRow: Sendable {
  let topic: TopicID
  let side: Side?
  let number: Int
  let text: String

  func place(in option: OptionPlace) -> ArgumentPlace {
    ArgumentPlace(option: option, side: side, number: number, text: text)
  }
}

extension Session {
  /// The row with this number, to be edited.
  func row(_ word: Substring, _ context: CommandContext) async throws(CommandError) -> SeenRow {
    guard let (topic, side) = router.route.items else {
      throw CommandError("there are no arguments here to edit: `pros`, `cons` or `notes` first")
    }
    try await catchUpWithRows()
    try await look(context)
    // Where nothing is left, that is what is said of the row.
    if router.screen?.shown?.rows.count ?? 0 > 0 { try expectSamePlace(context) }
    guard let number = Int(word) else { throw noRow(word) }
    try expectSameRow(number, context)
    guard let row = router.screen?.shown?.rows.row(number) else { throw noRow(word) }
    return SeenRow(topic: topic, side: side, number: number, text: row.name)
  }

  /// The topic one is at or below, to be edited.
  func topicToEdit(
    for command: String, _ context: CommandContext
  ) async throws(CommandError) -> TopicID {
    let topic = try topic(for: command)
    try await catchUp()
    if !isLive { router.screen?.serviceChanged() }
    try await look(context)
    try expectPatience()
    try expectSamePlace(context)
    return topic
  }

  /// Whether changes appear by themselves.
  private var isLive: Bool { watching?.content.value.isOn == true }

  /// Fetches what is known to have changed, at a terminal where nothing appears by itself. If that fails, what is shown may be old; a user who repeats the command knows that.
  private func look(_ context: CommandContext) async throws(CommandError) {
    guard !stage.isScript, !isLive, router.screen != nil else { return }
    let alerts = alerts.raised.count
    let outcome = await router.fetch(.update)
    try expectPatience()
    // That nothing is there is an answer.
    guard case .failed(.failed) = outcome, self.alerts.raised.count > alerts else { return }
    giveBack(context)
    throw CommandError("nothing was changed, as what is here may be old: try again")
  }

  /// The key of the decision one is at or below, to be edited.
  func decisionToEdit(
    for command: String, _ context: CommandContext
  ) async throws(CommandError) -> String {
    try await topicToEdit(for: command, context).decision
  }

  /// Throws if the edit that failed was meant for what stood at the present route and no longer does. The
  /// next time it means what stands there now.
  func expectEditedPlace() throws(CommandError) {
    guard let (route, before) = editedPlace, route == router.route,
      let now = router.screen?.shown?.subject, now != before
    else { return }
    editedPlace = (route, now)
    throw CommandError(
      "\(route) is \"\(now)\" now: the edit was meant for \"\(before)\"; `again` goes on all the same"
    )
  }

  /// Throws if another decision or option stands at the present route than when the line was begun: a
  /// number leads to another one where something was put before it.
  private func expectSamePlace(_ context: CommandContext) throws(CommandError) {
    let before = context.page(at: router.route)?.subject
    let now = router.screen?.shown?.subject
    guard let before, let now, now != before else {
      editedPlace = (before ?? now).map { (router.route, $0) }
      return
    }
    giveBack(context)
    throw CommandError(
      "\(router.route) is \"\(now)\" now: when you began the line it was \"\(before)\"; Enter goes on "
        + "all the same")
  }

  private func noRow(_ word: Substring) -> CommandError {
    CommandError("there is no row \"\(word)\" here: `show` shows the numbers")
  }

  /// What the user made of `text` in an editor of their own; `nil` if nothing.
  func write(_ text: String) async throws(CommandError) -> String? {
    guard let writer else {
      throw CommandError("there is no terminal for an editor here: write the text behind the row")
    }
    isInEditor = true
    defer { isInEditor = false }
    let written = try await writer.edit(text)
    // An argument is a single paragraph, however it was broken into lines.
    let words = written.split(whereSeparator: \.isNewline).map { $0.trimmed }.filter { !$0.isEmpty }
    let joined = words.joined(separator: " ")
    return joined.isEmpty || joined == text ? nil : joined
  }

  /// What takes a line that is being typed to the user's editor; `nil` if there is none.
  var lineEditor: (@MainActor @Sendable (String) async -> String?)? {
    guard let writer else { return nil }
    return { [terminal] line in
      do throws(CommandError) {
        return try await writer.edit(line)
      } catch {
        terminal.tell(error)
        return nil
      }
    }
  }
}
