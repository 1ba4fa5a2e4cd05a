/// A way to edit a line: with libedit, or with the kernel's canonical mode.
nonisolated protocol LineDiscipline: AnyObject {
  /// Whether keys arrive one at a time, without echo, and can be read ahead.
  var isRaw: Bool { get }

  /// Shows `prompt` and edits a line until it is accepted, interrupted or ended. Reads keys from
  /// `keyboard`.
  func edit(prompt: String, keyboard: Keyboard) -> LineEvent

  /// Adds a line to the history.
  func remember(_ line: String)

  /// Makes `text` the initial text of the next line, ahead of any text already kept for it.
  func beginNextLine(with text: String)

  /// The current line; `nil` if only the kernel knows it, so that nothing can be drawn below it.
  var typed: TypedLine? { get }

  /// Whether keys currently don't edit the line, but answer a question about a paste or search the
  /// history.
  var isAside: Bool { get }

  /// Whether a non-empty line waits for the answer about a paste.
  var isLineWaiting: Bool { get }

  /// Replaces the `count` Unicode scalars before the cursor with `text`, without redrawing.
  func replace(_ count: Int, with text: String)

  /// Replaces the whole line with `text`, without redrawing.
  func replaceLine(with text: String)

  /// Clears the line and its undo history, without redrawing.
  func beginAnew()

  /// Returns the output that makes room for text above the current line. Call ``redraw()`` after
  /// the text.
  func makeRoom() -> String

  /// Changes the prompt, without redrawing.
  func setPrompt(_ prompt: String)

  /// Draws the prompt and the line at the start of a row.
  func redraw()

  /// Leaves the line on the screen and moves the cursor to the row below it.
  func leave()

  /// Adapts to the terminal's size. Returns `false` if it is unchanged.
  func resize() -> Bool

  /// Puts the terminal into the mode for editing.
  func enter()

  /// Restores the terminal's original mode.
  func exit()
}

/// The source of keys for a line.
nonisolated struct Keyboard {
  /// Waits for the next key. Signals, output and other jobs are handled meanwhile.
  let next: () -> Key

  /// Returns the next byte if it is already buffered, as in an escape sequence.
  let ahead: () -> UInt8?

  /// Returns the rest of an escape sequence after its escape; `nil` if there is no complete one.
  let sequence: () -> String?

  /// A keyboard without keys.
  static var unplugged: Keyboard { Keyboard(next: { .end }, ahead: { nil }, sequence: { nil }) }
}

/// A key or other event from the keyboard.
nonisolated enum Key: Equatable {
  case scalar(Unicode.Scalar)
  case paste(String)
  case interrupt
  case end
}
