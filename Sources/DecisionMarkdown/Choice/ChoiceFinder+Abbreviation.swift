extension ChoiceFinder {
  /// The only option of which capitals in a text are an abbreviation: `PG` of `PostgreSQL (PG)`, `MUI`
  /// of `Material UI`.
  ///
  /// - Parameter isName: Whether the text must be nothing else.
  func abbreviated(in text: String, isName: Bool) -> Int? {
    let tokens = Set(OptionName.capitals(in: text))
    guard !tokens.isEmpty, !isName || text.split(separator: " ").count == 1 else { return nil }
    let options = layout.options.indices.filter { option in
      let title = title(of: option).map { bytes.string($0.text) } ?? ""
      return !tokens.isDisjoint(with: OptionName.abbreviations(of: title))
    }
    return options.count == 1 ? options.first : nil
  }
}
