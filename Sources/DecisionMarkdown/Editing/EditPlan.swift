import Decisions

/// The plan of an edit: the intended meaning of the file, and spellings of it in the file's own
/// notation, best first.
///
/// A spelling may be wrong, so each is read back before it is used.
struct EditPlan {
  private(set) var meant: Meaning
  private(set) var spellings: () throws(EditRefusal) -> [Spelling] = { [] }
  /// The texts that the edit changes, or those beside them.
  private(set) var passages: [DecisionLayout.Passage?] = []
  /// Whether the edit may change the file although the decision's values stay the same.
  private(set) var saysMore = false
  /// Whether the edit needs an option, but the arguments belong to the document itself.
  private(set) var isOfDocument = false

  init(_ edit: Edit, in file: DecisionText) throws(EditRefusal) {
    meant = file.meaning
    let layout = file.layout
    let (options, head) = (OptionSpeller(file: file), HeadSpeller(file: file))
    switch edit {
    case .add(let side, let text, let option):
      let index = try find(option, in: layout)
      isOfDocument = isOfDocument && side == nil
      passages += file.items(of: index).map(\.passage)
      let reason = try meant.add(
        side.map { .argument($0) } ?? .note, text, to: index,
        before: file.reasonsBehind(index, on: side))
      spellings = { ArgumentSpeller(file: file).adding(reason, side, to: index) }
    // Each argument has a plan of its own, because the first may begin a section for the others.
    case .addLists: break
    case .rewrite(let argument, let text):
      let (place, item) = try find(argument, in: file)
      let reason = try TypedReason(text, side: argument.side)
      meant[place.kind, of: place.option][place.index].text = reason.reason
      spellings = { ArgumentSpeller(file: file).rewriting(item, reason) }
    case .remove(let argument):
      let (place, item) = try find(argument, in: file)
      meant[place.kind, of: place.option].remove(at: place.index)
      spellings = { ArgumentSpeller(file: file).removing(item).map { $0.withExemptions(in: file) } }
    case .move(let argument, let number):
      let (place, _) = try find(argument, in: file)
      var items = meant[place.kind, of: place.option]
      guard (1...items.count).contains(number) else { throw .noNumber(number, of: items.count) }
      items.insert(items.remove(at: place.index), at: number - 1)
      meant[place.kind, of: place.option] = items
      spellings = { () throws(EditRefusal) in
        try ArgumentSpeller(file: file).moving(place, to: number - 1, edit.summary)
      }
    case .weigh(let argument, let weight):
      guard case .argument = argument.kind else { throw .weightlessNote(argument.text) }
      guard Argument.weights.contains(weight) else { throw .noWeight(weight) }
      let (place, item) = try find(argument, in: file)
      meant[place.kind, of: place.option][place.index].weight = weight
      spellings = { [ArgumentSpeller(file: file).weighing(item, weight)] }
    case .choose(let option, let because):
      let reason = try because.map { text throws(EditRefusal) in try TypedReason(text, side: .pro) }
      let index = try find(option, in: layout)
      if let choice = layout.choice { passages = [choice.passage] }
      saysMore = because != nil
      meant.chosen = index
      spellings = { () throws(EditRefusal) in try ChoiceSpeller(file: file).choosing(index, reason)
      }
    case .setStatus(let text):
      try setStatus(text, head)
    case .setDate(let text):
      let day = try TypedLine.text(text)
      meant.date = day
      passages = [layout.date.map { .init(text: $0.range, lines: $0.lines) }]
      spellings = { head.settingDate(day) }
    case .supersede(let new):
      try setStatus(new.successor(behind: file.decision.status, in: file.writing), head)
    case .succeed(let old):
      saysMore = true
      spellings = { head.succeeding(old) }
    case .setContext(let text):
      let text = try TypedLine.text(text)
      meant.context = text
      spellings = { head.settingContext(text) }
    case .addDriver(let text):
      let text = try meant.add(.driver, text).reason
      spellings = { head.addingDriver(text) }
    case .addConsequence(let side, let text):
      let reason = try meant.add(side.map { .consequence($0) } ?? .remark, text)
      spellings = { head.addingConsequence(reason, side) }
    case .addOption(let text):
      let text = options.counted(try TypedLine.text(text))
      meant.options.append(Meaning.Option(title: try meant.newTitle(text)))
      passages = layout.options.map(\.listed)
      spellings = { options.adding(text) }
    case .renameOption(let option, let text):
      let index = try find(option, in: layout)
      let text = try TypedLine.text(text)
      meant.options[index].title = try meant.newTitle(text, but: index)
      spellings = { () throws(EditRefusal) in try options.renaming(index, text) }
    case .removeOption(let option):
      let index = try find(option, in: layout)
      guard meant.chosen != index else {
        throw .isChosen(option.title, line: layout.choice.map { $0.passage.line + 1 })
      }
      meant.removeOption(index)
      spellings = { options.removing(index).map { $0.withExemptions(in: file) } }
    }
  }

  private mutating func find(
    _ option: OptionPlace, in layout: DecisionLayout
  ) throws(EditRefusal) -> Int {
    let index = try meant.find(option)
    passages = [layout.options[index].section, layout.options[index].listed]
    isOfDocument = layout.options[index].isDocument
    return index
  }

  private mutating func find(
    _ argument: ArgumentPlace, in file: DecisionText
  ) throws(EditRefusal) -> (Meaning.ItemPlace, DecisionLayout.Item) {
    if argument.kind == .remark, ChoicePhrase(argument.text) != nil {
      let item = file.items.first {
        $0.kind == .remark && file.layout.text(of: $0.passage) == argument.text
      }
      throw .isChoice(argument.text, line: item.map { $0.line + 1 })
    }
    let place = try meant.find(argument)
    let item = file.items(like: place)[place.index]
    passages = [item.passage]
    return (place, item)
  }

  private mutating func setStatus(_ text: String, _ head: HeadSpeller) throws(EditRefusal) {
    // Several spaces are read as one.
    let text = try TypedLine.text(text).split(whereSeparator: \.isWhitespace).joined(separator: " ")
    meant.status = try Meaning.title(text)
    passages = [head.file.layout.status.map { .init(text: $0.range, lines: $0.lines) }]
    spellings = { head.settingStatus(text) }
  }
}
