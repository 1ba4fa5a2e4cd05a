/// A text between brackets, and what follows it.
struct Bracket {
  enum Kind {
    /// `[text](target)`
    case inline
    /// `[label]: target`
    case definition
    /// `[text][label]`, where the label is the target.
    case reference
    /// `[label]`
    case label
  }

  let kind: Kind
  let text: Range<Int>
  let target: Range<Int>

  /// Whether its target is the address of a file or a page.
  var hasTarget: Bool { kind == .inline || kind == .definition }

  /// Returns the brackets on a line outside of code, an inner one before the outer one.
  static func all(
    on line: Line, in bytes: [UInt8], withComments: Bool = true
  ) -> [Bracket] {
    switch line.kind {
    case .fence, .code, .blank, .rule, .underline: return []
    default: break
    }
    var (brackets, open, hasEscaped) = ([Bracket](), [Int](), false)
    // The number of backticks that opened a code span; as many close it.
    var code = 0
    var index = line.range.lowerBound
    while index < line.range.upperBound {
      let rest = index..<line.range.upperBound
      switch bytes[index] {
      case "`":
        let count = rest.prefix { bytes[$0] == "`" }.count
        code = code == 0 ? count : code == count ? 0 : code
        index += count - 1
      case _ where code > 0: break
      case "<" where !withComments && bytes.begins(rest, with: "<!--"):
        index = bytes.first("-->", in: rest).map { $0 + 2 } ?? rest.upperBound
      case "\\":
        hasEscaped = hasEscaped || bytes.begins(rest, with: "\\[")
        index += 1
      case "[": open = open.suffix(7) + [index + 1]
      case "]":
        // The text of a link may begin on the line before.
        let isLink = !hasEscaped && bytes.begins(rest, with: "](")
        guard let start = open.popLast() ?? (isLink ? line.text.lowerBound : nil), start <= index
        else { break }
        brackets.append(bracket(start..<index, on: line, in: bytes))
      default: break
      }
      index += 1
    }
    return brackets
  }

  private static func bracket(
    _ text: Range<Int>, on line: Line, in bytes: [UInt8]
  ) -> Bracket {
    let rest = text.upperBound + 1..<line.range.upperBound
    // A limit keeps many open brackets linear.
    let inner = rest.dropFirst().prefix(2048)
    switch bytes.first(of: rest) {
    case "(":
      let isAngled = bytes.first(of: bytes.trimmed(inner)) == "<"
      guard let end = bytes.index(of: isAngled ? ">" : ")", in: inner) else { break }
      return Bracket(kind: .inline, text: text, target: inner.lowerBound..<end)
    case "[":
      guard let end = bytes.index(of: "]", in: inner) else { break }
      let label = inner.lowerBound..<end
      return Bracket(kind: .reference, text: text, target: label.isEmpty ? text : label)
    case ":" where text.lowerBound - 1 == line.text.lowerBound:
      return Bracket(kind: .definition, text: text, target: inner)
    default: break
    }
    return Bracket(kind: .label, text: text, target: text)
  }
}
