/// A buffer of unread input: takes bytes and pastes, returns Unicode scalars and pastes.
nonisolated struct KeyInput: Sendable {
  private var bytes: [UInt8] = []
  private var start = 0

  /// The pastes, each with the number of bytes typed before it.
  private var pastes: [(text: String, after: Int)] = []
  private var typed = 0

  /// Whether the input has ended.
  private(set) var isAtEnd = false

  /// The number of buffered bytes.
  var count: Int { bytes.count - start }

  var isEmpty: Bool { count == 0 && pastes.isEmpty }

  /// Whether a buffered key may end the line, and with it the session: Enter or ^D.
  var hasLineEnd: Bool { bytes[start...].contains(where: KeyInput.endsLine) }

  static func endsLine(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D || byte == 0x04 }

  /// The next byte; `nil` if there is none or a paste comes first.
  var first: UInt8? { beforePaste == 0 ? nil : bytes[start...].first }

  /// The newest byte; `nil` if there is none or a paste came after it.
  var last: UInt8? { pastes.last?.after == typed ? nil : bytes[start...].last }

  /// The rest of an escape sequence after its escape (ECMA-48, 5.4, and the variants that terminals
  /// send for F1); `nil` if the buffer doesn't start with one, or it is incomplete.
  var sequence: String? {
    let rest = bytes[start...].prefix(beforePaste ?? .max)
    guard let first = rest.first, first == UInt8(ascii: "[") || first == UInt8(ascii: "O"),
      // The Linux console sends `ESC [ [ A` for F1.
      let last = rest.dropFirst().firstIndex(where: {
        !(0x20...0x3F).contains($0) && $0 != UInt8(ascii: "[")
      }),
      (0x40...0x7E).contains(rest[last])
    else { return nil }
    return String(decoding: rest[...last], as: UTF8.self)
  }

  mutating func append(_ byte: UInt8) {
    bytes.append(byte)
    typed += 1
  }

  /// Adds a whole paste.
  mutating func append(paste text: String) {
    pastes.append((text, after: typed))
  }

  /// All buffered text, in order.
  var waiting: String {
    var (text, place) = ("", start)
    for paste in pastes {
      let end = bytes.count - (typed - paste.after)
      text += String(decoding: bytes[place..<end], as: UTF8.self) + paste.text
      place = end
    }
    return text + String(decoding: bytes[place...], as: UTF8.self)
  }

  mutating func clear() {
    (bytes, start, pastes) = ([], 0, [])
  }

  mutating func end() {
    isAtEnd = true
  }

  /// Removes and returns a paste, if it comes next.
  mutating func nextPaste() -> String? {
    beforePaste == 0 ? pastes.removeFirst().text : nil
  }

  /// Removes and returns the next scalar, U+FFFD for invalid UTF-8; `nil` if none is complete.
  mutating func next() -> Unicode.Scalar? {
    let rest = bytes[start...].prefix(beforePaste ?? .max)
    guard let first = rest.first else { return nil }
    let expected = KeyInput.length(of: first)
    let tail = rest.dropFirst().prefix(expected - 1).prefix { $0 & 0xC0 == 0x80 }
    let isLast = isAtEnd || beforePaste != nil
    if 1 + tail.count < expected, 1 + tail.count == rest.count, !isLast { return nil }

    var parser = Unicode.UTF8.ForwardParser()
    var iterator = rest.makeIterator()
    defer { if start == bytes.count { (bytes, start) = ([], 0) } }
    switch parser.parseScalar(from: &iterator) {
    case .valid(let encoded):
      start += encoded.count
      return Unicode.UTF8.decode(encoded)
    case .error(let length):
      start += length
      return "\u{FFFD}"
    case .emptyInput:
      return nil
    }
  }

  /// Removes and returns `byte` if it is buffered, and drops everything before it, as the kernel
  /// does on ^C.
  mutating func next(through byte: UInt8?) -> Unicode.Scalar? {
    guard let byte, let place = bytes[start...].firstIndex(of: byte) else { return nil }
    forget(before: place)
    return next()
  }

  /// Removes and returns the last byte, and drops everything before it.
  mutating func nextLast() -> Unicode.Scalar? {
    forget(before: max(start, bytes.count - 1))
    return next()
  }

  private mutating func forget(before place: Int) {
    start = place
    let forgotten = typed - count
    pastes.removeAll { $0.after <= forgotten }
  }

  /// The number of bytes before the first paste; `nil` if there is no paste.
  private var beforePaste: Int? {
    pastes.first.map { count - (typed - $0.after) }
  }

  private static func length(of first: UInt8) -> Int {
    switch first {
    case 0xC2...0xDF: 2
    case 0xE0...0xEF: 3
    case 0xF0...0xF4: 4
    default: 1
    }
  }
}
