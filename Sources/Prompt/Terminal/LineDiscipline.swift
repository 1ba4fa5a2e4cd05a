/// How a line is typed at the terminal: with libedit's keys, or with the kernel's own few.
nonisolated protocol LineDiscipline: AnyObject {
  /// Whether keys reach the program one by one, without echo, and may be read ahead.
  var isRaw: Bool { get }

  /// Shows `prompt` and lets a line be typed until it is accepted, interrupted or ended; asks
  /// `keyboard` for each key.
  func edit(prompt: String, keyboard: Keyboard) -> LineEvent

  /// Keeps a line for the up arrow.
  func remember(_ line: String)

  /// Types `text` for the person when the next line begins, before what is kept for it already.
  func beginNextLine(with text: String)

  /// The line as it has been typed so far; `nil` where only the kernel knows it, and nothing can
  /// be drawn below it.
  var typed: TypedLine? { get }

  /// Whether keys are not for the line for a while: they answer a question about a paste, or search
  /// among earlier lines.
  var isAside: Bool { get }

  /// Whether a line that was begun waits for what becomes of a paste.
  var isLineWaiting: Bool { get }

  /// Puts `text` in the place of the `count` characters (Unicode scalars) before the cursor; nothing
  /// is shown until ``redraw()``.
  func replace(_ count: Int, with text: String)

  /// Puts `text` in the place of the whole line; nothing is shown until ``redraw()``.
  func replaceLine(with text: String)

  /// Empties the line, as if nothing had been typed; nothing is shown until ``redraw()``.
  func beginAnew()

  /// What, written to the terminal, makes room above the line that is being typed: from here on
  /// text may follow, and after it ``redraw()``.
  func makeRoom() -> String

  /// Gives the line another prompt; nothing is shown until ``redraw()``.
  func setPrompt(_ prompt: String)

  /// Shows the prompt and the line again, at the beginning of a row.
  func redraw()

  /// Leaves the line as it is for the row below it.
  func leave()

  /// Adapts to the terminal's size; false if it is still the same.
  func resize() -> Bool

  /// Sets the terminal to the modes in which lines are typed.
  func enter()

  /// Gives up these modes.
  func exit()
}

/// Where keys come from while a line is typed.
nonisolated struct Keyboard {
  /// The next key; waits for it, and everything else goes on meanwhile.
  let next: () -> Key

  /// The next byte if it is there already, as those of an escape sequence are.
  let ahead: () -> UInt8?

  /// What follows an escape in the key whose bytes are all there; `nil` if it is no such key.
  let sequence: () -> String?

  /// No keys at all.
  static var unplugged: Keyboard { Keyboard(next: { .end }, ahead: { nil }, sequence: { nil }) }
}

/// What comes from the keyboard.
nonisolated enum Key: Equatable {
  case scalar(Unicode.Scalar)
  case paste(String)
  case interrupt
  case end
}
