/// What the name of a file says about the decision that it is part of.
package struct FileName {
  /// The path up to the first dot in the name, which a decision shares with its translations:
  /// `adr/0007-queue` for `adr/0007-queue.de.md`.
  private let base: Substring
  /// The words of the name, without its extension.
  private let words: [String]

  package init(_ path: String) {
    let start = path.utf8.lastIndex(of: UInt8(ascii: "/")).map(path.utf8.index(after:))
    let name = path[(start ?? path.startIndex)...]
    base = path[..<(name.utf8.firstIndex(of: UInt8(ascii: ".")) ?? path.endIndex)]
    let stem = name[..<(name.utf8.lastIndex(of: UInt8(ascii: ".")) ?? name.endIndex)]
    let letters = UInt8(ascii: "a")...UInt8(ascii: "z")
    words = stem.lowercased().utf8.split { $0 < 0x80 && !letters.contains($0) }
      .compactMap(String.init)
  }

  /// Whether the name consists of words for a template: `0000-adr-template.md`.
  package var isTemplate: Bool {
    // `de` is a language, `v` a version.
    words.contains("template")
      && words.allSatisfy { $0.count < 3 || Self.templateWords.contains($0) }
  }

  /// Whether the file belongs to a decision of the same number, or is a template.
  package var isAside: Bool { isTemplate || words.contains(where: Self.asideWords.contains) }

  /// Returns whether two names with one number are of different decisions, and not of one and its
  /// translation, its appendix or a template.
  package func isRival(of other: FileName) -> Bool { !isAside && base != other.base }

  private static let asideWords: Set<String> = [
    "addendum", "amendment", "annex", "appendix", "attachment", "errata", "supplement",
  ]

  private static let templateWords: Set<String> = [
    "template", "adr", "madr", "rfc", "sdr", "proposal", "decision", "record", "long", "short",
    "full", "minimal", "any", "bare", "example", "nnn", "nnnn", "xxx", "xxxx", "yyyy", "yyyymmdd",
  ]
}
