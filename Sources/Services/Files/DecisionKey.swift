import BusinessLogic
import SystemPackage

/// What a route calls the decision in a file.
enum DecisionKey {
  /// The number in the file's name, otherwise the whole name without its ending, in a route's
  /// spelling.
  static func of(_ path: FilePath) -> String {
    number(of: path) ?? word(for: path.stem ?? path.lastComponent?.string ?? "")
  }

  /// The number that the file's name begins with, as written: `0007-use-postgres.md` and
  /// `ADR-0007.md` have `0007`; the date in `2024-05-01-use-postgres.md` is none.
  static func number(of path: FilePath) -> String? {
    let name = path.stem ?? ""
    let word = name.prefix { $0.isLetter }
    let isNumbered = ["adr", "madr", "decision"].contains(word.lowercased())
    let start = isNumbered ? name.dropFirst(word.count).drop(while: isSeparator) : name[...]
    let digits = start.prefix { $0.isASCII && $0.isNumber }
    let rest = start.dropFirst(digits.count)
    guard !digits.isEmpty, rest.first.map(isSeparator) ?? true, !isYear(digits, before: rest) else {
      return nil
    }
    return String(digits)
  }

  /// The keys of files that stand beside each other; a number that is used twice stands for the
  /// first of its files, the others are called by their whole names.
  ///
  /// A file in a subfolder of `root` is called by that as well: `backend-0001`.
  static func of(_ paths: [FilePath], in root: FilePath = "") -> [String] {
    var taken: Set<String> = []
    return paths.map { path in
      let folder = category(of: path, in: root).map { slug($0) + "-" } ?? ""
      var key = folder + of(path)
      if taken.contains(key) { key = folder + word(for: path.stem ?? "") }
      while taken.contains(key) { key += "-" }
      taken.insert(key)
      return key
    }
  }

  /// The subfolder of `root` in which a file stands: `backend`; `nil` if it stands in `root` itself.
  static func category(of path: FilePath, in root: FilePath) -> String? {
    var folder = path.removingLastComponent()
    guard folder.removePrefix(root), !folder.components.isEmpty else { return nil }
    return folder.string
  }

  /// The next free number among `paths`, as many digits wide as the widest of theirs; four if none
  /// has a number. Subfolders of `root` that number by themselves have no part in it.
  static func next(after paths: [FilePath], in root: FilePath = "") -> String {
    let all = paths.compactMap { number(of: $0) }.filter { Int($0) != nil }
    let isShared = Set(all.compactMap { Int($0) }).count == all.count
    let numbers =
      isShared
      ? all : paths.filter { category(of: $0, in: root) == nil }.compactMap { number(of: $0) }
    let next = String((numbers.compactMap { Int($0) }.max() ?? 0) + 1)
    let width = numbers.map(\.count).max() ?? 4
    return String(repeating: "0", count: max(0, width - next.count)) + next
  }

  private static func isSeparator(_ character: Character) -> Bool {
    "-_ .".contains(character)
  }

  /// Whether a month and a day follow: `2024` before `-05-01`.
  private static func isYear(_ digits: Substring, before rest: Substring) -> Bool {
    guard digits.count == 4, digits.hasPrefix("19") || digits.hasPrefix("20") else { return false }
    let parts = rest.split(maxSplits: 2, whereSeparator: isSeparator).prefix(2)
    return parts.count == 2 && parts.allSatisfy { $0.count == 2 && Int($0) != nil }
  }

  /// A title in a route's spelling, which is never empty.
  static func word(for title: String) -> String {
    let word = slug(title)
    return word.isEmpty ? "decision" : word
  }

  /// The name of the file for a new decision: `0007-use-postgres.md`.
  static func fileName(number: String, title: String) -> String {
    let word = word(for: title)
    var name = word[...]
    while name.utf8.count > longestName { name.removeLast() }
    // It ends with a whole word, if it has more than one.
    if name.endIndex < word.endIndex, word[name.endIndex] != "-",
      let dash = name.lastIndex(of: "-")
    {
      name = name[..<dash]
    }
    return "\(number)-\(name.isEmpty ? "decision" : name).md"
  }

  /// In bytes: no system takes more than 255 with the number and the ending, and nobody reads as many.
  private static let longestName = 100
}
