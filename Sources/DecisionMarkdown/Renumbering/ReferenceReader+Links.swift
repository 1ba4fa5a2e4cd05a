/// References in links.
extension ReferenceReader {
  /// Returns whom the labels mean that the text defines.
  func labels(of brackets: [Bracket]) -> [String: Verdict] {
    let all = brackets.filter { $0.kind == .definition }.map {
      (label($0.text), owner(ofTarget: $0))
    }
    return Dictionary(all) { first, _ in first }
  }

  private func label(_ text: Range<Int>) -> String { bytes.string(text).lowercased() }

  private func owner(ofTarget bracket: Bracket) -> Verdict {
    var owner = Verdict.other
    for run in runs[runs(in: bracket.target)] {
      if case .moved(_, isName: true)? = run.verdict { return run.verdict ?? owner }
      if case .doubt? = run.verdict { owner = .doubt }
    }
    return owner
  }

  /// Returns whom a link means; `nil` for brackets that are no link.
  func owner(of bracket: Bracket, _ labels: [String: Verdict]) -> Verdict? {
    let owner: Verdict?
    switch bracket.kind {
    case .inline: return self.owner(ofTarget: bracket)
    case .definition, .label: owner = labels[label(bracket.text)]
    case .reference:
      // A footnote or a checkbox before brackets.
      return labels[label(bracket.target)]
    }
    // A label that another link has already can't be taken.
    guard case .moved(let move, _)? = owner, let run = runs[runs(in: bracket.text)].first,
      run.value == move.number
    else { return owner }
    let new =
      bytes.string(bracket.text.lowerBound..<run.range.lowerBound)
      + move.digits(like: bytes[run.range])
      + bytes.string(run.range.upperBound..<bracket.text.upperBound)
    return labels[new.lowercased()] == nil ? owner : .doubt
  }

  /// Returns the verdict on a number in the text of a link.
  func verdict(inText run: Run, _ text: Range<Int>, of owner: Verdict) -> Verdict {
    let isNumber =
      text.rangeOfNumber(in: bytes) == run.range || namesSeries(run) != nil
      || bytes.trimmed(text) == run.range
    switch owner {
    case .moved(let move, _)
    where move.number == run.value && (isNumber || isPadded(run, as: move) && standsAlone(run)):
      return .moved(move, isName: false)
    case .doubt where isNumber: return .doubt
    case .moved, .doubt, .other: return .other
    }
  }

  /// Returns the verdict on a number in the target of a link that is no name of a moved file.
  func verdict(inTarget run: Run, _ bracket: Bracket) -> Verdict {
    let target = bracket.target
    let other = namesSeries(run) == nil ? Verdict.other : .doubt
    guard
      let sign = bytes[target].prefix(run.range.lowerBound - target.lowerBound).lastIndex(of: "#")
    else { return other }
    let end = bytes[sign..<target.upperBound].firstIndex { $0.isBlank || $0.isOne(of: ">\"") }
    let anchor = bytes.string(sign + 1..<(end ?? target.upperBound))
    let isOwn = bytes[target.lowerBound..<sign].allSatisfy { $0.isBlank || $0 == "<" }
    let move: NumberMove? =
      if isOwn { own } else if case .moved(let move, _) = owner(ofTarget: bracket) { move } else {
        nil
      }
    return move.flatMap { $0.anchor == anchor ? .moved($0, isName: false) : nil } ?? other
  }
}
