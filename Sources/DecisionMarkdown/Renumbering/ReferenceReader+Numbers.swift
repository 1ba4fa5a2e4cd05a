import Decisions

/// References by number alone.
extension ReferenceReader {
  /// Returns the verdict on a number outside of links.
  func verdict(ofNumber run: Run) -> Verdict {
    if let own, own.number == run.value, isOwnNumber(run) { return .moved(own, isName: false) }
    let all = moves[run.value] ?? []
    let move = all.first { $0.path == file.meant[run.value] }
    guard let any = all.first, !isOfOtherName(run) else { return .other }
    let isHash = self.isHash(run)
    let isCertain: Bool
    if run.range == successor {
      isCertain = file.isOfOtherSeries || !bytes[run.before.suffix(40)].endInOtherRecord
    } else if let series = namesSeries(run) {
      isCertain = series && !isCode(run)
    } else if endsRange(run) {
      return .doubt
    } else if lines[run.line].kind == .frontMatter, let key = key(at: run.line),
      Language.relations.contains(where: key.contains)
    {
      guard standsAlone(run) else { return .other }
      isCertain = !isHash
    } else {
      guard standsAlone(run), !isCode(run) else { return .other }
      let isPadded = isPadded(run, as: any)
      let isBracketed = bytes.last(of: run.before) == "[" && bytes.first(of: run.behind) == "]"
      let isTold = isPadded && isBracketed || isTold(run, as: any)
      isCertain = isTold && !isHash
      guard isTold || isPadded || isCalledDecision(run) else { return .other }
    }
    guard isCertain, let move else { return .doubt }
    return .moved(move, isName: false)
  }

  /// Whether it is in a block of code.
  func isCode(_ run: Run) -> Bool { [.fence, .code].contains(lines[run.line].kind) }

  /// Whether it follows `#`, and so may be the number of an issue.
  func isHash(_ run: Run) -> Bool { bytes.last(of: run.before) == "#" }

  /// Whether it is the number in the title of the file itself, or in a field that is called so.
  private func isOwnNumber(_ run: Run) -> Bool {
    if let title = layout.title?.text, title.rangeOfNumber(in: bytes) == run.range { return true }
    let line = lines[run.line]
    if line.kind == .heading, line.level == 1, line.text.rangeOfNumber(in: bytes) == run.range {
      return true
    }
    guard line.kind == .frontMatter, standsAlone(run) || namesSeries(run) != nil,
      let colon = bytes.index(of: ":", in: line.range)
    else { return false }
    let value = bytes.trimmed(colon + 1..<line.range.upperBound)
    let inner = value.drop { bytes[$0].isOne(of: "\"'") }
    guard let key = key(at: run.line) else { return false }
    if key == Language.titleField { return inner.rangeOfNumber(in: bytes) == run.range }
    return Language.numberFields.contains(key)
      && bytes[value.lowerBound..<run.range.lowerBound].allSatisfy { !$0.isDigit }
  }

  /// Returns whether a word such as `ADR` before the number certainly says that it is a decision's;
  /// `nil` without such a word.
  func namesSeries(_ run: Run) -> Bool? {
    let named = run.before.dropLast { bytes[$0].isOne(of: " -_#") }
    let start = named.dropLast { bytes[$0].isWordByte && bytes[$0] < 0x80 }.upperBound
    let name = bytes.string(start..<named.upperBound).lowercased()
    guard run.before.count - named.count < 3, Language.records.contains(name) else { return nil }
    let (before, next, behind) = neighbors(run.before.lowerBound..<start, run.behind)
    // `xadr-7`, `ADR-7b`, `ADR 7.1`
    if before.isLetterOrDigit || next.isWordByte || next == "." && behind.isDigit { return nil }
    let token = bytes[run.before.lowerBound..<start].reversed().prefix(512).prefix { !$0.isBlank }
    let isPath = token.contains("/") || before.isOne(of: "-_.")
    let rest = bytes[run.behind].prefix(512).prefix {
      !$0.isBlank && !$0.isOne(of: "()[]<>\"'`|,;")
    }
    let isFile = next == "-" && rest.dropLast { $0 == "." }.contains(".")
    return !isPath && !isFile && !bytes.goesOnAsRange(run.behind) && !next.isOne(of: "_@")
  }

