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
}
