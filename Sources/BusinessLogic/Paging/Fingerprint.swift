/// A 64-bit hash (FNV-1a) that tells two sequences of bytes apart without storing them, the same in
/// every run of the program.
public struct Fingerprint: Sendable, Equatable, Codable, CustomStringConvertible {
  private var hash: UInt64 = 0xcbf2_9ce4_8422_2325

  package init(of bytes: some Sequence<UInt8> = []) { add(bytes) }

  package mutating func add(_ bytes: some Sequence<UInt8>) {
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
  }

  /// The hash in hexadecimal digits.
  public var description: String { String(hash, radix: 16) }
}
