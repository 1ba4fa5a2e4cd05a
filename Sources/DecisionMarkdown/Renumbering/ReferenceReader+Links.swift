/// References in links.
extension ReferenceReader {
  enum Owner {
    case move(NumberMove)
    case doubt
    case other
  }

  /// Returns the brackets outside of code, an inner one before the outer one.
  func brackets() -> [Bracket] {
    var (brackets, last) = ([Bracket](), -1)
    for run in runs where run.line != last {
      last = run.line
      // A definition is as important as its uses.
      brackets += Bracket.all(on: lines[run.line], in: bytes)
    }
    let read = Set(runs.map(\.line))
    // The labels of links to other files aren't those of a decision.
    for (place, line) in lines.enumerated() where !read.contains(place) && line.kind == .text {
      if bytes.first(of: line.text) == "[" {
        brackets += Bracket.all(on: line, in: bytes).filter { $0.kind == .definition }
      }
    }
    return brackets
  }

  /// Returns whom the labels mean that the text defines.
  func labels(of brackets: [Bracket]) -> [String: Owner] {
    let all = brackets.filter { $0.kind == .definition }.map {
      (label($0.text), owner(ofTarget: $0))
    }
    return Dictionary(all) { first, _ in first }
  }

  private func label(_ text: Range<Int>) -> String { bytes.string(text).lowercased() }

  private func owner(ofTarget bracket: Bracket) -> Owner {
    var owner = Owner.other
    for run in runs[runs(in: bracket.target)] {
      switch run.verdict {
      case .moved(let move, isName: true): return .move(move)
      case .doubt: owner = .doubt
      default: break
      }
    }
    return owner
  }

  /// Returns whom a link means; `nil` for brackets that are no link.
  func owner(of bracket: Bracket, _ labels: [String: Owner]) -> Owner? {
    let owner: Owner?
    switch bracket.kind {
    case .inline: return self.owner(ofTarget: bracket)
    case .definition, .label: owner = labels[label(bracket.text)]
    case .reference:
      // A footnote or a checkbox before brackets.
      return labels[label(bracket.target)]
    }
    // A label that another link has already can't be taken.
    guard case .move(let move)? = owner, let run = runs[runs(in: bracket.text)].first,
      run.value == move.number
    else { return owner }
    let new =
      bytes.string(bracket.text.lowerBound..<run.range.lowerBound)
      + String(decoding: move.digits(like: bytes[run.range]), as: UTF8.self)
      + bytes.string(run.range.upperBound..<bracket.text.upperBound)
    return labels[new.lowercased()] == nil ? owner : .doubt
  }

  /// Returns the verdict on a number in the text of a link.
  func verdict(inText run: Run, _ text: Range<Int>, of owner: Owner) -> Verdict {
    let isNumber =
      text.placeOfNumber(in: bytes) == run.range || namesSeries(run) != nil
      || bytes.trimmed(text) == run.range
    switch owner {
    case .move(let move) where move.number == run.value:
      if isNumber || isPadded(run, as: move) && standsAlone(run) {
        return .moved(move, isName: false)
      }
      return .none
    case .doubt where isNumber: return .doubt
    case .move, .doubt, .other: return .none
    }
  }

  /// Returns the verdict on a number in the target of a link that is no name of a moved file.
  func verdict(inTarget run: Run, _ bracket: Bracket) -> Verdict {
    let target = bracket.target
    guard
      let sign = bytes[target].prefix(run.range.lowerBound - target.lowerBound).lastIndex(of: "#")
    else { return namesSeries(run) == nil ? .none : .doubt }
    let end = bytes[sign..<target.upperBound].firstIndex { $0.isBlank || $0.isOne(of: ">\"") }
    let anchor = bytes.string(sign + 1..<(end ?? target.upperBound))
    let isOwn = bytes[target.lowerBound..<sign].allSatisfy { $0.isBlank || $0 == "<" }
    let move: NumberMove? =
      if isOwn { own } else if case .move(let move) = owner(ofTarget: bracket) { move } else { nil }
    return move.map { $0.anchor == anchor } == true
      ? move.map { .moved($0, isName: false) } ?? .none : namesSeries(run) == nil ? .none : .doubt
  }
}
