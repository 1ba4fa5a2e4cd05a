import Markup

/// The Markdown inside a line: code, emphasis, links and breaks. Everything else, HTML too, is text.
///
/// The work grows with the length of the text.
struct InlineText {
  /// Returns where a link leads; `nil` if it is none that the page may have.
  let address: (String) -> Address?

  /// Nested emphasis beyond this is shown as it is written.
  private static let deepest = 8

  func markup(_ text: String) -> Markup {
    guard text.utf8.contains(where: { Self.signs.contains($0) }) else { return Markup(text) }
    return markup(Array(text.unicodeScalars)[...], mayLink: true)
  }

  private static let signs = Array("*_`[<\\".utf8)

  /// An emphasis that has begun, and what is in it so far.
  private struct Frame {
    let sign: [Unicode.Scalar]
    var content = Markup.nothing
  }

  private func markup(_ text: ArraySlice<Unicode.Scalar>, mayLink: Bool) -> Markup {
    var frames = [Frame(sign: [])]
    var plain = String.UnicodeScalarView()
    let (code, brackets) = (Self.codeSpans(in: text), mayLink ? Self.brackets(in: text) : [:])
    var index = text.startIndex
    func flush() {
      frames[frames.count - 1].content += Markup(String(plain))
      plain = String.UnicodeScalarView()
    }
    func add(_ markup: Markup) {
      flush()
      frames[frames.count - 1].content += markup
    }
    while index < text.endIndex {
      let scalar = text[index]
      let next = index + 1
      switch scalar {
      case "\\" where next < text.endIndex && text[next].isPunctuation:
        plain.append(text[next])
        index += 2
      case "`":
        let run = text[index...].prefix { $0 == "`" }.count
        if let end = code[index] {
          let inside = text[index + run..<end - run].string
          let isPadded = inside.count > 2 && inside.hasPrefix(" ") && inside.hasSuffix(" ")
          add(Tag.code { isPadded ? String(inside.dropFirst().dropLast()) : inside })
          index = end
        } else {
          plain += text[index..<index + run]
          index += run
        }
      case "<":
        let found = text[next...].prefix(2000).firstIndex(of: ">")
        let inside = found.map { text[next..<$0].string } ?? ""
        if ["br", "br/", "br /"].contains(inside.lowercased()) {
          add(Tag.br())
          index = (found ?? index) + 1
        } else if mayLink, inside.contains(":"), let found,
          let link = Address(inside), link.isElsewhere
        {
          add(anchor(link) { Markup(inside) })
          index = found + 1
        } else {
          plain.append(scalar)
          index = next
        }
      case "[",
        "!" where next < text.endIndex && text[next] == "[":
        let start = scalar == "!" ? next : index
        if let close = brackets[start], let (target, end) = Self.target(in: text, after: close),
          let link = address(target)
        {
          let words = text[(start + 1)..<close]
          add(anchor(link) { markup(words, mayLink: false) })
          index = end
        } else {
          plain.append(scalar)
          index = next
        }
      case "*", "_":
        let sign = Array(text[index...].prefix { $0 == scalar })
        let end = index + sign.count
        let before = index > text.startIndex ? text[index - 1] : " "
        let after = end < text.endIndex ? text[end] : " "
        let isInWord = scalar == "_" && before.isWord && after.isWord
        let opened = frames.lastIndex { $0.sign == sign }
        flush()
        if let opened, !before.isSpace, !isInWord {
          let content = Self.joined(frames[(opened + 1)...], onto: frames[opened].content)
          frames.removeSubrange(opened...)
          add(
            sign.count == 1
              ? Tag.em { content } : Tag.strong { sign.count == 2 ? content : Tag.em { content } })
        } else if sign.count <= 3, !after.isSpace, !isInWord, frames.count <= Self.deepest {
          frames.append(Frame(sign: sign))
        } else {
          plain += sign
        }
        index = end
      default:
        plain.append(scalar)
        index = next
      }
    }
    flush()
    return Self.joined(frames[1...], onto: frames[0].content)
  }

  /// Returns the content of emphasis that hasn't ended, with its signs as they are written.
  private static func joined(_ frames: ArraySlice<Frame>, onto first: Markup) -> Markup {
    frames.reduce(first) { $0 + Markup($1.sign[...].string) + $1.content }
  }

  private func anchor(_ link: Address, @Markup.Builder _ content: () -> Markup) -> Markup {
    Tag.a(.href(link), link.isElsewhere ? .otherSite : nil, content: content)
  }

  /// Returns the end of each code span by its start.
  private static func codeSpans(in text: ArraySlice<Unicode.Scalar>) -> [Int: Int] {
    var (next, ends): ([Int: Int], [Int: Int]) = ([:], [:])
    var end = text.endIndex
    while let last = text[..<end].lastIndex(of: "`") {
      var start = last
      while start > text.startIndex, text[start - 1] == "`" { start -= 1 }
      let run = last + 1 - start
      ends[start] = next[run]
      next[run] = last + 1
      end = start
    }
    return ends
  }

  /// Returns the closing bracket of each opening one.
  private static func brackets(in text: ArraySlice<Unicode.Scalar>) -> [Int: Int] {
    var (open, pairs): ([Int], [Int: Int]) = ([], [:])
    for index in text.indices {
      if index > text.startIndex, text[index - 1] == "\\" { continue }
      if text[index] == "[" { open.append(index) }
      if text[index] == "]", let start = open.popLast() { pairs[start] = index }
    }
    return pairs
  }

  /// Returns the address in the parentheses behind a bracket, without its title, and their end.
  private static func target(
    in text: ArraySlice<Unicode.Scalar>, after bracket: Int
  ) -> (target: String, end: Int)? {
    let start = bracket + 2
    guard start < text.endIndex, text[bracket + 1] == "(" else { return nil }
    var depth = 1
    for index in text[start...].prefix(2000).indices {
      if text[index] == "(" { depth += 1 }
      if text[index] == ")" { depth -= 1 }
      if depth == 0 {
        let inside = text[start..<index].prefix { !$0.isSpace }.string
        let isBracketed = inside.hasPrefix("<") && inside.hasSuffix(">")
        return (isBracketed ? String(inside.dropFirst().dropLast()) : inside, index + 1)
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

extension ArraySlice<Unicode.Scalar> {
  fileprivate var string: String { String(String.UnicodeScalarView(self)) }
}
