/// The functions of the terminal that ``Libedit`` calls.
nonisolated struct LineHost {
  /// Waits for the next key. Signals, output and other jobs are handled meanwhile.
  let nextKey: () -> Key

  /// Returns the next byte if it is already buffered, as in an escape sequence.
  let ahead: () -> UInt8?

  /// Returns the rest of an escape sequence after its escape; `nil` if there is no complete one.
  let sequence: () -> String?

  let complete: () -> Void

  /// Opens the line in the user's editor.
  let editElsewhere: () -> Void

  /// Whether the arrows recall earlier lines.
  let walksHistory: () -> Bool

  /// Runs the special meaning of a key on an empty line. Returns `false` if the key has none.
  let begin: (Unicode.Scalar) -> Bool
}

/// A key or other event from the keyboard.
nonisolated enum Key: Equatable {
  case scalar(Unicode.Scalar)
  case paste(String)
  case interrupt
  case end
}
