import Decisions

/// The text of a decision, parsed for editing: its bytes, its layout and its meaning.
public struct DecisionText: Sendable {
  /// The whole file.
  public let bytes: [UInt8]
  /// The title if the file has no heading.
  public let name: String
  let layout: DecisionLayout
  /// The decision in the file.
  public let decision: Decision
  let meaning: Meaning
  /// What its lines mean, if they are known from the edit that made it.
  private var meaningOfLines: [LineMeaning]?
  /// The text that the last edit deleted as a side effect; `nil` if there was none.
  public private(set) var loss: String?

  /// Parses a file. Accepts any bytes.
  public init(_ bytes: [UInt8], named name: String) {
    self.bytes = bytes
    self.name = name
    layout = LayoutReader.layout(of: bytes)
    decision = layout.decision(named: name)
    meaning = Meaning(decision)
  }

  /// Returns the text after an edit. Only lines that the edit must change differ.
  ///
  /// Tries each spelling of the edit, and takes the first one that is read back as intended. If
  /// there is none, refuses the edit.
  ///
  /// - Throws: ``EditRefusal``. Don't change the file then.
  public func after(_ edit: Edit) throws(EditRefusal) -> DecisionText {
    if let line = layout.conflict { throw .isInConflict(line: line + 1) }
    if case .addLists(let lists) = edit {
      var text = self
      for list in lists { text = try text.adding(list) }
      return text
    }
    let plan = try EditPlan(edit, in: self)
    if plan.meant == meaning, !plan.saysMore {
      var same = self
      same.loss = nil
      return same
    }
    let spellings = try plan.spellings()
    lazy var old = meaningOfLines ?? LineMeaning.ofLines(in: self)
    var best: Meaning?
    var misread: (line: Int, cause: String)?
    for spelling in spellings {
      var result = DecisionText(bytes.replacing(spelling), named: name)
      let read = result.meaning
      best = best ?? read
      guard plan.meant.isStated(by: read, after: edit) else { continue }
      let new = LineMeaning.ofLines(in: result)
      result.meaningOfLines = new
      let others = OtherLines(before: self, after: result, changes: spelling)
      if let found = others.taken() ?? others.misread(old, new) {
        misread = misread ?? found
        continue
      }
      result.loss = loss(by: spelling)
      return result
    }
    if plan.isOfDocument { throw .isNoOption(edit.summary) }
    if let (line, cause) = misread {
      throw .wouldReadOtherwise(edit.summary, cause: cause, line: line + 1)
    }
    let passages = plan.passages.compactMap(\.self)
    let row = passages.last { $0.cell != nil && layout.lines[$0.line].kind == .table }
    if let row { throw .isInTable(edit.summary, line: row.line + 1) }
    let start = spellings.first?.map(\.range.lowerBound).min() ?? 0
    let line = lines.line(at: start, in: lines.indices)
    throw .wouldReadOtherwise(
      edit.summary, cause: best.map(plan.meant.mismatch) ?? "it has no place for this",
      line: (passages.last?.line ?? line) + 1)
  }

  /// Returns the text after new items, each spelled like those before it.
  private func adding(_ list: NewList) throws(EditRefusal) -> DecisionText {
    var text = self
    for new in list.arguments {
      text = try text.after(.add(new.side, text: new.text, to: list.option))
      guard new.side != nil, new.weight != 1 else { continue }
      let items = text.meaning[new.kind, of: try text.meaning.find(list.option)]
      guard let added = items.last else { continue }
      let place = ArgumentPlace(new.kind, of: list.option, number: items.count, text: added.text)
      text = try text.after(.weigh(place, new.weight))
    }
    return text
  }

  private func loss(by spelling: Spelling) -> String? {
    let lines = spelling.compactMap(\.loss).flatMap { bytes[$0].split(separator: "\n") }
    let texts = lines.map { bytes.string(bytes.trimmed($0.indices)) }.filter { !$0.isEmpty }
    return texts.isEmpty ? nil : texts.joined(separator: " ")
  }
}

extension Edit {
  /// The edit as its refusal names it.
  var summary: String {
    switch self {
    case .add(let side, let text, _): "add \(side?.rawValue ?? "note") \(text)"
    case .addLists(let lists):
      "add \(lists.flatMap { $0.arguments.map(\.text) }.joined(separator: ", "))"
    case .rewrite(_, let text): "edit \(text)"
    case .remove(let argument): "remove \(argument.text)"
    case .move(let argument, let number): "move \(argument.text) to \(number)"
    case .weigh(let argument, let weight): "weigh \(argument.text) \(weight)"
    case .choose(let option, let because):
      "choose \(option.title)" + (because.map { " because \($0)" } ?? "")
    case .setStatus(let text): "status \(text)"
    case .setDate(let day): "date \(day)"
    case .supersede(let new): "status superseded by \(new.name)"
    case .succeed(let old): "supersede \(old.name)"
    case .setContext(let text): "context \(text)"
    case .addDriver(let text): "driver \(text)"
    case .addConsequence(_, let text): "consequence \(text)"
    case .addOption(let title): "option add \(title)"
    case .renameOption(let option, let title): "option rename \(option.title) \(title)"
    case .removeOption(let option): "option remove \(option.title)"
    }
  }
}
