/// Folded words with what they mean, looked up by the bytes of a file.
///
/// A million arguments begin with two million words to be looked up, and to make a string of each,
/// for a dictionary to hash, takes a quarter of the time of reading them. So a word of ASCII is
/// compared with the few that begin with its letter and are as long as it is.
struct WordTable<Value: Sendable>: Sendable {
  private struct Entry {
    /// Where its letters begin in ``letters``.
    let start: Int
    let count: Int
    let value: Value
  }

  private let all: [String: Value]
  private var letters: [UInt8] = []
  private var entries: [Entry] = []
  /// For each first letter the place of its first entry, and behind the last one the end.
  private var places: [Int] = []

  /// Creates a table of words that are folded.
  init(_ words: [String: Value]) {
    all = words
    let byLetter = Dictionary(grouping: words) { $0.key.utf8.first ?? 0 }
    for letter in UInt8.min...UInt8.max {
      places.append(entries.count)
      for (word, value) in byLetter[letter] ?? [] {
        entries.append(Entry(start: letters.count, count: word.utf8.count, value: value))
        letters += Array(word.utf8)
      }
    }
    places.append(entries.count)
  }

  /// What the word at `word` means, which consists of letters; `nil` if it isn't there.
  func value(_ bytes: [UInt8], _ word: Range<Int>) -> Value? {
    guard let first = word.first.map({ bytes[$0].asciiLowercase }) else { return nil }
    // A letter beyond ASCII folds to another length.
    guard word.allSatisfy({ bytes[$0] < 0x80 }) else {
      return all[FoldedWords(bytes.string(word)).joined]
    }
    for place in places[Int(first)]..<places[Int(first) + 1]
    where entries[place].count == word.count {
      let start = entries[place].start
      let isSame = word.indices.allSatisfy {
        bytes[$0].asciiLowercase == letters[start + $0 - word.lowerBound]
      }
      if isSame { return entries[place].value }
    }
    return nil
  }
}

extension WordTable where Value == Bool {
  /// Creates a table of words that mean no more than that they are there.
  init(_ words: Set<String>) {
    self.init(Dictionary(uniqueKeysWithValues: words.map { ($0, true) }))
  }
}
