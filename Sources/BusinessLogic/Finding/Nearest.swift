/// Returns the word among `known` that `said` was probably meant to be; `nil` if none is close
/// enough.
///
/// A word is close within an edit distance with transpositions (Damerau 1964, in its optimal string
/// alignment form) of a third of the letters of `said`, rounded up and at most 3; 0 for a single
/// letter. Otherwise, returns the first word that begins with `said`.
public func nearest(to said: some StringProtocol, among known: [String]) -> String? {
  let wanted = Array(said.lowercased())
  guard !wanted.isEmpty else { return nil }
  let allowed = wanted.count < 2 ? 0 : min(3, (wanted.count + 2) / 3)
  let best = known.map { (word: $0, letters: Array($0.lowercased())) }
    // The distance is at least the difference in length. This check matters, because `said` may be
    // a whole file.
    .filter { abs($0.letters.count - wanted.count) <= allowed }
    .map { (word: $0.word, distance: distance(wanted, $0.letters)) }
    .min { $0.distance < $1.distance }
  if let best, best.distance <= allowed { return best.word }
  return known.first { $0.lowercased().hasPrefix(said.lowercased()) }
}

private func distance(_ a: [Character], _ b: [Character]) -> Int {
  var beforeLast: [Int] = []
  var last = Array(0...b.count)
  for i in a.indices {
    var row = [i + 1]
    for j in b.indices {
      var best = min(last[j + 1] + 1, row[j] + 1, last[j] + (a[i] == b[j] ? 0 : 1))
      if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] {
        best = min(best, beforeLast[j - 1] + 1)
      }
      row.append(best)
    }
    (beforeLast, last) = (last, row)
  }
  return last[b.count]
}
