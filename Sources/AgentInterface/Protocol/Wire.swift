/// Where messages come from and where they go, a line each: the standard streams, or a socket.
package protocol Wire: Sendable {
  /// Returns the next line; `nil` at the end of the input.
  func nextLine() async -> WireLine?

  /// Writes a line. Returns whether the other end can still read.
  func send(_ line: String) async -> Bool
}

/// A line of the input, without its end.
package enum WireLine: Sendable, Equatable {
  case text([UInt8])
  /// A line over the limit, whose bytes are dropped.
  case tooLong
}
