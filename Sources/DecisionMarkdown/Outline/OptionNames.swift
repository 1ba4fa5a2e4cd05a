/// Titles of options, indexed by what a close one shares with them: the first word, or all letters.
/// A thousand headings are then not each compared with every title.
struct OptionNames {
  private var names: [UInt64: [OptionName]] = [:]

  init(_ all: [OptionName]) {
    for name in all { for key in Self.keys(of: name) { names[key, default: []].append(name) } }
  }

  /// Returns how close a heading is to one of the titles: whether it is one, begins one, or begins
  /// with one; `nil` if none of these.
  func closeness(to section: Section, in outline: Outline) -> OptionName.Agreement? {
    guard !names.isEmpty else { return nil }
    let name =
      section.isSubject || section.line < 0
      ? OptionName(words: section.words)
      : OptionName(outline.bytes[outline.lines[section.line].text])
    return Self.keys(of: name).lazy.flatMap { names[$0, default: []] }.compactMap(name.closeness)
      .max()
  }

  /// The hashes of its first words and of all letters of its core.
  private static func keys(of name: OptionName) -> [UInt64] {
    let (first, core) = (name.words.first, name.core)
    return [
      first.map { UInt64(word: $0.utf8) },
      core.first == first ? nil : core.first.map { UInt64(word: $0.utf8) },
      core.count == 1 ? nil : UInt64(word: core.joined().utf8),
    ].compactMap(\.self)
  }
}
