/// Values by the hashes of words or phrases. Assumes that different words have different hashes.
///
/// Making dictionaries at each start took twice as many instructions.
struct HashTable<Value: Sendable>: Sendable {
  /// The values. The first is the empty one, for all hashes without a value.
  private var values: [(hash: UInt64, value: Value)]
  /// The index of a value for each slot; 0 if the slot is free.
  private var slots: [UInt32]
  /// A bit for each hash that has a value; several hashes may share one. Most words have no value,
  /// and these bits stay in the fastest cache.
  private var known: [UInt64]

  /// - Parameter capacity: The largest number of hashes with a value.
  init(capacity: Int, empty: Value) {
    // A power of two, of which at most two thirds are taken: a search ends soon.
    let count = 1 << (Int.bitWidth - (capacity * 3 / 2).leadingZeroBitCount)
    slots = Array(repeating: 0, count: count)
    known = Array(repeating: 0, count: max(1, count / 16))
    values = [(0, empty)]
    values.reserveCapacity(capacity + 1)
  }

  /// The value of a hash; the empty value if it has none.
  @inline(__always)
  subscript(hash: UInt64) -> Value { values[mayHave(hash) ? Int(slots[slot(of: hash)]) : 0].value }

  func contains(_ hash: UInt64) -> Bool { mayHave(hash) && slots[slot(of: hash)] > 0 }

  /// Changes the value of a hash. If it has none, the change starts from the empty value.
  mutating func change(_ hash: UInt64, _ change: (inout Value) -> Void) {
    let slot = slot(of: hash)
    if slots[slot] == 0 {
      slots[slot] = UInt32(values.count)
      values.append((hash, values[0].value))
      known[indexOfBit(of: hash)] |= 1 << (hash & 63)
    }
    change(&values[Int(slots[slot])].value)
  }

  @inline(__always)
  private func mayHave(_ hash: UInt64) -> Bool {
    known[indexOfBit(of: hash)] >> (hash & 63) & 1 == 1
  }

  private func indexOfBit(of hash: UInt64) -> Int {
    Int(truncatingIfNeeded: hash >> 48) & (known.count - 1)
  }

  /// Returns the slot of a hash, or the free one where it belongs.
  private func slot(of hash: UInt64) -> Int {
    var slot = Int(truncatingIfNeeded: hash ^ hash >> 32) & (slots.count - 1)
    while slots[slot] > 0, values[Int(slots[slot])].hash != hash {
      slot = (slot + 1) & (slots.count - 1)
    }
    return slot
  }
}

extension UInt64 {
  /// The hash of an empty word or phrase.
  static var emptyHash: UInt64 { 0xCBF2_9CE4_8422_2325 }

  /// The hash of a word, without regard to ASCII case.
  init(word: some Sequence<UInt8>) {
    self =
      word.withContiguousStorageIfAvailable { $0.reduce(.emptyHash) { $0.hashed($1) } }
      ?? word.reduce(.emptyHash) { $0.hashed($1) }
  }

  func hashed(_ byte: UInt8) -> UInt64 { hashed(UInt64(byte.asciiLowercase)) }
  func hashed(_ word: UInt64) -> UInt64 { (self ^ word) &* 0x100_0000_01B3 }
}
