/// What has been typed and not yet been used: bytes go in, Unicode scalars and pastes come out.
nonisolated struct KeyInput: Sendable {
  private var bytes: [UInt8] = []
  private var start = 0

  /// What was pasted, each with the number of bytes that were typed before it.
  private var pastes: [(text: String, after: Int)] = []
  private var typed = 0

  /// Whether no more bytes will come.
  private(set) var isAtEnd = false

  /// How many bytes are waiting.
  var count: Int { bytes.count - start }

  /// Whether nothing is waiting, neither typed nor pasted.
  var isEmpty: Bool { count == 0 && pastes.isEmpty }

  /// Whether a key is waiting that may end the line, and the session with it: Enter or ^D.
  var hasLineEnd: Bool { bytes[start...].contains(where: KeyInput.endsLine) }

  static func endsLine(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D || byte == 0x04 }

  /// The byte that comes out next, if it was typed and is there.
  var first: UInt8? { beforePaste == 0 ? nil : bytes[start...].first }

  /// The byte that has come last, if nothing was pasted after it.
  var last: UInt8? { pastes.last?.after == typed ? nil : bytes[start...].last }

  /// What is left of a key that sends several bytes, the first of them an escape (ECMA-48, 5.4, and
  /// what terminals send for F1); `nil` if something else comes next, or its end is not there yet.
  var sequence: String? {
    let rest = bytes[start...].prefix(beforePaste ?? .max)
    guard let first = rest.first, first == UInt8(ascii: "[") || first == UInt8(ascii: "O"),
      // The console of Linux sends `ESC [ [ A` for F1.
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

  /// Adds a text that was pasted as a whole.
  mutating func append(paste text: String) {
    pastes.append((text, after: typed))
  }

  /// What is waiting, in the order in which it was typed and pasted.
  var waiting: String {
    var (text, place) = ("", start)
    for paste in pastes {
      let end = bytes.count - (typed - paste.after)
      text += String(decoding: bytes[place..<end], as: UTF8.self) + paste.text
      place = end
    }
    return text + String(decoding: bytes[place...], as: UTF8.self)
  }

  /// Forgets what is waiting.
  mutating func clear() {
    (bytes, start, pastes) = ([], 0, [])
  }

  mutating func end() {
    isAtEnd = true
  }

  /// What was pasted, if all that was typed before it has come out.
  mutating func nextPaste() -> String? {
    beforePaste == 0 ? pastes.removeFirst().text : nil
  }

  /// The next scalar, U+FFFD for bytes that are none; `nil` until all of its bytes have come.
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

  /// This byte, if it was typed; what was typed or pasted before it is lost then, as with the kernel's
  /// own ^C.
  mutating func next(through byte: UInt8?) -> Unicode.Scalar? {
    guard let byte, let place = bytes[start...].firstIndex(of: byte) else { return nil }
    forget(before: place)
    return next()
  }

  /// The last byte; what was typed or pasted before it is lost.
  mutating func nextLast() -> Unicode.Scalar? {
    forget(before: max(start, bytes.count - 1))
    return next()
  }

  private mutating func forget(before place: Int) {
    start = place
    let forgotten = typed - count
    pastes.removeAll { $0.after <= forgotten }
  }

  /// How many bytes must come out before the first paste; `nil` if there is none.
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
