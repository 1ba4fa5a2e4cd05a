/// Titles of options, indexed by what a close one shares with them: the first word, or all letters.
/// A thousand headings are then not each compared with every title.
struct OptionNames {
  private var names: [String: [OptionName]] = [:]

  init(_ all: [OptionName]) {
    for name in all { for key in Self.keys(of: name) { names[key, default: []].append(name) } }
  }

  var isEmpty: Bool { names.isEmpty }

  /// Returns whether `name` is one of the titles, or begins one, or begins with one.
  func hasOneClose(to name: OptionName) -> Bool {
    Self.keys(of: name).contains { key in names[key].map(name.isClose(toOneOf:)) ?? false }
  }

  private static func keys(of name: OptionName) -> [String] {
    let (first, core) = (name.words.first, name.core)
    return [
      first, core.first == first ? nil : core.first, core.count == 1 ? nil : core.joined(),
    ].compactMap(\.self)
  }
}
