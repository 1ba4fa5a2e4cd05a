import Threads

/// Where messages come from and where they go, a line each: the standard streams, or a socket.
package protocol Wire: Sendable {
  /// Returns the next line; `nil` at the end of the input.
  func nextLine() async -> LinePipe.Line?

  /// Writes a line. Returns whether the other end can still read.
  func send(_ line: String) async -> Bool
}

extension LinePipe: Wire {}
