/// Titles of options, indexed by what a close one shares with them: the first word, or all letters.
/// A thousand headings are then not each compared with every title.
struct OptionNames {
  private var names: [UInt64: [OptionName]] = [:]

  init(_ all: [OptionName]) {
    names.reserveCapacity(2 * all.count)
    for name in all { for key in Self.keys(of: name) { names[key, default: []].append(name) } }
  }

  /// Returns whether the heading is one of the titles, or begins one, or begins with one.
  func hasOneClose(to section: Section, in outline: Outline) -> Bool {
    guard !names.isEmpty else { return false }
    let name = Self.name(of: section, in: outline)
    return Self.keys(of: name).contains { names[$0].map(name.isClose(toOneOf:)) ?? false }
  }

  /// Returns whether the heading is one of the titles.
  func hasOne(of section: Section, in outline: Outline) -> Bool {
    let name = Self.name(of: section, in: outline)
    return Self.keys(of: name).contains { key in
      names[key, default: []].contains { $0.agreement(with: name) == .same }
    }
  }

  private static func name(of section: Section, in outline: Outline) -> OptionName {
    section.isSubject || section.line < 0
      ? OptionName(words: section.words)
      : OptionName(outline.bytes[outline.lines[section.line].text])
  }

  /// The hashes of its first words and of all letters of its core.
  private static func keys(of name: OptionName) -> [UInt64] {
    let (first, core) = (name.words.first, name.core)
    return [
      first.map { UInt64(word: $0.utf8) },
      core.first == first ? nil : core.first.map { UInt64(word: $0.utf8) },
      core.count == 1 ? nil : UInt64(lettersOf: core),
    ].compactMap(\.self)
  }
}
