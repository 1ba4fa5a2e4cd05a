import TestSupport

/// What a line is after some keys, told without a terminal.
struct TypedLine {
  /// How long it may become.
  let limit: Int

  /// What is typed.
  let alphabet: [Character]

  private(set) var text: [Character] = []
  private(set) var cursor = 0

  init(limit: Int, alphabet: [Character] = Array("abcdefgh 12345é世界🎉")) {
    (self.limit, self.alphabet) = (limit, alphabet)
  }

  /// Presses a random key; returns what it sends.
  mutating func press(using random: inout SeededGenerator) -> String {
    switch text.count < limit ? random.number(0...15) : 4 {
    case 0: move(to: cursor - 1, "\u{1B}[D")
    case 1: move(to: cursor + 1, "\u{1B}[C")
    case 2: move(to: 0, "\u{1}")
    case 3: move(to: text.count, "\u{5}")
    case 4: delete(cursor - 1, "\u{7F}")
    case 5: delete(cursor, "\u{1B}[3~")
    default: insert(random.pick(alphabet))
    }
  }

  /// Types a character; returns what that sends.
  mutating func insert(_ character: Character) -> String {
    text.insert(character, at: cursor)
    cursor += 1
    return String(character)
  }

  private mutating func move(to place: Int, _ key: String) -> String {
    cursor = max(0, min(text.count, place))
    return key
  }

  private mutating func delete(_ place: Int, _ key: String) -> String {
    if text.indices.contains(place) {
      text.remove(at: place)
      cursor = place
    }
    return key
  }
}
