import BusinessLogic

/// Proposes spellings of an edit in the notation of a file, the best first.
///
/// A proposal may be wrong: each is read again before it is taken.
struct Speller {
  private let file: FileStyle

  init(_ text: DecisionText) { file = FileStyle(text) }

  /// The spellings of an edit that has a meaning in this file.
  func spellings(of edit: Edit) throws(EditRefusal) -> [Spelling] {
    let meaning = file.meaning
    let arguments = ArgumentSpeller(file: file)
    let cells = CellSpeller(file: file)
    let options = OptionSpeller(file: file)
    let head = HeadSpeller(file: file)
    switch edit {
    case .add(let side, let text, let option):
      return arguments.adding(
        try TypedReason(text, side: side), side, to: try meaning.find(option))
    case .rewrite(let argument, let text):
      let place = try meaning.find(argument)
      let reason = try TypedReason(text, side: argument.side)
      let passage = file.passage(file.item(place))
      return passage.cell == nil
        ? arguments.rewriting(place, reason) : cells.rewriting(passage, reason)
    case .remove(let argument):
      let item = file.item(try meaning.find(argument))
      let passage = file.passage(item)
      return passage.cell.map { cells.removing(passage, $0) } ?? [arguments.removing(item)]
    case .move(let argument, let number):
      return arguments.moving(try meaning.find(argument), to: number - 1)
    case .weigh(let argument, let weight):
      let passage = file.passage(file.item(try meaning.find(argument)))
      let line = file.layout.lines[passage.lines.lowerBound]
      let place = passage.cell.map { cells.lineToWeigh(passage, $0) } ?? line
      return [arguments.setting(weight, on: place)]
    case .choose(let option, let because):
      let reason = try because.map { text throws(EditRefusal) in
        try TypedReason(because: text)
      }
      return try ChoiceSpeller(file: file).choosing(try meaning.find(option), reason)
    case .setStatus(let text): return head.settingStatus(try TypedLine.text(text))
    case .supersede(let new): return head.settingStatus(new.successor(behind: meaning.status))
    case .succeed(let old): return head.succeeding(old)
    case .setContext(let text): return head.settingContext(try TypedLine.text(text))
    case .addDriver(let text): return head.addingDriver(try TypedLine.text(text))
    case .addConsequence(let side, let text):
      return head.addingConsequence(try TypedReason(text, side: side), side)
    case .addOption(let title): return options.adding(try TypedLine.text(title))
    case .renameOption(let option, let title):
      return options.renaming(try meaning.find(option), try TypedLine.text(title))
    case .removeOption(let option): return options.removing(try meaning.find(option))
    }
  }

  /// The line of the argument or the option of an edit, and whether it is in a table.
  func place(of edit: Edit) -> (line: Int?, isInTable: Bool) {
    let layout = file.layout
    var passages: [DecisionLayout.Passage?] = []
    switch edit {
    case .rewrite(let argument, _), .remove(let argument), .move(let argument, _),
      .weigh(let argument, _):
      if let place = try? file.meaning.find(argument) {
        passages = [file.passage(file.item(place))]
      }
    case .choose where layout.choice != nil: passages = [layout.choice?.passage]
    case .add(_, _, let option), .choose(let option, _), .renameOption(let option, _),
      .removeOption(let option):
      guard let place = try? file.meaning.find(option) else { break }
      passages = [layout.options[place].section, layout.options[place].listed]
      if case .add = edit { passages += file.items(of: place).map(file.passage) }
    case .setStatus, .supersede: passages = [layout.status]
    case .setContext: passages = [layout.context]
    case .addDriver, .addConsequence, .succeed: break
    case .addOption: passages = layout.options.map(\.listed)
    }
    let places = passages.compactMap(\.self)
    let row = places.last { $0.cell != nil && layout.lines[$0.lines.lowerBound].kind == .table }
    return ((row ?? places.last).map { $0.lines.lowerBound + 1 }, row != nil)
  }

  /// Whether an edit needs an option, but the arguments are those of the document itself.
  func isOfDocument(_ edit: Edit) -> Bool {
    switch edit {
    case .add(nil, _, let option), .choose(let option, _), .renameOption(let option, _),
      .removeOption(let option):
      (try? file.meaning.find(option)).map { file.layout.options[$0].isDocument } ?? false
    default: false
    }
  }
}
