import BusinessLogic
import Markup

/// The Markdown inside a line: code, emphasis, links and breaks. Everything else, HTML too, is text.
struct InlineText {
  /// Returns where a link leads; `nil` if it is none that the page may have.
  let address: (String) -> Address?

  /// Longer code and links are shown as they are written, and so is emphasis that is nested deeper:
  /// the work grows with the length of the text.
  private static let (longest, deepest) = (2000, 8)

  /// An emphasis that has begun, and what is in it so far.
  private typealias Frame = (sign: Substring, content: Markup)

  /// Returns the elements of a text. The text of a link has no links.
  func markup(_ text: some StringProtocol, mayLink: Bool = true) -> Markup {
    let text = Substring(text)
    var (frames, rest): ([Frame], Substring) = ([("", .nothing)], text)
    func add(_ markup: Markup) { frames[frames.count - 1].content += markup }
    while let first = rest.first {
      if let (element, end) = element(in: rest, mayLink) {
        add(element)
        rest = rest[end...]
        continue
      }
      let sign = "*_`".contains(first) ? rest.prefix { $0 == first } : rest.prefix(1)
      let before = text[..<rest.startIndex].last ?? " "
      let after = rest[sign.endIndex...].first ?? " "
      let isEmphasis = first == "*" || first == "_" && !(before.isWord && after.isWord)
      if isEmphasis, !before.isWhitespace, let start = frames.lastIndex(where: { $0.sign == sign })
      {
        let content = Self.joined(frames[(start + 1)...], onto: frames[start].content)
        frames.removeSubrange(start...)
        let inner = sign.count == 2 ? content : Tag.em { content }
        add(sign.count == 1 ? inner : Tag.strong { inner })
      } else if isEmphasis, !after.isWhitespace, sign.count <= 3, frames.count <= Self.deepest {
        frames.append((sign, .nothing))
      } else {
        add(Markup(sign))
      }
      rest = rest[sign.endIndex...]
    }
    return Self.joined(frames[1...], onto: frames[0].content)
  }

  /// Returns the content of emphasis that hasn't ended, with its signs as they are written.
  private static func joined(_ frames: ArraySlice<Frame>, onto first: Markup) -> Markup {
    frames.reduce(first) { $0 + Markup($1.sign) + $1.content }
  }

  /// Returns the plain text, the code, the break or the link that a text begins with, and its end.
  private func element(in text: Substring, _ mayLink: Bool) -> (Markup, end: String.Index)? {
    switch text.first {
    case "\\":
      let next = text.dropFirst().prefix(1)
      let isSign = next.first.map { $0.isASCII && ($0.isPunctuation || $0.isSymbol) } == true
      return isSign ? (Markup(next), next.endIndex) : nil
    case "`":
      let fence = text.prefix { $0 == "`" }
      var rest = text[fence.endIndex...].prefix(Self.longest)
      while let start = rest.firstIndex(of: "`") {
        let end = rest[start...].prefix { $0 == "`" }
        rest = rest[end.endIndex...]
        guard end == fence else { continue }
        return (Tag.code { Markup(text[fence.endIndex..<start].trimmed) }, end.endIndex)
      }
      return nil
    case "<":
      guard let end = text.prefix(Self.longest).firstIndex(of: ">") else { return nil }
      let (inside, next) = (text[..<end].dropFirst(), text.index(after: end))
      if ["br", "br/", "br /"].contains(inside.lowercased()) { return (Tag.br(), next) }
      guard mayLink, let link = Address(inside), link.isElsewhere else { return nil }
      return (Tag.a(.href(link)) { link.text }, next)
    case "[", "!":
      guard mayLink, let words = Self.inside("[", "]", text.trimmingPrefix("!")),
        let target = Self.inside("(", ")", text[words.endIndex...].dropFirst()),
        let link = Self.destination(of: target).flatMap({ address(String($0)) })
      else { return nil }
      return (
        Tag.a(.href(link)) { markup(words, mayLink: false) }, text.index(after: target.endIndex)
      )
    default:
      let plain = text.prefix { !"\\`<[!*_".contains($0) }
      return plain.isEmpty ? nil : (Markup(plain), plain.endIndex)
    }
  }

  /// Returns where a link leads, without the title behind it; `nil` if other text is there.
  private static func destination(of target: Substring) -> Substring? {
    let target = target.trimmed
    if target.first == "<" { return target.firstIndex(of: ">").map { target[..<$0].dropFirst() } }
    let rest = target[target.firstWord.endIndex...].trimmed
    return rest.first.map { "\"'(".contains($0) } != false ? target.firstWord : nil
  }

  /// Returns what is between the bracket that a text begins with and the one that closes it.
  private static func inside(_ open: Character, _ close: Character, _ text: Substring) -> Substring?
  {
    guard text.first == open else { return nil }
    var (depth, before) = (0, open)
    for index in text.prefix(longest).indices {
      let character = before == "\\" ? " " : text[index]
      depth += character == open ? 1 : character == close ? -1 : 0
      if depth == 0 { return text[..<index].dropFirst() }
      before = text[index]
    }
    return nil
  }
}

extension Character {
  fileprivate var isWord: Bool { isLetter || isNumber }
}
