/// What follows a command's name, taken word by word.
struct Words {
  private let usage: String
  private var remainder: Substring

  init(_ remainder: Substring, usage: String) {
    self.usage = usage
    self.remainder = remainder.trimmed
  }

  /// Whether nothing is left.
  var isAtEnd: Bool { remainder.isEmpty }

  /// The next word; `nil` at the end.
  mutating func next() -> Substring? {
    guard !remainder.isEmpty else { return nil }
    let word = remainder.firstWord
    remainder = remainder[word.endIndex...].trimmed
    return word
  }

  /// Passes by the next word if it is `flag`; whether it was.
  mutating func skip(_ flag: String) -> Bool {
    guard remainder.firstWord == flag[...] else { return false }
    _ = next()
    return true
  }

  /// The next word; throws an error that names what is missing at the end.
  mutating func next(_ what: String) throws(CommandError) -> Substring {
    guard let word = next() else { throw missing(what) }
    return word
  }

  /// An error that names what is missing.
  func missing(_ what: String) -> CommandError {
    CommandError("\(what) is missing: the usage is `\(usage)`")
  }

  /// All that is left, as it was written: text needs no quoting.
  mutating func rest() -> String {
    defer { remainder = "" }
    return String(remainder)
  }

  /// All that is left, at least a word; throws an error that names what is missing.
  mutating func rest(_ what: String) throws(CommandError) -> String {
    _ = remainder.isEmpty ? try next(what) : ""
    return rest()
  }

  /// All that is left, as the path of a file; throws an error that names what is missing. Before the
  /// first slash `~` is the person's home, as in a shell.
  mutating func path(_ what: String) throws(CommandError) -> String {
    FileNames.expanded(try rest(what))
  }

  /// The next word as a whole number; throws an error that names what is missing or wrong. Where
  /// a range has hardly an end, that isn't named.
  mutating func number(
    _ what: String, in range: ClosedRange<Int>
  ) throws(CommandError) -> Int {
    let word = try next(what)
    guard let number = Int(word), range.contains(number) else {
      let start = range.lowerBound > .min ? " from \(range.lowerBound)" : ""
      let end = range.upperBound < Int32.max ? " to \(range.upperBound)" : ""
      throw CommandError("\"\(word)\" can't be \(what): it is a whole number\(start)\(end)")
    }
    return number
  }

  /// Throws if something is left.
  func end() throws(CommandError) {
    guard remainder.isEmpty else {
      throw CommandError("\"\(remainder)\" is too much: the usage is `\(usage)`")
    }
  }
}

// To ask Unicode about each character takes a third of the time of a command such as `where`, and
// mostly the bytes tell: one that ASCII has a sign for begins no white space, nor ends any.
extension Substring {
  /// Without the white space at either end.
  var trimmed: Substring {
    if let first = utf8.first, first.isSign, let last = utf8.last, last.isSign { return self }
    var result = drop(while: \.isWhitespace)
    while result.last?.isWhitespace == true { result.removeLast() }
    return result
  }

  /// What stands before the first white space.
  var firstWord: Substring {
    guard let end = utf8.firstIndex(where: { !$0.isSign }) else { return self }
    return utf8[end] == UInt8(ascii: " ") ? self[..<end] : prefix { !$0.isWhitespace }
  }
}

extension UInt8 {
  /// Whether it is a sign of ASCII, as opposed to a blank, a control or a part of a longer one.
  fileprivate var isSign: Bool { (0x21...0x7E).contains(self) }
}
