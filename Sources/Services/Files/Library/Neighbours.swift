import Decisions
import SystemPackage

/// The decisions that the links of their neighbours may lead to.
struct Neighbours {
  /// The files of each number.
  private let files: [Int?: [FilePath]]
  /// The files that share their number with another one, by their places.
  private let namesakes: [FilePath: [FilePath]]

  init(of paths: [FilePath]) {
    files = Dictionary(grouping: paths) { DecisionKey.serial(of: $0) }
    // Most numbers have one file.
    let shared = files.filter { $0.key != nil && $0.value.count > 1 }
    namesakes = Dictionary(grouping: shared.values.joined()) { Self.place(of: $0) ?? "" }
  }

  /// Returns the place of a decision that no other may have: the path of the folder followed by the
  /// number and its part. A template or an appendix has no number of its own, and a year is none.
  static func place(of path: FilePath) -> FilePath? {
    guard let number = DecisionKey.serial(of: path), !isAside(path), !(1950...2099).contains(number)
    else { return nil }
    return AtomicFile.folder(of: path).appending("\(number)\(DecisionKey.part(of: path))")
  }

  /// Returns the problem that another decision of the folder has the number of this one, as after the
  /// merge of two branches. A file of only text counts unless a decision with more has its number.
  func shared(_ number: Int?, of reading: FileReading<Decision>) -> [Problem] {
    let path = reading.path
    guard let number, files[number] != [path], let place = Self.place(of: path) else { return [] }
    // A file that isn't in `files` may have the number of the only one there.
    let here = namesakes[place] ?? files[number, default: []].filter { Self.place(of: $0) == place }
    let others = here.filter {
      $0.lastComponent != path.lastComponent && !Self.areVersions(path, $0)
    }
    let whole = others.first { FileReading(of: $0).decision.hasParts }
    guard let other = whole ?? others.first, reading.hasParts == (whole != nil) else { return [] }
    let message = "the number \(number) is used twice: \(other) has it too"
    return [Problem(line: 1, .duplicateNumber, message)]
  }

  /// Returns the broken links of the decision at `path`. The links of a template are examples, and
  /// aren't checked.
  func brokenLinks(of decision: Decision, at path: FilePath) -> [Problem] {
    guard !decision.links.isEmpty, !Self.isTemplate(path) else { return [] }
    return decision.links.compactMap { link in
      switch link.target {
      case .file(let name):
        let target = path.removingLastComponent().appending(name)
        return FileStamp(of: target) == nil
          ? Problem(
            line: link.line, link == decision.successor ? .danglingSuccessor : .brokenLink,
            "the link to \(name) leads to no file") : nil
      case .number(let number):
        return files[number] != nil
          ? nil
          : Problem(
            line: link.line, .danglingSuccessor,
            "it is superseded by \(number), which doesn't exist")
      }
    }
  }

  /// Returns the words of a file's name.
  private static func words(of path: FilePath) -> [String] {
    let letters = UInt8(ascii: "a")...UInt8(ascii: "z")
    return path.name.lowercased().utf8.split { $0 < 0x80 && !letters.contains($0) }
      .compactMap(String.init)
  }

  /// Returns whether the name contains only words for a template: `0000-adr-template.md`.
  static func isTemplate(_ path: FilePath) -> Bool { areOfTemplate(words(of: path)) }

  private static func areOfTemplate(_ words: [String]) -> Bool {
    // `de` is a language.
    words.contains("template")
      && words.allSatisfy { $0.count == 2 || templateWords.contains($0) }
  }

  /// Whether the file belongs to a decision of the same number, or is a template.
  static func isAside(_ path: FilePath) -> Bool {
    let words = words(of: path)
    return areOfTemplate(words) || words.contains(where: asideWords.contains)
  }

  private static let asideWords: Set<String> = [
    "addendum", "amendment", "annex", "appendix", "attachment", "errata", "supplement",
  ]

  /// Whether two names are of one decision: `0007-queue.md` and `0007-queue.de.md`.
  static func areVersions(_ one: FilePath, _ other: FilePath) -> Bool {
    one.name.prefix { $0 != "." } == other.name.prefix { $0 != "." }
  }

  private static let templateWords: Set<String> = [
    "template", "adr", "madr", "decision", "record", "long", "short", "full", "minimal", "bare",
  ]
}
