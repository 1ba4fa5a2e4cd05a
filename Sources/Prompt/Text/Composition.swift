nonisolated extension String {
  /// The string in Normalization Form C (UAX #15): an `e` and its accent become one scalar, which a
  /// line editor can show and delete as one.
  public var composed: String {
    // The standard library has no public API for NFC. This symbol is part of its stable ABI, and a
    // table of our own would become outdated.
    utf8.allSatisfy { $0 < 0x80 } ? self : String(decoding: _nfcCodeUnits, as: UTF8.self)
  }
}
