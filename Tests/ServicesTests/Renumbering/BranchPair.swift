import TestSupport

/// Two random branches that add decisions to one folder, with the references between these.
///
/// A text is made of parts that know which decision they refer to, so it can be written again with
/// other numbers: that is what renumbering must give, byte for byte.
struct BranchPair {
  /// A decision, whose number may change.
  struct Record: Hashable {
    let name: Int
    let number: Int
    let slug: String
  }

  enum Part {
    case text(String)
    /// A reference to a decision in one of the ``forms``.
    case reference(Int, form: Int)
    /// A text that looks like the number of a decision and isn't certainly one.
    case decoy(Int, form: Int)
  }

  /// A way to refer to a decision, with `N` for its number in the width of the file names, `n` for
  /// the plain number, `F` for its file, `S` for that without extension, `E` for it in a URL, and `I`
  /// for a label, each in braces.
  struct Form {
    enum Kind {
      case name
      case number
      /// A number that needs a leading zero.
      case padded
    }

    let kind: Kind
    let text: String
  }

  static let forms =
    [
      "[{N}]({F})", "[ADR-{N}](./{F})", "[{N}: a title]({F}#context)", "[that one](../adr/{F})",
      "[ADR {n}](<{F}>)", "`{F}` and docs/adr/{F}", "[{N}][{I}]\n\n[{I}]: {F}\n",
      "[a][{I}] \n\n[{I}]: <./{E}>\n", "[[{S}]]", "![{N}]({F})", "[see [{N}]({F})]",
      "<a href=\"{F}\">it</a>",
    ].map { Form(kind: .name, text: $0) }
    + [
      "(ADR-{N})", "ADR {n}, so", "adr{N}.", "madr #{N}", "\n\nSupersedes ADR-{N}\n\n",
      "ADRs {N} and 1", "\n\nSupersedes {N}\n\n", "\n\nReplaces {N}\n\n",
      "\n\nObsoleted by No. {n}\n\n", "_ADR-{N}_", "_see __ADR {n}___.", "ADRs 1 and {N}",
      "ADRs 1, {n} and 1",
    ].map { Form(kind: .number, text: $0) }
    + ["[{N}]", "this one supersedes {N} in part", "it replaces 1 and {N}, which was slow"]
    .map { Form(kind: .padded, text: $0) }

  /// Texts with a number that certainly or probably means something else.
  static let decoys = [
    "v1.{n}.0", "#{n}", "2026-01-{N}", "{n} servers", "10.0.0.{n}", "mode {N}x", "code {N} of it",
    "decision {n}", "superseded by #{n}", "https://example.org/{F}?n={N}", "{S}.png", "RFC {N}",
    "LOADR-{N}", "ADR_{N}_x", "it replaces {N} servers", "ADR 1 and {N} servers",
    "\n\n```\n[{N}] ADR-{N}\n```\n\n", "../other/{F}", "UTC+{N}",
    "It supersedes 1. RFC {N} is another thing", "\n\nSupersedes RFC {N}\n\n",
    "\n\n## Status\n\nSuperseded by RFC {N}\n\n", "mailto:ADR-{N}@example.org",
    "\n\n```sh\ncat {F}\n```\n\n",
  ]

  let width: Int
  let prefix: String
  var base: [Record] = []
  var ours: [Record] = []
  var theirs: [Record] = []
  /// The texts of our branch, by the name of the decision.
  var texts: [Int: [Part]] = [:]
  private let titleForm: Int

  init(_ random: inout SeededGenerator) {
    width = random.pick([1, 3, 4, 4, 4])
    prefix = random.pick(["", "", "ADR-", "adr_"])
    titleForm = random.number(0...4)
    let slugs = ["queue", "cache", "use-redis", "which-db", "logs", "api-v2", "über-mail"].shuffled(
      using: &random)
    var (next, name) = (random.pick([1, 5, 8, 98]), 0)
    func record(_ number: Int) -> Record {
      name += 1
      return Record(name: name, number: number, slug: "\(slugs[name % slugs.count])-\(name)")
    }
    for _ in 0..<random.number(2...4) {
      base.append(record(next))
      next += random.number(1...2)
    }
    var (mine, other) = (next, next)
    for _ in 0..<random.number(1...3) {
      ours.append(record(mine))
      mine += random.number(1...2)
    }
    for _ in 0..<random.number(1...3) {
      theirs.append(record(other))
      other += random.number(1...2)
    }
    let known = (base + ours).map(\.name)
    for record in base + ours {
      var parts: [Part] = []
      for _ in 0..<random.number(2...6) {
        parts.append(.text("\n\nIt is so, "))
        let target = random.pick(known)
        let isDecoy = random.number(0...2) == 0
        parts.append(
          isDecoy
            ? .decoy(target, form: random.number(0...Self.decoys.count - 1))
            : .reference(target, form: random.number(0...Self.forms.count - 1)))
      }
      texts[record.name] = parts
    }
  }

  func digits(_ number: Int) -> String {
    String(repeating: "0", count: max(0, width - "\(number)".count)) + "\(number)"
  }

  func file(_ record: Record, _ number: Int? = nil) -> String {
    "\(prefix)\(digits(number ?? record.number))-\(record.slug).md"
  }

  /// Returns our text of a decision, where others have these numbers by their names. Where two
  /// decisions have a number, only names of files lead to the new one, and titles.
  func text(of record: Record, _ numbers: [Int: Int] = [:], shared: Set<Int> = []) -> String {
    let all = Dictionary(uniqueKeysWithValues: (base + ours + theirs).map { ($0.name, $0) })
    func written(_ name: Int, _ form: String, moves: Bool) -> String {
      guard let record = all[name] else { return "" }
      let number = moves ? numbers[name] ?? record.number : record.number
      let file = file(record, number)
      return [
        ("{N}", digits(number)), ("{n}", "\(number)"), ("{F}", file),
        ("{S}", "\(file.dropLast(3))"),
        ("{E}", file.replacing("-", with: "%2D")), ("{I}", "x\(name)y"),
      ].reduce(form) { $0.replacing($1.0, with: $1.1) }
    }
    let own = digits(numbers[record.name] ?? record.number)
    let titles = [
      "# \(own). Title", "# ADR-\(own): Title", "# Title", "# [ADR \(Int(own) ?? 0)] Title",
      "---\ntitle: \"ADR-\(own): Title\"\nid: \(own)\n---\n\n# Title",
    ]
    let body = (texts[record.name] ?? []).map { part in
      switch part {
      case .text(let text): text
      case .decoy(let name, let form): written(name, Self.decoys[form], moves: false)
      case .reference(let name, let form):
        written(name, Self.forms[form].text, moves: moves(all[name], Self.forms[form].kind, shared))
      }
    }
    return
      "\(titles[titleForm])\n\nStatus: accepted\n\n## Pros\n\n- one\n\n## More\(body.joined())\n"
  }

  private func moves(_ record: Record?, _ kind: Form.Kind, _ shared: Set<Int>) -> Bool {
    guard let record else { return false }
    let isClear = !shared.contains(record.number)
    return switch kind {
    case .name: true
    case .number: isClear
    case .padded: isClear && digits(record.number).hasPrefix("0")
    }
  }

  func theirText(_ record: Record) -> String {
    "# Theirs\n\nStatus: accepted\n\n## Pros\n\n- \(record.slug)\n"
  }
}
