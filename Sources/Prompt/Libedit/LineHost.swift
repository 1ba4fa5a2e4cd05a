import Threads

/// The functions of the terminal that ``Libedit`` calls.
nonisolated struct LineHost {
  /// Waits for the next key. Signals, output and other jobs are handled meanwhile.
  let nextKey: () -> Key

  /// Returns the keys that are already buffered, such as the rest of an escape sequence.
  let keys: () -> KeyInput

  let complete: () -> Void

  /// Opens the line in the user's editor.
  let editElsewhere: () -> Void

  /// Runs the special meaning of a key on an empty line. Returns `false` if the key has none.
  let begin: (Unicode.Scalar) -> Bool

  /// Returns the question or the refusal for pasted lines; `nil` if they may become part of the line.
  let reply: ([String]) -> PasteReply?

  let begun: Locked<BegunLines>
}

/// A key or other event from the keyboard.
nonisolated enum Key: Equatable {
  case scalar(Unicode.Scalar)
  case paste(String)
  case interrupt
  case end
}
