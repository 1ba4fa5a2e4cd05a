nonisolated extension String {
  /// The same text in Unicode's Normalization Form C (UAX #15): an `e` and its accent are one
  /// character, which a line editor can show and delete as one.
  public var composed: String {
    // The standard library has the tables, for its comparisons, but no public name for the form;
    // this one is part of its stable interface, and a table of our own would only age.
    utf8.allSatisfy { $0 < 0x80 } ? self : String(decoding: _nfcCodeUnits, as: UTF8.self)
  }
}
