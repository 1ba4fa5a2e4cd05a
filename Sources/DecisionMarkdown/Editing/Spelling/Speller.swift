import BusinessLogic

/// Finds ways to write an edit down in the notation that a file already has, the best first.
///
/// It may guess, as every spelling is read again before it is taken.
struct Speller {
  let bytes: [UInt8]
  let layout: DecisionLayout
  let outline: Outline
  /// What the file says before the edit.
  let meaning: Meaning
  /// The first lines of all arguments, notes and options in a list, in order.
  let beginnings: [Int]

  init(_ text: DecisionText) {
    bytes = text.bytes
    layout = text.layout
    outline = text.outline
    meaning = text.meaning
    let items = layout.arguments.map(\.passage) + layout.notes.map(\.passage)
    beginnings = (items + layout.options.compactMap(\.listed)).map(\.lines.lowerBound).sorted()
  }

  /// The spellings of an edit that has a meaning in this file.
  func spellings(of edit: Edit) throws(EditRefusal) -> [Spelling] {
    switch edit {
    case .add(let side, let text, let option):
      return adding(try TypedReason(text, side: side), side, to: try meaning.find(option))
    case .rewrite(let argument, let text):
      let reason = try TypedReason(text, side: argument.side)
      return rewriting(try meaning.find(argument), reason)
    case .remove(let argument):
      let item = item(try meaning.find(argument))
      if let cell = passage(item).cell { return removingFromCell(item, cell) }
      return removingDescription(item) ?? [removing(block(item))]
    case .move(let argument, let number):
      return moving(try meaning.find(argument), to: number - 1)
    case .weigh(let argument, let weight):
      return [weighing(try meaning.find(argument), weight)]
    case .choose(let option, let because):
      let reason = try because.map { text throws(EditRefusal) in
        try TypedReason(because: text)
      }
      return try choosing(try meaning.find(option), reason)
    case .setStatus(let text):
      return settingStatus(try TypedLine.text(text))
    case .supersede(let new):
      return superseding(by: new)
    case .succeed(let old):
      return succeeding(old)
    case .setContext(let text):
      return settingContext(try TypedLine.text(text))
    case .addDriver(let text):
      return addingDriver(try TypedLine.text(text))
    case .addConsequence(let side, let text):
      return addingConsequence(try TypedReason(text, side: side), side)
    case .addOption(let title):
      return addingOption(try TypedLine.text(title))
    case .renameOption(let option, let title):
      return renaming(try meaning.find(option), try TypedLine.text(title))
    case .removeOption(let option):
      return removingOption(try meaning.find(option))
    }
  }
}
