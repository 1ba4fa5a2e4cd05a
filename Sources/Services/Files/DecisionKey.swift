import BusinessLogic
import SystemPackage

/// The key that identifies a decision file in a route.
enum DecisionKey {
  /// Returns the number in the file's name, or else the slug of the name without its extension.
  static func of(_ path: FilePath) -> String {
    number(of: path) ?? word(for: path.stem ?? path.lastComponent?.string ?? "")
  }

  /// Returns the number at the start of the file's name, as written: `0007` for
  /// `0007-use-postgres.md` and `ADR-0007.md`. The date in `2024-05-01-use-postgres.md` isn't a
  /// number.
  static func number(of path: FilePath) -> String? { numbered(path).map { String($0.digits) } }

  /// Returns the number and what follows it in the file's name.
  private static func numbered(_ path: FilePath) -> (digits: Substring, rest: Substring)? {
    // By bytes, because characters would take half of the time of a list of files.
    let name = path.name.utf8
    let word = name.prefix { ($0 | 0x20) &- 0x61 < 26 }
    let isNumbered =
      !word.isEmpty && ["adr", "madr", "decision"].contains(Substring(word).lowercased())
    let start = isNumbered ? name[word.endIndex...].drop(while: isSeparator) : name[...]
    let number = start.prefix { $0 &- 0x30 < 10 }
    let (digits, rest) = (Substring(number), Substring(start[number.endIndex...]))
    guard !digits.isEmpty, rest.utf8.first.map(isSeparator) ?? true, !isYear(digits, before: rest)
    else { return nil }
    return (digits, rest)
  }

  /// Returns the number of a file, without leading zeros. Eight digits are a date (`20240131`),
  /// which several decisions may share.
  static func serial(of path: FilePath) -> Int? {
    number(of: path).flatMap { $0.count == digitsOfDate ? nil : Int($0) }
  }

  static let digitsOfDate = 8

  /// Returns the part that a name adds to its number before a title: `-a` for `0908-a-router.md`,
  /// `-s1` for `ADR-017-S1-slice.md`; empty for none.
  static func part(of path: FilePath) -> String {
    let rest = numbered(path)?.rest.dropFirst() ?? ""
    let word = Substring(rest.utf8.prefix { !isSeparator($0) })
    let isPart =
      word.first?.isLetter == true && word.count < rest.count
      && (word.count == 1 || word.first?.isUppercase == true && Int(word.dropFirst()) != nil)
    return isPart ? "-\(word.lowercased())" : ""
  }

  /// Returns unique keys for the files of a folder and its subfolders. Of several files with the
  /// same number, the first gets the number as its key, and the others get their whole names.
  ///
  /// The key of a file in a subfolder of `root` has the subfolder as its prefix: `backend-0001`.
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

  /// Returns the subfolder of `root` that holds a file: `backend`; `nil` if `root` itself does.
  static func category(of path: FilePath, in root: FilePath) -> String? {
    var folder = path.removingLastComponent()
    guard folder.removePrefix(root), !folder.components.isEmpty else { return nil }
    return folder.string
  }

  /// Returns the files in the folder itself that have the highest numbers, in their order.
  static func last(_ count: Int, of paths: [FilePath], in root: FilePath) -> [FilePath] {
    let numbered = paths.filter { $0.removingLastComponent() == root }
      .compactMap { path in serial(of: path).map { (path: path, number: $0) } }
    return numbered.sorted { $0.number < $1.number }.suffix(count).map(\.path)
  }

  /// Returns the next free number among `paths` for a decision in `folder`, as wide as the widest of
  /// them; four digits wide if none has a number. Ignores dates, and folders that have a numbering of
  /// their own. Decisions that are `moving` may have the number of another one.
  static func next(
    after paths: [FilePath], in folder: FilePath = "", moving: Set<FilePath> = []
  ) -> String {
    let counted = counted(paths, for: folder, moving: moving)
    return padded((counted.compactMap { serial(of: $0) }.max() ?? 0) + 1, like: counted)
  }

  /// Returns the number as wide as the widest of `paths`; four digits wide if none has a number.
  static func padded(_ number: Int, like paths: [FilePath]) -> String {
    let widths = paths.compactMap { Self.number(of: $0)?.count }
    let width = widths.filter { $0 != digitsOfDate }.max() ?? 4
    let digits = String(number)
    return String(repeating: "0", count: max(0, width - digits.count)) + digits
  }

  /// Returns the files whose numbers a new one in `folder` can't have: all, unless folders
  /// share one.
  static func counted(
    _ paths: [FilePath], for folder: FilePath, moving: Set<FilePath> = []
  ) -> [FilePath] {
    let all = paths.filter { (serial(of: $0) ?? .max) < .max }
    let staying = all.filter { !moving.contains($0) }
    let numbers = Set(staying.map { serial(of: $0) })
    // A translation shares the number of its decision, in the same folder.
    let places = Set(staying.map { "\($0.removingLastComponent())/\(serial(of: $0) ?? 0)" })
    return numbers.count == places.count ? all : all.filter { $0.removingLastComponent() == folder }
  }

  private static func isSeparator(_ byte: UInt8) -> Bool { "-_ .".utf8.contains(byte) }

  /// Returns whether a month and a day follow: `2024` before `-05-01`.
  private static func isYear(_ digits: Substring, before rest: Substring) -> Bool {
    guard digits.utf8.count == 4,
      digits.utf8.starts(with: "19".utf8) || digits.utf8.starts(with: "20".utf8)
    else { return false }
    let parts = rest.utf8.split(maxSplits: 2, whereSeparator: isSeparator).prefix(2)
    // A time may follow: `2024-05-01T13:30`.
    return parts.count == 2
      && parts.allSatisfy { part in
        let count = part.prefix { $0 &- 0x30 < 10 }.count
        return count == 2 && (count == part.count || part.startIndex == parts[1].startIndex)
      }
  }

  /// Returns the slug of a title, which is never empty.
  static func word(for title: String) -> String {
    let word = slug(title)
    return word.isEmpty ? "decision" : word
  }

  /// Returns the name of the file for a new decision: `0007-use-postgres.md`.
  static func fileName(number: String, title: String) -> String {
    let word = word(for: title)
    var name = word[...]
    while name.utf8.count > longestName { name.removeLast() }
    // Cut a long name at the end of a word, if it has more than one.
    if name.endIndex < word.endIndex, word[name.endIndex] != "-",
      let dash = name.lastIndex(of: "-")
    {
      name = name[..<dash]
    }
    return "\(number)-\(name.isEmpty ? "decision" : name).md"
  }

  /// In bytes. File systems allow 255, including the number and the extension.
  private static let longestName = 100
}
