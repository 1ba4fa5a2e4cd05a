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

  private static func whole(_ name: String) -> String {
    let key = slug(name)
    return key.isEmpty ? "decision" : key
  }
}
