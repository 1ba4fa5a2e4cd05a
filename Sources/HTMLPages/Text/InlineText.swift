import Markup

/// The Markdown inside a line: code, emphasis, links and breaks. Everything else, HTML too, is text.
///
/// The work grows with the length of the text.
struct InlineText {
  /// Returns where a link leads; `nil` if it is none that the page may have.
  let address: (String) -> Address?

  func markup(_ text: String) -> Markup {
    guard text.utf8.contains(where: Self.signs.contains) else { return Markup(text) }
    return InlineLine(Array(text.unicodeScalars)[...], mayLink: true, address: address).markup
  }

  private static let signs = Array("*_`[<\\".utf8)
}

/// A text with inline Markdown.
private struct InlineLine {
  let text: ArraySlice<Unicode.Scalar>
  /// Whether links are shown: a link's own text has none.
  let mayLink: Bool
  let address: (String) -> Address?
  /// The end of each code span by its start.
  private let code: [Int: Int]
  /// The closing bracket of each opening one.
  private let brackets: [Int: Int]

  /// Emphasis nested deeper than this and longer addresses are shown as they are written.
  private static let (deepest, longest) = (8, 2000)

  init(
    _ text: ArraySlice<Unicode.Scalar>, mayLink: Bool, address: @escaping (String) -> Address?
  ) {
    (self.text, self.mayLink, self.address) = (text, mayLink, address)
    (code, brackets) = (text.codeSpans, mayLink ? text.brackets : [:])
  }

  /// An emphasis that has begun, and what is in it so far.
  private struct Frame {
    var sign: ArraySlice<Unicode.Scalar> = []
    var content = Markup.nothing
  }

  var markup: Markup {
    var frames = [Frame()]
    var (plain, index) = (String.UnicodeScalarView(), text.startIndex)
    func add(_ markup: Markup = .nothing) {
      frames[frames.count - 1].content += Markup(String(plain)) + markup
      plain = String.UnicodeScalarView()
    }
    while index < text.endIndex {
      let isRun = ["*", "_", "`"].contains(text[index])
      let sign = isRun ? text[index...].prefix { $0 == text[index] } : text[index...].prefix(1)
      if let part = codeSpan(at: index) ?? tag(at: index) ?? link(at: index) {
        add(part.markup)
        index = part.end
      } else if sign.first == "\\", text[(index + 1)...].first?.isPunctuation == true {
        plain.append(text[index + 1])
        index += 2
      } else if sign.first == "*" || sign.first == "_" {
        let (before, after) = (text[..<index].last ?? " ", text[sign.endIndex...].first ?? " ")
        let isInWord = sign.first == "_" && before.isWord && after.isWord
        add()
        if let opened = frames.lastIndex(where: { $0.sign.elementsEqual(sign) }),
          !before.isSpace, !isInWord
        {
          let content = Self.joined(frames[(opened + 1)...], onto: frames[opened].content)
          frames.removeSubrange(opened...)
          let inner = sign.count == 2 ? content : Tag.em { content }
          add(sign.count == 1 ? inner : Tag.strong { inner })
        } else if sign.count <= 3, !after.isSpace, !isInWord, frames.count <= Self.deepest {
          frames.append(Frame(sign: sign))
        } else {
          plain += sign
        }
        index = sign.endIndex
      } else {
        plain += sign
        index = sign.endIndex
      }
    }
    add()
    return Self.joined(frames[1...], onto: frames[0].content)
  }

  /// Returns the content of emphasis that hasn't ended, with its signs as they are written.
  private static func joined(_ frames: ArraySlice<Frame>, onto first: Markup) -> Markup {
    frames.reduce(first) { $0 + Markup($1.sign.string) + $1.content }
  }

  private typealias Part = (markup: Markup, end: Int)

  private func codeSpan(at index: Int) -> Part? {
    guard let end = code[index] else { return nil }
    let run = text[index...].prefix { $0 == "`" }.count
    let inside = text[(index + run)..<(end - run)].string
    let isPadded = inside.count > 2 && inside.hasPrefix(" ") && inside.hasSuffix(" ")
    return (Tag.code { isPadded ? String(inside.dropFirst().dropLast()) : inside }, end)
  }

  /// Returns a line break or an autolink: `<br>`, `<https://example.org>`.
  private func tag(at index: Int) -> Part? {
    guard text[index] == "<",
      let end = text[index...].prefix(Self.longest).firstIndex(of: ">")
    else { return nil }
    let inside = text[(index + 1)..<end].string
    if ["br", "br/", "br /"].contains(inside.lowercased()) { return (Tag.br(), end + 1) }
    guard mayLink, let link = Address(inside), link.isElsewhere else { return nil }
    return (Tag.a(.href(link)) { inside }, end + 1)
  }

  private func link(at index: Int) -> Part? {
    let start = text[index] == "!" ? index + 1 : index
    guard let close = brackets[start], let (target, end) = text.target(after: close),
      let link = address(target)
    else { return nil }
    let words = InlineLine(text[(start + 1)..<close], mayLink: false, address: address)
    return (Tag.a(.href(link)) { words.markup }, end)
  }
}

extension ArraySlice<Unicode.Scalar> {
  fileprivate var string: String { String(String.UnicodeScalarView(self)) }

  fileprivate var codeSpans: [Int: Int] {
    var (next, ends): ([Int: Int], [Int: Int]) = ([:], [:])
    var end = endIndex
    while let last = self[..<end].lastIndex(of: "`") {
      end = last
      while end > startIndex, self[end - 1] == "`" { end -= 1 }
      let run = last + 1 - end
      ends[end] = next[run]
      next[run] = last + 1
    }
    return ends
  }

  fileprivate var brackets: [Int: Int] {
    var (open, pairs): ([Int], [Int: Int]) = ([], [:])
    for index in indices where self[..<index].last != "\\" {
      if self[index] == "[" { open.append(index) }
      if self[index] == "]", let start = open.popLast() { pairs[start] = index }
    }
    return pairs
  }

  /// Returns the address in the parentheses behind a bracket, without its title, and their end.
  fileprivate func target(after bracket: Int) -> (target: String, end: Int)? {
    let inside = self[(bracket + 1)...].prefix(2000)
    guard inside.first == "(" else { return nil }
    var depth = 0
    for index in inside.indices {
      if self[index] == "(" { depth += 1 }
      if self[index] == ")" { depth -= 1 }
      if depth == 0 {
        let target = self[(bracket + 2)..<index].prefix { !$0.isSpace }.string
        let isBracketed = target.hasPrefix("<") && target.hasSuffix(">")
        return (isBracketed ? String(target.dropFirst().dropLast()) : target, index + 1)
      }
    }
    return nil
  }
}

extension Unicode.Scalar {
  fileprivate var isSpace: Bool { properties.isWhitespace }
  fileprivate var isWord: Bool { properties.isAlphabetic || properties.numericType != nil }
  fileprivate var isPunctuation: Bool {
    isASCII && value > 0x20 && value < 0x7F && !isWord
  }
}
