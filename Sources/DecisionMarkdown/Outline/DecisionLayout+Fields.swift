import Decisions

extension DecisionLayout {
  var status: Field? { fields[.status] }
  var date: Field? { fields[.date] ?? fields[.updated] ?? fields[.created] }

  /// Keeps the first field of its role that has a value. What a conflict states otherwise has none.
  /// Below the heading of the status, a later line may state another status, or the successor behind a
  /// colon; below one of names, all items are names.
  mutating func keep(_ field: Field) {
    if field.role == .title {
      if title == nil, !field.texts.isEmpty {
        title = Passage(text: field.range, lines: field.lines)
      }
    } else if disputed.contains(field.role) {
      return
    } else if lines[field.lines.lowerBound].isInConflict, !field.role.isOfNames {
      disputed.insert(field.role)
      fields[field.role] = nil
    } else if field.texts.isEmpty {
      openFields[field.role] = openFields[field.role] ?? field
    } else if fields[field.role] != nil {
      guard Field.Role(outline.section(of: field.lines.lowerBound)) == field.role else { return }
      if field.role.isOfNames { fields[field.role]?.texts += field.texts }
      if field.role == .status, let first = status {
        fields[.status] = field.below(first, in: outline)
      }
    } else {
      fields[field.role] = field
    }
  }

  /// Keeps the fields of a table. A history has the date of its last status, not of its first.
  mutating func keep(_ found: [Field]) {
    let isDated = fields[.date] != nil
    for field in found { keep(field) }
    let beside = found.first { $0.role == .date && $0.lines == status?.lines && !$0.texts.isEmpty }
    if let beside, !isDated { fields[.date] = beside }
  }

  func beginsField(_ index: Int?) -> Bool {
    fields.values.contains { $0.lines.lowerBound == index }
  }

  /// Extends the status or the names on the lines before by a line; returns whether there are any.
  mutating func extendField(to index: Int) -> Bool {
    guard let (role, field) = fields.first(where: { outline.goesOn($0.value, index) }) else {
      return false
    }
    let end = lines[index].text.upperBound
    fields[role]?.lines = field.lines.lowerBound..<index + 1
    fields[role]?.range = field.range.lowerBound..<end
    return true
  }

  /// Reads the values of the fields that paragraphs of several lines have.
  mutating func readLongFields() {
    for field in fields.values
    where field.lines.count > 1 && lines[field.lines.lowerBound].kind != .frontMatter {
      let parts = field.lines.map { bytes.string(lines[$0].text.clamped(to: field.range)) }
      var whole = field
      whole.read([parts.joined(separator: " ")])
      if !whole.texts.isEmpty { fields[field.role] = whole }
    }
  }
}
