/// A style or a script of the program's own, which its hash allows in a page.
package struct Resource: Sendable {
  let text: String
  /// The hash as a content security policy names it: `sha256-…`.
  package let hash: String

  /// Creates a resource from the bytes that the package manager has embedded in the program.
  package init(embedded bytes: [UInt8]) {
    text = String(decoding: bytes, as: UTF8.self)
    hash = "sha256-" + SHA256.base64(of: bytes)
  }
}

/// The Secure Hash Algorithm with 256 bits (FIPS 180-4).
enum SHA256 {
  static func base64(of message: [UInt8]) -> String {
    let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/")
    var (text, bits, count) = ("", UInt32(0), 0)
    for byte in digest(of: message) + [0] {
      (bits, count) = (bits << 8 | UInt32(byte), count + 8)
      while count >= 6 {
        count -= 6
        text.append(letters[Int(bits >> UInt32(count) & 63)])
      }
    }
    // 32 bytes are 43 letters, of which the added byte completes the last.
    return String(text.prefix(43)) + "="
  }

  static func digest(of message: [UInt8]) -> [UInt8] {
    var bytes = message + [0x80]
    bytes += Array(repeating: 0, count: (120 - bytes.count % 64) % 64)
    let length = UInt64(message.count * 8)
    bytes += (0..<8).map { UInt8(truncatingIfNeeded: length >> (56 - 8 * UInt64($0))) }
    var hash = primes(8).map { fraction(of: Double($0).squareRoot()) }
    let constants = primes(64).map { fraction(of: cubeRoot(of: Double($0))) }
    for start in stride(from: 0, to: bytes.count, by: 64) {
      var words = (0..<16).map { word in
        bytes[start + 4 * word..<start + 4 * word + 4].reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
      }
      for place in 16..<64 {
        let (early, late) = (words[place - 15], words[place - 2])
        let first = turned(early, 7) ^ turned(early, 18) ^ early >> 3
        let second = turned(late, 17) ^ turned(late, 19) ^ late >> 10
        words.append(words[place - 16] &+ first &+ words[place - 7] &+ second)
      }
      var state = hash
      for place in 0..<64 {
        let (a, e) = (state[0], state[4])
        let choice = e & state[5] ^ ~e & state[6]
        let majority = a & state[1] ^ a & state[2] ^ state[1] & state[2]
        let mixed = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)
        let first = state[7] &+ mixed &+ choice &+ constants[place] &+ words[place]
        let second = (turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) &+ majority
        state = [first &+ second] + state[..<7]
        state[4] &+= first
      }
      for place in 0..<8 { hash[place] &+= state[place] }
    }
    return hash.flatMap { word in (0..<4).map { UInt8(truncatingIfNeeded: word >> (24 - 8 * $0)) } }
  }

  private static func turned(_ word: UInt32, _ count: UInt32) -> UInt32 {
    word >> count | word << (32 - count)
  }

  private static func primes(_ count: Int) -> [Int] {
    var primes: [Int] = []
    var next = 2
    while primes.count < count {
      if primes.allSatisfy({ next % $0 != 0 }) { primes.append(next) }
      next += 1
    }
    return primes
  }

  private static func cubeRoot(of number: Double) -> Double {
    var root = number
    for _ in 0..<50 { root -= (root * root * root - number) / (3 * root * root) }
    return root
  }

  /// Returns the first 32 bits after the point.
  private static func fraction(of number: Double) -> UInt32 {
    UInt32((number - number.rounded(.down)) * 0x1p32)
  }
}
