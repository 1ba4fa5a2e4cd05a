import Decisions

extension Edit {
  /// Returns the text after the edit, made on `day`: a status that decides sets the date, too, where
  /// the file keeps one. The present status, in letters of either case, changes nothing, nor does the
  /// name of the state that it tells. Throws ``EditRefusal``.
  public func made(
    in text: DecisionText, on day: String?
  ) throws(EditRefusal) -> DecisionText {
    guard case .setStatus(let status) = self else { return try text.after(self) }
    let (old, new) = (text.decision, status.lowercased())
    // Without a status, `undecided` writes one.
    let tells = old.status != nil && old.toldState != .other && old.toldState?.rawValue == new
    if tells || old.status?.lowercased() == new { return text }
    let after = try text.after(self)
    guard let day, [.accepted, .rejected].contains(after.decision.state), text.keepsDay
    else { return after }
    return (try? after.after(.setDate(day))) ?? after
  }
}

extension DecisionText {
  /// Whether the file has a date that is nothing but a day, or a place for one.
  fileprivate var keepsDay: Bool {
    guard let field = layout.fields[.date] else {
      return layout.openFields[.date].map(isOpen) ?? false
    }
    return field.texts.joined().isPlainDay
  }

  /// Whether the date field is empty or holds a placeholder such as `JJJJ-MM-TT`.
  private func isOpen(_ field: Field) -> Bool {
    let bytes = layout.bytes
    let text = bytes.string(field.range)
    return FieldWords.isPlaceholder(text, of: .date) || bytes.saysNothing(field.range)
      || TemplateHint.isTitle(bytes, field.range)
      || text.split { !$0.isLetter }.contains { $0.count > 1 && Set($0.lowercased()).count == 1 }
  }
}
