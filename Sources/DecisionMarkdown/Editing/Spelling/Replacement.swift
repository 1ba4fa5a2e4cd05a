import Decisions

/// A change of some bytes of a file.
struct Replacement: Sendable, Equatable {
  let range: Range<Int>
  let new: [UInt8]
  /// The bytes deleted as a side effect; `nil` if there are none.
  let loss: Range<Int>?

  init(_ range: Range<Int>, bytes: [UInt8]) {
    (self.range, new, loss) = (range, bytes, nil)
  }

  init(_ range: Range<Int>, _ text: String = "", losing loss: Range<Int>? = nil) {
    (self.range, new, self.loss) = (range, Array(text.utf8), loss)
  }
}

/// The changes that make an edit, in any order.
typealias Spelling = [Replacement]

extension Spelling {
  /// Returns the changes that also delete the comments of `file` that exempt only deleted lines from a
  /// problem: else they would exempt what follows.
  func withExemptions(in file: DecisionText) -> Spelling {
    func isGone(_ line: Int) -> Bool {
      let range = file.lines[line].range
      return contains {
        $0.new.isEmpty && $0.range.contains(range.lowerBound)
          && $0.range.upperBound >= range.upperBound
      }
    }
    let comments = (file.decision.exemptions ?? []).compactMap { comment in
      comment.end.flatMap { isGone($0 - 1) && !isGone(comment.line - 1) ? comment.line - 1 : nil }
    }
    return self + Set(comments).map { Replacement(file.wholeLines($0..<$0 + 1)) }
  }
}

extension [UInt8] {
  /// Returns the bytes after the changes of a spelling. If two of them overlap, deletes the bytes
  /// once.
  func replacing(_ spelling: Spelling) -> [UInt8] {
    var result: [UInt8] = []
    var position = 0
    for change in spelling.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
      if change.range.lowerBound > position { result += self[position..<change.range.lowerBound] }
      result += change.new
      position = Swift.max(position, change.range.upperBound)
    }
    return result + self[position...]
  }
}
