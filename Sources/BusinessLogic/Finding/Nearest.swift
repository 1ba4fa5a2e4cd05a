/// Returns the word among `known` that `word` was probably meant to be; `nil` if none is close
/// enough.
///
/// A word is close within one edit, or within two if `word` has more than five letters. A
/// transposition is one edit (Damerau 1964, optimal string alignment). In a short word, a
/// substitution counts double, because it usually gives another word. Typing errors rarely change
/// the first letter, so it must match one of the first two. If no word is close, returns the only
/// word that begins with `word`.
package func nearest(to word: some StringProtocol, among known: [String]) -> String? {
  let wanted = Array(word.lowercased())
  guard let first = wanted.first else { return nil }
  let allowed = wanted.count > 5 ? 2 : 1
  let best = known.map { (word: $0, letters: Array($0.lowercased())) }
    // The distance is at least the difference in length. This check matters, because `word` may be
    // a whole file.
    .filter { word, letters in
      abs(letters.count - wanted.count) <= allowed && wanted.count > 1
        && (letters.prefix(2).contains(first)
          || letters.first.map(wanted.prefix(2).contains) == true)
    }
    .map { (word: $0.word, distance: distance(wanted, $0.letters)) }
    .min { $0.distance < $1.distance }
  if let best, best.distance <= allowed { return best.word }
  let begun = known.filter { $0.lowercased().hasPrefix(word.lowercased()) }
  return begun.count == 1 ? begun[0] : nil
}

/// Returns the end of a sentence that suggests the nearest word; empty if none is near.
package func suggestion(for word: some StringProtocol, among known: [String]) -> String {
  nearest(to: word, among: known).map { "; did you mean \"\($0)\"?" } ?? ""
}

private func distance(_ a: [Character], _ b: [Character]) -> Int {
  let replacing = a.count < 5 ? 2 : 1
  var beforeLast: [Int] = []
  var last = Array(0...b.count)
  for i in a.indices {
    var row = [i + 1]
    for j in b.indices {
      var best = min(last[j + 1] + 1, row[j] + 1, last[j] + (a[i] == b[j] ? 0 : replacing))
      if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] {
        best = min(best, beforeLast[j - 1] + 1)
      }
      row.append(best)
    }
    (beforeLast, last) = (last, row)
  }
  return last[b.count]
}
