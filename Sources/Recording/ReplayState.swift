import BusinessLogic

/// The position of a replay in its recording.
///
/// Delivers an external event once the session has produced everything recorded before it. At a
/// terminal, events overlap, so order is compared only within a sequence: the notifications of a
/// box, the questions, the shown answers, the alerts. In a script, events don't overlap, so every
/// event must also follow the same external event as in the recording.
struct ReplayState: Sendable {
  typealias Line = RecordingFormat.Line

  /// A part of the session that waits for an external event; `feed` gets `nil` at the end.
  private struct Waiter: Sendable {
    let accepts: @Sendable (SessionEvent) -> Bool
    let feed: @Sendable (Line?) -> Void
  }

  let lines: [Line]
  private(set) var isDone: [Bool]
  private var position = 0
  private var waiters: [Waiter] = []
  private var values: [String: String?] = [:]
  private var files: [Int: LibraryFile] = [:]
  private var calls: [String: Int] = [:]
  private var isOver = false

  /// Whether the session has done something since the last external event.
  private var hasReacted = true

  /// The new recording; `nil` unless the session is recorded again.
  let fresh: Recorder?

  private(set) var progress = 0
  private(set) var step = 0
  private(set) var difference: String?

  init(_ lines: [Line], fresh: Recorder?) {
    self.lines = fresh == nil ? lines : lines.filter(\.event.isInput)
    self.fresh = fresh
    isDone = self.lines.map { _ in false }
    feed()
  }

  mutating func saw(_ event: SessionEvent) {
    progress += 1
    hasReacted = true
    guard difference == nil, !isOver else { return }
    if let fresh { return fresh.note(event) }
    let isScript = values["input"] != "terminal"
    let found = lines.indices[position...].first { index in
      let other = lines[index].event
      return !isDone[index] && (other.isInput ? isScript : other.flow == event.flow)
    }
    guard let found, lines[found].event == event else {
      let expected = found.map { lines[$0].event }
      return differ(words(for: event, expected?.isInput == false ? expected : nil))
    }
    finish(found)
    feed()
  }

  mutating func asked(_ service: String, _ question: String) -> SessionEvent {
    let event = calls.asked(service, question)
    saw(event)
    return event
  }

  mutating func watched() -> Int? { calls.watched() }

  mutating func read(_ name: String) -> String? {
    guard let fresh else { return values[name] ?? nil }
    if event.kind == .read, event.name == name { setValue() }
    return fresh.read(name, values[name] ?? nil)
  }

  mutating func wait(
    _ accepts: @escaping @Sendable (SessionEvent) -> Bool,
    _ feed: @escaping @Sendable (Line?) -> Void
  ) {
    progress += 1
    waiters.append(Waiter(accepts: accepts, feed: feed))
    self.feed()
  }

  /// Returns the next event if it is accepted, for a caller that can't wait.
  mutating func take(_ accepts: (SessionEvent) -> Bool) -> Line? {
    if fresh != nil { skip { !accepts($0) } }
    guard difference == nil, !isOver, accepts(event) else {
      expectEnd()
      return nil
    }
    defer { if fresh == nil { feed() } }
    return give()
  }

  /// Continues after a pause; ends the replay with a difference unless `isPatient`.
  mutating func goOn(isPatient: Bool) {
    guard isPatient else { return expectEnd() }
    if fresh != nil { skip(while: \.isAnswer) }
    feed(isQuiet: true)
  }

  /// Ends the replay; returns whether the session matched the recording.
  mutating func end() -> Bool {
    if fresh != nil { skip { _ in true } }
    if !isOver { expectEnd() }
    isOver = true
    feed()
    return difference == nil
  }

  /// Returns the files of a library, and remembers those whose content is new.
  mutating func files(_ recorded: [RecordedFile]) -> [LibraryFile] {
    recorded.compactMap { part in
      if let file = part.file { files[part.number] = file }
      return files[part.number]
    }
  }

  /// Feeds external events to the parts of the session that wait for them.
  ///
  /// If the session hasn't reacted to the previous external event, waits for a pause: the reaction
  /// may be still to come. While recording again, no reaction is known, so all events but answers
  /// wait.
  private mutating func feed(isQuiet: Bool = false) {
    var isQuiet = isQuiet
    while difference == nil, !isOver, event.kind != .end {
      if event.kind == .read, fresh == nil || isQuiet || step == 0 {
        setValue()
        continue
      }
      let index = waiters.firstIndex { $0.accepts(event) }
      guard event.isInput, let index else { return }
      let isReady = hasReacted && position < lines.count - 2 && (fresh == nil || event.isAnswer)
      guard isReady || isQuiet else { return }
      waiters.remove(at: index).feed(give())
      isQuiet = false
    }
    guard difference == nil, isQuiet || isOver else { return }
    // Calls that were never recorded may still wait for answers.
    let end = SessionEvent(.key, nil, "end")
    let isLast = { [isOver] (waiter: Waiter) in isOver || waiter.accepts(end) }
    let last = waiters.filter(isLast)
    waiters.removeAll(where: isLast)
    for waiter in last { waiter.feed(nil) }
  }

  private var event: SessionEvent { lines[position].event }

  private mutating func setValue() {
    if let name = event.name { values.updateValue(event.text, forKey: name) }
    finish(position)
  }

  private mutating func give() -> Line {
    let line = lines[position]
    fresh?.note(line)
    hasReacted = false
    finish(position)
    return line
  }

  private mutating func finish(_ index: Int) {
    progress += 1
    isDone[index] = true
    if lines[index].event.isCommand { step += 1 }
    // Stops at the end: that event is never done.
    while isDone[position] { position += 1 }
  }

  /// Skips events that no part waits for.
  private mutating func skip(while isSkipped: (SessionEvent) -> Bool) {
    while event.kind != .end, isSkipped(event), !waiters.contains(where: { $0.accepts(event) }) {
      finish(position)
    }
  }

  private mutating func expectEnd() {
    if event.kind != .end { differ("waited for \(event.words)") }
  }

  private mutating func differ(_ words: String) {
    difference = difference ?? "step \(step), \(words)"
  }
}
