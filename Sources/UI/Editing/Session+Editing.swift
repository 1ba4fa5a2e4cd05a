import BusinessLogic

/// A row as the person sees it, to be edited.
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
  /// The row with this number on the screen that is shown.
  func row(_ word: Substring) async throws(CommandError) -> SeenRow {
    guard let (topic, side) = router.route.items else {
      throw CommandError("there are no arguments here to edit: `pros`, `cons` or `notes` first")
    }
    let line = terminal.begunLine
    try await catchUp()
    let wasOld = isOld
    await router.reach(String(word))
    try expectFetched(wasOld)
    // Where nothing is left, that is what is said of the row.
    if router.screen?.rows.isEmpty == false { try expectSamePlace() }
    guard let number = Int(word) else { throw noRow(word) }
    try expectSameRow(number, at: line)
    guard let text = router.text(ofRow: number) else { throw noRow(word) }
    return SeenRow(topic: topic, side: side, number: number, text: text)
  }

  /// The topic one is at or below, to be edited.
  func topicToEdit(for command: String) async throws(CommandError) -> TopicID {
    let topic = try topic(for: command)
    await settle()
    try await look()
    try expectPatience()
    try expectSamePlace()
    return topic
  }

  /// Returns once nothing is on its way to the screen: an edit is meant for what is seen there.
  func catchUp() async throws(CommandError) {
    await settle()
    await router.screen?.rest()
    try expectPatience()
  }

  /// Throws if nobody waits any more: then nothing is told of it, and nothing need be fetched.
  private func expectPatience() throws(CommandError) {
    if Task.isCancelled { throw CommandError("it was cancelled") }
  }

  /// Where nothing appears by itself, what others have changed was not fetched. Nobody looks from a
  /// pipe.
  private func look() async throws(CommandError) {
    guard terminal.begunLine != nil, let screen = router.screen else { return }
    let mayBeOld = screen.mayBeOld
    await screen.rest()
    guard mayBeOld || watching?.content.value.isOn != true else { return }
    let wasOld = isOld
    await screen.look()
    try expectFetched(wasOld)
  }

  private var isOld: Bool { router.screen?.isOld == true }

  /// Throws if the look at the present route before an edit has failed: what is shown may be old. Who
  /// makes the edit once more knows that.
  private func expectFetched(_ wasOld: Bool) throws(CommandError) {
    try expectPatience()
    guard isOld, !wasOld else { return }
    giveBack()
    throw CommandError("nothing was changed, as what is here may be old: try again")
  }

  /// Throws if the edit that failed was meant for what stood at the present route and no longer does;
  /// said once more it means what stands there now.
  func expectEditedPlace() throws(CommandError) {
    guard let (route, before) = editedPlace, route == router.route,
      let now = router.screen?.heading,
      now != before
    else { return }
    editedPlace = (route, now)
    throw CommandError(
      "\(route) is \"\(now)\" now: the edit was meant for \"\(before)\"; `again` goes on all the same"
    )
  }

  /// The key of the decision one is at or below, to be edited.
  func decisionToEdit(for command: String) async throws(CommandError) -> String {
    try await topicToEdit(for: command).decision
  }

  /// Throws if what stands at the present route is another decision or option than when the person
  /// began to type the line: a number leads to another where one was put before it. Of a fetch that has
  /// failed they know; what is there is as it was, as far as anybody can tell.
  private func expectSamePlace() throws(CommandError) {
    let (before, now) = (router.screen?.headingBefore, router.screen?.heading)
    guard let before, let now, now != before else {
      editedPlace = (before ?? now).map { (router.route, $0) }
      return
    }
    giveBack()
    throw CommandError(
      "\(router.route) is \"\(now)\" now: when you began the line it was \"\(before)\"; Enter goes on "
        + "all the same")
  }

  /// Throws if others have changed what the row with this number says since the person began to type
  /// it: nobody can tell which of the two is meant. The command comes back to the prompt, where Enter
  /// makes it mean what the row says now.
  func expectSameRow(_ number: Int, at line: Int?) throws(CommandError) {
    guard let before = router.textBefore(ofRow: number, at: line) else { return }
    let now = router.text(ofRow: number)
    guard now != before else { return }
    giveBack()
    let place = router.screen?.rows.first { $0.text == before }.map { ", now row \($0.number)" }
    let time = stage.isScript ? "when it was shown" : "when you began the line"
    let then = "\(time) it was \"\(before)\"\(place ?? "")"
    guard let now else { throw CommandError("row \(number) is gone: \(then)") }
    let way = stage.isScript ? "`show` shows the rows" : "Enter goes on all the same"
    throw CommandError("row \(number) is \"\(now)\" now: \(then); \(way)")
  }

  /// The same for a row whose number alone leads on to it: what has changed is waited for, and in a
  /// script, where nothing appears by itself, fetched.
  func expectSameRowAnew(_ number: Int) async throws(CommandError) {
    let line = terminal.begunLine
    try await catchUp()
    await router.reach(String(number))
    if stage.isScript, router.route.topic != nil, router.textBefore(ofRow: number, at: line) != nil
    {
      await router.screen?.look()
      if router.screen?.hasFailed == true {
        throw CommandError("row \(number) may be another by now: what is there can't be fetched")
      }
    }
    try expectSameRow(number, at: line)
  }

  /// Tells what nobody was told of yet, and puts the command before the person once more. Where they
  /// have cancelled it, what is there may be old.
  private func giveBack() {
    guard !Task.isCancelled, !stage.isScript else { return }
    router.screen?.tellChanges()
    draft = String(command)
  }

  private func noRow(_ word: Substring) -> CommandError {
    CommandError("there is no row \"\(word)\" here: `show` shows the numbers")
  }

  /// What the person made of `text` in an editor of their own; `nil` if nothing.
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

  /// What takes a line that is being typed to the person's editor; `nil` if there is none.
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
