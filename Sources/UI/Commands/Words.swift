import BusinessLogic
import Decisions

/// The arguments of a command, read word by word.
///
/// Flags and operators of shells aren't taken for an argument's value by accident: a named argument
/// that begins with `--`, `|` or `>` is an error. The word `--` before it makes it a text or a path.
struct Words {
  let usage: String
  var remainder: Substring
  /// The stage, which records what is read from the environment; `nil` for a part of a line.
  let stage: Stage?

  init(_ remainder: Substring, usage: String, on stage: Stage? = nil) {
    (self.usage, self.stage) = (usage, stage)
    self.remainder = remainder.trimmed
  }

  var isAtEnd: Bool { remainder.isEmpty }

  mutating func next() -> Substring? {
    guard !remainder.isEmpty else { return nil }
    let word = remainder.firstWord
    remainder = remainder[word.endIndex...].trimmed
    return word
  }

  /// Returns the next word if it names a kind of item and a number follows: `pro` in `pro 1`.
  mutating func itemName() -> String? {
    var rest = self
    guard let word = rest.next()?.lowercased(), rest.next().flatMap({ Int($0) }) != nil,
      let kind = DecisionItem.Kind.all.first(where: { $0.name == word })
    else { return nil }
    _ = next()
    return kind.name
  }

  mutating func skip(_ flag: String) -> Bool {
    guard remainder.firstWord == flag[...] else { return false }
    _ = next()
    return true
  }

  /// Removes a flag and what `value` reads behind it, wherever it stands before the word `--`; returns
  /// that value, or `nil` without the flag.
  mutating func take<Value, Failure: Error>(
    _ flag: String, _ value: (inout Words) throws(Failure) -> Value
  ) throws(Failure) -> Value? {
    var rest = self
    while !rest.isAtEnd, rest.remainder.firstWord != Self.literal[...] {
      let before = remainder[..<rest.remainder.startIndex]
      if rest.skip(flag) {
        let value = try value(&rest)
        remainder = Substring(before + rest.remainder).trimmed
        return value
      }
      _ = rest.next()
    }
    return nil
  }

  /// Removes a flag, wherever it stands before the word `--`; returns whether it was there.
  mutating func take(_ flag: String) -> Bool { take(flag) { _ in true } ?? false }

  /// Returns the next word; at the end, throws an error that names the missing argument.
  mutating func next(_ what: String) throws(CommandError) -> Substring {
    if isReserved(remainder) { throw unexpected(remainder) }
    guard let word = next() else { throw missing(what) }
    return word
  }

  /// Returns the longest of `titles` that the rest of the line begins with, in any case, or else the
  /// next word.
  mutating func next(
    _ what: String, orOneOf titles: [String]
  ) throws(CommandError) -> String {
    let found = titles.filter { title in
      let (start, end) = (remainder.prefix(title.count), remainder.dropFirst(title.count))
      return start.lowercased() == title.lowercased() && end.first?.isWhitespace ?? true
    }.max { $0.count < $1.count }
    guard let found else { return String(try next(what)) }
    remainder = remainder.dropFirst(found.count).trimmed
    return found
  }

  func missing(_ what: String) -> CommandError {
    CommandError("missing \(what); usage: `\(usage)`")
  }

  /// Returns the rest of the line as it was typed: text needs no quoting.
  mutating func rest() -> String {
    defer { remainder = "" }
    return String(remainder)
  }

  /// Returns the rest of the line; if it is empty, throws an error that names the missing argument.
  mutating func rest(_ what: String) throws(CommandError) -> String {
    if !skip(Self.literal), isReserved(remainder) { throw unexpected(remainder, as: "text") }
    if remainder.isEmpty { throw missing(what) }
    return rest()
  }

  /// Returns the rest of the line up to the word `keyword`, or to the end.
  mutating func rest(_ what: String, before keyword: String) throws(CommandError) -> String {
    if remainder.firstWord == keyword[...] { throw missing(what) }
    var (start, end) = (self, self)
    repeat { _ = end.next() } while !end.isAtEnd && end.remainder.firstWord != keyword[...]
    start.remainder = remainder[..<end.remainder.startIndex].trimmed
    remainder = end.remainder
    return try start.rest(what)
  }

  static let literal = "--"

  /// Returns the text as ``rest(_:)`` takes it: with `--` before it, if it needs that.
  func typed(_ text: String) -> String {
    isReserved(text[...]) ? "\(Self.literal) \(text)" : text
  }

  /// Whether the text begins as a flag, a pipe or a redirection does. One dash may begin any text,
  /// such as `-5 °C`, but the command's own flags.
  func isReserved(_ text: Substring) -> Bool {
    guard let first = text.utf8.first, "->|".utf8.contains(first) else { return false }
    return first != UInt8(ascii: "-") || text.hasPrefix("--")
      || usage.contains("[\(text.firstWord)]")
  }

  /// Returns the error for the rest of the line; `kind` is what `--` before it makes of it.
  func unexpected(_ rest: Substring, as kind: String? = nil) -> CommandError {
    let name = usage.prefix { $0 != " " }
    let literal = kind.map { "; `--` before it makes it \($0)" } ?? ""
    let way =
      switch rest.first {
      // Without a stage, the words are a part of a line that is redirected.
      case "|" where stage != nil, ">" where stage != nil:
        Redirection.isAnswer(name)
          ? "; `|` and `>` work behind pages and answers, such as `compare | head`, in one line typed at the "
            + "prompt; in a shell, behind `proscons PATH \(name) …`"
          : "; `|` and `>` work behind pages and answers, such as `compare | head`"
      case "-" where isReserved(rest): "; `help \(name)` explains it"
      default: ""
      }
    return CommandError("unexpected argument \"\(rest)\"; usage: `\(usage)`\(literal)\(way)")
  }

  /// Returns the next word as an integer; throws an error that names the missing or invalid
  /// argument and its range. Omits bounds too large to matter.
  mutating func number(
    _ what: String, in range: ClosedRange<Int>
  ) throws(CommandError) -> Int {
    let word = try next(what)
    guard let number = Int(word), range.contains(number) else {
      let start = range.lowerBound > .min ? " from \(range.lowerBound)" : ""
      let end = range.upperBound < Int32.max ? " to \(range.upperBound)" : ""
      throw CommandError("expected a whole number\(start)\(end), not \"\(word)\"")
    }
    return number
  }

  func end() throws(CommandError) {
    if !remainder.isEmpty { throw unexpected(remainder) }
  }
}
