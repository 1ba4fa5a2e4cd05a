import Decisions

/// The references to moved decisions in a text, and the text with their new numbers.
///
/// Only what certainly means a moved decision is changed: its file's name as the target of a path,
/// the number in the text of a link that leads to it, `ADR-0007`, `[0007]`, and the numbers behind
/// `superseded by` and its like. What may also mean it is listed.
package struct Renumbering: Sendable {
  /// The text after the moves.
  package let bytes: [UInt8]
  /// The lines, from 1, of the references that were changed, one for each.
  package let changed: [Int]
  /// The lines, from 1, with numbers that may mean a moved decision and weren't changed.
  package let doubts: [Int]

  /// Reads the references in a text.
  package init(in text: [UInt8], of file: ReferringFile, by moves: [NumberMove]) {
    let reader = ReferenceReader(text, of: file, by: moves)
    var (spelling, changed, doubts) = (Spelling(), [Int](), [Int]())
    for run in reader.runs {
      switch run.verdict {
      case .moved(let move, isName: _):
        spelling.append(Replacement(run.range, move.digits(like: text[run.range])))
        changed.append(run.line + 1)
      case .doubt where doubts.last != run.line + 1: doubts.append(run.line + 1)
      case .doubt, .other, nil: break
      }
    }
    (bytes, self.changed, self.doubts) = (text.replacing(spelling), changed, doubts)
  }
}

/// A file whose references are read.
package struct ReferringFile: Sendable {
  /// The normalized path.
  let path: String
  /// The normalized path of the repository's root; `nil` without a repository.
  let repository: String?
  /// The normalized paths of the decisions that keep a number that another one moves from.
  let others: Set<String>
  /// The paths of the moved decisions that their numbers alone mean in this file, by number.
  let meant: [Int: String]
  var folder: String { normalized("\(path)/..") }
  /// Whether its folder has the name of another series, such as `rfcs`.
  var isOfOtherSeries: Bool { Array(folder.utf8)[...].endInOtherRecord }

  /// Creates a file at `path`. The paths in `meant` are those of moves.
  package init(
    at path: String, in repository: String?, beside others: Set<String>,
    meaning meant: [Int: String]
  ) {
    (self.path, self.repository) = (normalized(path), repository.map { normalized($0) })
    (self.others, self.meant) = (others, meant)
  }
}

/// Judges each number in a text that has the value of a moved one.
struct ReferenceReader {
  /// What a number or a link means.
  enum Verdict {
    case moved(NumberMove, isName: Bool)
    case doubt
    case other
  }

  struct Run {
    let range: Range<Int>
    let value: Int
    /// The index of the line.
    let line: Int
    /// What stands on the line before it, and what behind it.
    let before, behind: Range<Int>
    /// `nil` until it is judged.
    var verdict: Verdict?
  }

  let bytes: [UInt8]
  let layout: DecisionLayout
  let file: ReferringFile
  let moves: [Int: [NumberMove]]
  /// The move of the file itself.
  let own: NumberMove?
  /// The names of the decisions that keep their numbers.
  let otherNames: [Substring]
  private(set) var runs: [Run] = []
  /// The number of the successor in the status.
  private(set) var successor: Range<Int>?
  var lines: [Line] { layout.lines }

  init(_ bytes: [UInt8], of file: ReferringFile, by moves: [NumberMove]) {
    (self.bytes, self.file) = (bytes, file)
    let known = Dictionary(grouping: moves, by: \.number)
    self.moves = known
    own = moves.first { $0.path == file.path }
    otherNames = file.others.compactMap { $0.split(separator: "/").last }
    let found = bytes.split { !$0.isDigit }.compactMap { digits -> (Range<Int>, value: Int)? in
      let value = digits.count < 10 ? Int(bytes.string(digits.indices)) : nil
      return value.flatMap { known[$0] == nil ? nil : (digits.indices, $0) }
    }
    // Most files refer to no moved decision.
    layout = LayoutReader.layout(of: found.isEmpty ? [] : bytes)
    var line = 0
    for (range, value) in found {
      while lines[line].range.upperBound < range.upperBound { line += 1 }
      runs.append(
        Run(
          range: range, value: value, line: line,
          before: lines[line].range.lowerBound..<range.lowerBound,
          behind: range.upperBound..<lines[line].range.upperBound))
    }
    successor = found.isEmpty ? nil : numberOfSuccessor()?.range
    judge()
  }

  private mutating func judge() {
    func judge(_ indices: Range<Int>, _ verdict: (Run) -> Verdict?) {
      for index in indices where runs[index].verdict == nil {
        runs[index].verdict = verdict(runs[index])
      }
    }
    judge(runs.indices, verdict(ofName:))
    for tail in runs.compactMap(tail(ofName:)) { judge(runs(in: tail)) { _ in .other } }
    let brackets = runs.isEmpty ? [] : lines.flatMap { Bracket.all(on: $0, in: bytes) }
    let labels = labels(of: brackets)
    for bracket in brackets where bracket.hasTarget {
      judge(runs(in: bracket.target)) { verdict(inTarget: $0, bracket) }
    }
    for bracket in brackets {
      guard let owner = owner(of: bracket, labels) else { continue }
      judge(runs(in: bracket.text)) { verdict(inText: $0, bracket.text, of: owner) }
    }
    judge(runs.indices, verdict(ofNumber:))
  }

  /// Returns the indices of the runs within a range.
  func runs(in range: Range<Int>) -> Range<Int> {
    func first(from bound: Int) -> Int {
      var (low, high) = (0, runs.count)
      while low < high {
        let middle = (low + high) / 2
        if runs[middle].range.lowerBound < bound { low = middle + 1 } else { high = middle }
      }
      return low
    }
    let start = first(from: range.lowerBound)
    return start..<max(start, first(from: range.upperBound))
  }

  /// Returns the byte before a word in a line, and the two behind it, without marks of emphasis. Spaces
  /// stand for the ends of the line, for signs such as curly quotes, and for letters of scripts without
  /// spaces.
  func neighbors(
    _ before: Range<Int>, _ behind: Range<Int>
  ) -> (before: UInt8, next: UInt8, behind: UInt8) {
    let before = outside(bytes[before].reversed()).prefix(4).reversed()
    let behind = outside(bytes[behind]).prefix(4)
    func plain(_ byte: UInt8?, _ scalar: Unicode.Scalar?) -> UInt8 {
      guard let byte, let scalar else { return " " }
      let isOfWord = scalar.isASCII || scalar.properties.isAlphabetic && scalar.value < 0x2E80
      return isOfWord ? byte : " "
    }
    return (
      plain(before.last, String(decoding: before, as: UTF8.self).unicodeScalars.last),
      plain(behind.first, String(decoding: behind, as: UTF8.self).unicodeScalars.first),
      behind.dropFirst().first ?? " "
    )
  }

  /// Returns the bytes without underscores before them, unless these join two words.
  private func outside<Bytes: BidirectionalCollection<UInt8>>(_ bytes: Bytes) -> Bytes.SubSequence {
    let rest = bytes.drop { $0 == "_" }
    return rest.first?.isLetterOrDigit == true ? bytes[...] : rest
  }
}
