/// What listeners heard, in the order in which they heard it.
@MainActor
final class Record {
  private(set) var values: [Int] = []
  private(set) var words: [String] = []

  func note(_ value: Int) {
    values.append(value)
  }

  func say(_ word: String) {
    words.append(word)
  }
}
