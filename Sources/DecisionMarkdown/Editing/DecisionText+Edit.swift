import BusinessLogic

extension DecisionText {
  /// The text that a spelling deletes without being asked to.
  private func loss(by spelling: Spelling) -> String? {
    let lines = spelling.compactMap(\.loss).flatMap { bytes[$0].split(separator: ASCII.lineFeed) }
    let texts = lines.map { bytes.string(bytes.trimmed($0.indices)) }.filter { !$0.isEmpty }
    return texts.isEmpty ? nil : texts.joined(separator: " ")
  }

  /// Returns the text after an edit, and the changes that lead to it. Only lines that the edit must
  /// change differ.
  ///
  /// Tries the spellings of the edit in turn, and takes the first one that reads back as meant. So
  /// an edit does what it says and nothing else, or it is refused.
  ///
  /// - Throws: ``EditRefusal``. Leave the file as it is then.
  public func after(_ edit: Edit) throws(EditRefusal) -> (text: DecisionText, changes: Spelling) {
    if let line = layout.conflict { throw .isInConflict(line: line + 1) }
    var meant = meaning
    do {
      try meant.apply(edit)
    } catch {
      let choice = layout.choice?.passage.lines.lowerBound
      throw error.telling(edit.typed, choiceOn: choice.map { $0 + 1 })
    }
    if meant == meaning, !edit.saysMore {
      var same = self
      same.loss = nil
      return (same, [])
    }
    let speller = Speller(self)
    let spellings = try speller.spellings(of: edit)
    var best: Meaning?
    for spelling in spellings {
      var result = DecisionText(bytes.replacing(spelling), named: name)
      best = best ?? result.meaning
      guard meant.isSaid(by: result.meaning, after: edit) else { continue }
      result.loss = loss(by: spelling)
      return (result, spelling)
    }
    if speller.isOfDocument(edit) { throw .isNoOption(edit.summary) }
    let (line, isInTable) = speller.place(of: edit)
    if isInTable, let line { throw .isInTable(edit.summary, line: line) }
    let start = spellings.first?.map(\.range.lowerBound).min() ?? 0
    throw .wouldReadOtherwise(
      edit.summary, cause: best.map(meant.mismatch) ?? "it has no place for that",
      line: line ?? (layout.lines.lastIndex { $0.range.lowerBound <= start } ?? 0) + 1)
  }
}

extension Edit {
  /// Whether it may change the file though the decision's values stay the same.
  fileprivate var saysMore: Bool {
    switch self {
    case .choose(_, .some), .succeed: true
    default: false
    }
  }

  /// The words that you typed for it.
  fileprivate var typed: String? {
    switch self {
    case .add(_, let text, _), .rewrite(_, let text): text
    case .choose(_, let because): because
    case .setContext(let text), .addDriver(let text), .addConsequence(_, let text): text
    case .renameOption(_, let title): title
    default: nil
    }
  }

  /// The edit as a refusal names it.
  fileprivate var summary: String {
    switch self {
    case .add(let side, let text, _): "add \(side?.rawValue ?? "note") \(text)"
    case .rewrite(_, let text): "edit \(text)"
    case .remove(let argument): "remove \(argument.text)"
    case .move(let argument, let number): "move \(argument.text) to \(number)"
    case .weigh(let argument, let weight): "weigh \(argument.text) \(weight)"
    case .choose(let option, let because):
      "choose \(option.title)" + (because.map { " because \($0)" } ?? "")
    case .setStatus(let text): "status \(text)"
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
