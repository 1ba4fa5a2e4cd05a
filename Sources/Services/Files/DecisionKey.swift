import BusinessLogic
import SystemPackage

/// What a route calls the decision in a file.
enum DecisionKey {
  /// The number that the file's name begins with, as written: `0007-use-postgres.md` is `0007`;
  /// otherwise the whole name without its ending, in a route's spelling.
  static func of(_ path: FilePath) -> String {
    let name = path.stem ?? path.lastComponent?.string ?? ""
    let digits = name.prefix { $0.isASCII && $0.isNumber }
    let next = name.dropFirst(digits.count).first
    if !digits.isEmpty, next == nil || next == "-" || next == "_" || next == " " || next == "." {
      return String(digits)
    }
    return whole(name)
  }

  /// The keys of files that stand beside each other; a number that is used twice stands for the
  /// first of its files, the others are called by their whole names.
  static func of(_ paths: [FilePath]) -> [String] {
    var taken: Set<String> = []
    return paths.map { path in
      var key = of(path)
      if taken.contains(key) { key = whole(path.stem ?? "") }
      while taken.contains(key) { key += "-" }
      taken.insert(key)
      return key
    }
  }

  /// The next free number among `paths`, as many digits wide as the widest of theirs; four if none
  /// has a number.
  static func next(after paths: [FilePath]) -> String {
    let numbers = paths.map { of($0) }.filter { Int($0) != nil }
    let next = String((numbers.compactMap { Int($0) }.max() ?? 0) + 1)
    let width = numbers.map(\.count).max() ?? 4
    return String(repeating: "0", count: max(0, width - next.count)) + next
  }

  private static func whole(_ name: String) -> String {
    let key = slug(name)
    return key.isEmpty ? "decision" : key
  }
}
