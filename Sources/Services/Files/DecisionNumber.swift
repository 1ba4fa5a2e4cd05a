import SystemPackage

/// The number that people know a decision by.
enum DecisionNumber {
  /// The number that the file's name begins with, `ADR` before it or not: 7 for
  /// `0007-use-postgres.md` and `adr-7.md`; `nil` if there is none.
  ///
  /// The date in `20240131-use-postgres.md` and `2024-01-31-…` is no number: a day may see several
  /// decisions.
  static func of(_ path: FilePath) -> Int? {
    let words = (path.stem ?? "").lowercased().split { "-_. ".contains($0) }[...]
    guard let number = number(words.first == "adr" ? words.dropFirst() : words) else { return nil }
    return number
  }

  private static func number(_ words: ArraySlice<Substring>) -> Int? {
    guard var first = words.first else { return nil }
    if first.hasPrefix("adr") { first = first.dropFirst(3) }
    guard isNumber(first), first.count < 8 else { return nil }
    let next = words.dropFirst().prefix(2)
    let isDate =
      first.count == 4 && next.count == 2 && next.allSatisfy { isNumber($0) && $0.count == 2 }
    return isDate ? nil : Int(first)
  }

  private static func isNumber(_ word: Substring) -> Bool {
    !word.isEmpty && word.allSatisfy { $0.isASCII && $0.isNumber }
  }
}
