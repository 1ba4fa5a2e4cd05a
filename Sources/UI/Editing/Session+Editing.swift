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
    await router.reach(String(word))
    guard let number = Int(word), let text = router.text(ofRow: number) else {
      throw CommandError("there is no row \"\(word)\" here: `show` shows the numbers")
    }
    return SeenRow(topic: topic, side: side, number: number, text: text)
  }

  /// What the person made of `text` in an editor of their own; `nil` if nothing.
  func write(_ text: String) async throws(CommandError) -> String? {
    guard let writer else {
      throw CommandError("there is no terminal for an editor here: write the text behind the row")
    }
    let written = try await writer.edit(text)
    // An argument is a single paragraph, however it was broken into lines.
    let words = written.split(whereSeparator: \.isNewline).map { $0.trimmed }.filter { !$0.isEmpty }
    let joined = words.joined(separator: " ")
    return joined.isEmpty || joined == text ? nil : joined
  }
}
