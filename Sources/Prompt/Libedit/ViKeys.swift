/// Follows vi's keys through a line, for what libedit tells nobody: whether text is being typed, and
/// what the last change was.
nonisolated struct ViKeys: Sendable {
  /// What stands for an escape alone: libedit would take it for the beginning of another key. It is
  /// the key that ends the program, which never comes here.
  static let escape: Unicode.Scalar = "\u{1C}"

  private static let typing = "iaAIsSCR"
  private static let changing = "dxXDpP~"
  private static let seeking = "fFtT"

  /// Whether keys are text, as at the beginning of each line, and not commands.
  private(set) var isTyping = true

  /// Whether what is typed belongs to a command, which is one change with it.
  var isChanging: Bool { isTyping && !change.command.isEmpty }

  /// The operator that was pressed, if it isn't known yet how far it reaches.
  var awaitedOperator: Unicode.Scalar? {
    isTyping || awaitsCharacter || isInSequence ? nil : change.operation
  }

  /// Whether no text is being typed, be it that `r` waits for one character.
  var isBetweenChanges: Bool { !isTyping || change.command == "r" && change.text?.isEmpty == true }

  /// Whether the last key has begun typing, or has failed to: libedit is to be asked.
  private(set) var isUnsure = false

  /// Whether libedit was asked since the last key.
  private(set) var isSettled = false

  /// What `.` does again.
  private(set) var last: ViChange?

  private var change = ViChange()
  private var awaitsCharacter = false
  private var isInSequence = false

  /// Whether `key` is none for vi: neither text, nor what a command looks for, nor a command.
  func isForeign(_ key: Unicode.Scalar) -> Bool {
    !isTyping && !awaitsCharacter && key.value > 0xFF
  }

  /// A line begins, with typing.
  mutating func beginLine() {
    if isTyping { note() }
    self = ViKeys(last: last)
  }

  /// libedit is being asked; what it says comes to ``settle(isTyping:)``.
  mutating func ask() {
    (isUnsure, isSettled) = (false, true)
  }

  mutating func settle(isTyping: Bool) {
    if !isTyping { change = ViChange() }
    self.isTyping = isTyping
  }

  /// Takes in what was pasted, which is text.
  mutating func paste(_ text: [Unicode.Scalar]) {
    if isTyping { change.text?.unicodeScalars.append(contentsOf: text) }
  }

  mutating func press(_ key: Unicode.Scalar) {
    isSettled = false
    guard !isInSequence else {
      isInSequence = key == "[" || key == "O" || !(0x40...0x7E).contains(key.value)
      return
    }
    switch key {
    case "\u{1B}":
      // What is typed after an arrow is another change.
      isInSequence = true
      if isTyping { change.text = change.text.map { _ in "" } } else { change = ViChange() }
    case Self.escape:
      if isTyping { note() }
      (isTyping, awaitsCharacter, change) = (false, false, ViChange())
    default:
      isTyping ? type(key) : command(key)
    }
  }

  private mutating func type(_ key: Unicode.Scalar) {
    switch key {
    case "\u{7F}", "\u{8}": _ = change.text?.popLast()
    case _ where key.value >= 0x20: change.text?.unicodeScalars.append(key)
    default: break
    }
    guard change.command == "r" else { return }
    note()
    (isTyping, change) = (false, ViChange())
  }

  private mutating func command(_ key: Unicode.Scalar) {
    let isDigit = ("1"..."9").contains(key) || (key == "0" && hasNumber)
    let isFirst = change.command.isEmpty
    // What asks a question leaves everything else.
    if "/?:".unicodeScalars.contains(key), !awaitsCharacter { return change = ViChange() }
    if isDigit, isFirst, !awaitsCharacter { return change.count.unicodeScalars.append(key) }
    if isDigit, !awaitsCharacter { return change.command.unicodeScalars.append(key) }
    change.command.unicodeScalars.append(key)
    let isSeeking = !awaitsCharacter && Self.seeking.unicodeScalars.contains(key)
    awaitsCharacter = isSeeking
    if isSeeking || (isFirst && change.operation != nil) { return }
    carryOut(change.command.unicodeScalars.first ?? key)
  }

  /// Whether a number was begun, before or behind an operator: libedit takes it for one.
  private var hasNumber: Bool {
    !change.count.isEmpty || change.command.last?.isNumber == true
  }

  /// The command is complete.
  private mutating func carryOut(_ first: Unicode.Scalar) {
    switch first {
    case "c", "r", "_":
      (isUnsure, isTyping, change.text) = (true, true, "")
    case _ where Self.typing.unicodeScalars.contains(first):
      (isTyping, change.text) = (true, "")
    case _ where Self.changing.unicodeScalars.contains(first):
      note()
      change = ViChange()
    case ".":
      if let count = last?.count { last?.count = change.count.isEmpty ? count : change.count }
      change = ViChange()
    default:
      change = ViChange()
    }
  }

  private mutating func note() {
    if !change.command.isEmpty { last = change }
  }
}

nonisolated extension ViKeys {
  fileprivate init(last: ViChange?) {
    self.last = last
  }
}
