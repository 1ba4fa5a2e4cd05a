/// Parses terminal output into characters, control characters and sequences.
struct EscapeParser: Sendable, Equatable {
  enum Action: Equatable {
    case print(Unicode.Scalar)
    case control(Unicode.Scalar)
    /// `CSI numbers final`. Private sequences start with `?`, `>` or `=`.
    case sequence(final: Unicode.Scalar, numbers: [Int], isPrivate: Bool)
  }

  private enum State: Equatable {
    case text
    case escape
    case sequence(String)
    case title
    /// Expects the character after `ESC (`.
    case characterSet
  }

  private var state = State.text
  private var torn: [UInt8] = []

  mutating func actions(for bytes: [UInt8]) -> [Action] {
    let all = torn + bytes
    let whole = all.count - EscapeParser.tornTail(of: all)
    torn = Array(all[whole...])
    return String(decoding: all[..<whole], as: UTF8.self).unicodeScalars.compactMap {
      action(for: $0)
    }
  }

  private mutating func action(for scalar: Unicode.Scalar) -> Action? {
    switch state {
    case .text:
      if scalar == "\u{1B}" {
        state = .escape
        return nil
      }
      return scalar.value < 0x20 || scalar.value == 0x7F ? .control(scalar) : .print(scalar)
    case .escape:
      switch scalar {
      case "[": state = .sequence("")
      case "]": state = .title
      case "(", ")": state = .characterSet
      default: state = .text
      }
      return nil
    case .sequence(let parameters):
      guard (0x40...0x7E).contains(scalar.value) else {
        state = .sequence(parameters + String(scalar))
        return nil
      }
      state = .text
      let isPrivate = parameters.first.map { "?>=".contains($0) } ?? false
      let numbers = parameters.drop { "?>=".contains($0) }.split(separator: ";")
        .compactMap { Int($0) }
      return .sequence(final: scalar, numbers: numbers, isPrivate: isPrivate)
    case .title:
      if scalar == "\u{7}" { state = .text }
      if scalar == "\u{1B}" { state = .characterSet }
      return nil
    case .characterSet:
      state = .text
      return nil
    }
  }

  /// Returns the number of bytes of an incomplete scalar at the end.
  private static func tornTail(of bytes: [UInt8]) -> Int {
    let tail = bytes.suffix(3).reversed().prefix { $0 & 0xC0 == 0x80 }.count
    guard let lead = bytes.dropLast(tail).last else { return 0 }
    let length = lead >= 0xF0 ? 4 : lead >= 0xE0 ? 3 : lead >= 0xC0 ? 2 : 1
    return length > tail + 1 ? tail + 1 : 0
  }
}