  /// Whether a dash joins it to a number that a word such as `ADR` names: 4 in `ADRs 2-4`.
  private func endsRange(_ run: Run) -> Bool {
    let before = run.before.dropLast { !bytes[$0].isDigit }
    guard bytes.goesOnAsRange(before.upperBound..<run.range.upperBound),
      !neighbors(run.before, run.behind).next.isOne(of: "-_")
    else { return false }
    let first = before.dropLast { bytes[$0].isDigit }.upperBound..<before.upperBound
    let named = Run(
      range: first, value: 0, line: run.line, before: run.before.lowerBound..<first.lowerBound,
      behind: first.upperBound..<run.behind.upperBound)
    return namesSeries(named) != nil
  }

  /// Whether the number is written as in the names of the folder, with a leading zero.
  func isPadded(_ run: Run, as move: NumberMove) -> Bool {
    bytes[run.range.lowerBound] == "0" && run.range.count == move.old.utf8.count
  }

  /// Whether it is a number by itself: no part of a word, a date, a version, an amount or a path.
  func standsAlone(_ run: Run) -> Bool {
    let (before, next, behind) = neighbors(run.before, run.behind)
    if before.isLetterOrDigit || before.isOne(of: "-_.:+%$&=~") { return false }
    if next.isLetterOrDigit || next.isOne(of: "_%") { return false }
    if before == "/" || next == "/" { return isListed(run) }
    let isName = bytes.begins(run.behind, with: ".md")
    return isName || !(next.isOne(of: ".,:-") && behind.isLetterOrDigit)
  }

  /// Whether slashes separate it only from numbers of the same width: `0007/0009`.
  private func isListed(_ run: Run) -> Bool {
    let width = run.range.count
    let sides = [
      bytes[run.before].suffix(width + 2).reversed(), Array(bytes[run.behind].prefix(width + 2)),
    ]
    return bytes[run.range.lowerBound] == "0"
      && sides.allSatisfy {
        $0.first != "/" || $0.dropFirst().prefix(while: \.isDigit).count == width
      }
  }

  /// Whether it is part of the name of another decision's file.
  private func isOfOtherName(_ run: Run) -> Bool {
    guard bytes.first(of: run.behind) == "-" else { return false }
    let head = run.before.suffix(16)
    let start = head.dropLast { bytes[$0].isLetterOrDigit || bytes[$0].isOne(of: "-_") }.upperBound
    let name = bytes.string((start..<run.behind.upperBound).prefix(256))
    return otherNames.contains { name.hasPrefix($0) }
  }

  /// Whether the number stands behind words such as `decision`, or `ADR No.`
  private func isCalledDecision(_ run: Run) -> Bool {
    let before = FoldedWords(placed: bytes[run.before.suffix(40)])
    guard let end = before.ranges.last?.upperBound,
      bytes[end..<run.range.lowerBound].allSatisfy({ $0.isOne(of: " .#") })
    else { return false }
    let names = before.words.suffix(2).map { word in
      Language.records.contains(word) || word.means(.successorLead) && word.means(.outcome)
    }
    let isNumbered = Language.numberFields.contains(before.words.last ?? "")
    return names.last == true || isNumbered && names.first == true
  }

  /// Returns the key of the front matter that a line is the value of.
  private func key(at index: Int) -> String? {
    for line in lines[...index].reversed().prefix(200) {
      guard line.kind == .frontMatter else { return nil }
      guard line.indent == 0, !bytes.begins(line.text, with: "- "),
        let colon = bytes.index(of: ":", in: line.range)
      else { continue }
      return bytes.string(bytes.trimmed(line.range.lowerBound..<colon)).lowercased()
    }
    return nil
  }

  /// Returns the number that a check takes for the successor's, because it is the first behind
  /// `superseded by` in the status; `nil` if the status names no number.
  func numberOfSuccessor() -> Run? {
    guard let status = layout.status?.range,
      case .number(let number)? = LinkReader(layout: layout).links().successor?.target
    else { return nil }
    return runs[runs(in: status)].prefix(50).first { run in
      let text = bytes.string(status.lowerBound..<run.range.upperBound)
      return run.value == number && FieldWords.successor(in: Field.unstruck(text)) != nil
    }
  }
}

extension [UInt8] {
  /// Whether a dash and another number follow a number: `2-4`.
  fileprivate func goesOnAsRange(_ behind: Range<Int>) -> Bool {
    let dashes: [StaticString] = ["-", "–", "—"]
    return dashes.contains { dash in
      guard begins(behind, with: dash) else { return false }
      let next = behind.dropFirst(dash.utf8CodeUnitCount)
      let end = next.drop { self[$0].isDigit }
      // "3-2fa-login" is a name.
      return next.count > end.count
        && first(of: end).map { $0.isWordByte || $0 == "-" } != true
    }
  }
}
