/// What the person who is at a screen waits for, and what they know of its content.
nonisolated struct Attention<Response: Sendable & Equatable>: Sendable {
  /// Whether they wait to see the content, as opposed to its changing by itself.
  var isAwaited = false

  /// What they have seen of the content, or have been told of.
  var seen: Response? {
    didSet { if hasEdited { (edited, hasEdited) = (nil, false) } }
  }

  /// The same with what their own edits have made of it, if there were any since. The flag is for
  /// speed: to ask a generic value whether it is there takes as long as to show a row.
  private var edited: SeenContent<Response>?
  private var hasEdited = false

  /// The heading under which they were told that there is nothing, for when nothing is seen.
  private var emptyHeading: String?

  /// What they take to be there now.
  var latest: SeenContent<Response>? {
    if hasEdited { return edited }
    return seen.map { SeenContent($0) } ?? emptyHeading.map { SeenContent(nothingUnder: $0) }
  }

  /// What they saw when they began a line, or one before it that waits for the end of a paste, and
  /// which line that is, if they have seen something else by now; the latest last.
  private var earlier: [(line: Int, content: SeenContent<Response>)] = []

  /// More lines than these don't wait.
  private static var linesKept: Int { 3 }

  /// Whether they know of some changes only how many there were.
  var hasCounted = false

  /// Whether an alert was raised since something was shown.
  var hasRaised = false

  /// Whether the content has changed by itself while they waited for it.
  var isUpdateDue = false

  /// How many requests are under way of which what is different shall be shown: one that outranks
  /// another may begin before that has ended.
  private var updates = 0

  /// Whether what is different shall be shown.
  var followsChanges: Bool { updates > 0 }

  mutating func updateBegins() {
    updates += 1
  }

  mutating func updateEnds() {
    updates -= 1
  }

  /// They see something else now, while this line is being typed if one is.
  mutating func see(_ response: Response, whileTyping line: Int?) {
    if let line { doubt(whileTyping: line) }
    seen = response
  }

  /// What they know it to be about, in its title's words.
  func heading(_ heading: (Response) -> String?) -> String? {
    latest?.heading(heading)
  }

  /// They know that there is nothing now, and under which heading if that is told.
  mutating func seeNothing(under heading: String?, whileTyping line: Int?) {
    if let line { doubt(whileTyping: line) }
    seen = nil
    if let heading { emptyHeading = heading }
  }

  /// They know that there is nothing after an edit of their own, and so does the line that they type.
  mutating func knowNothing(under heading: String?) {
    seeNothing(under: heading, whileTyping: nil)
    earlier = []
  }

  /// What they have seen may be something else by now, while this line is being typed.
  mutating func doubt(whileTyping line: Int) {
    guard earlier.allSatisfy({ $0.line < line }), let latest else { return }
    earlier = earlier.suffix(Self.linesKept - 1) + [(line, latest)]
  }

  /// They know what an edit of theirs has made of what was there; `nil` where that can't be told. Rows
  /// are then meant as they are now, unless others had changed them before.
  mutating func know(_ before: Response?, _ after: Response?) {
    if var content = latest {
      content.know(before, after)
      seen = content.response
      (edited, hasEdited) = (content, true)
    }
    for place in earlier.indices { earlier[place].content.know(before, after) }
  }

  /// What they took to be there when they began this line; `nil` if nobody types, or if only what has
  /// changed since then is wanted and nothing has.
  func content(
    atBeginningOf line: Int?, onlyIfChanged: Bool = false
  ) -> SeenContent<Response>? {
    guard let line else { return nil }
    // Since a line was begun nothing was different before the first change while it, or a later one,
    // was typed.
    if let earlier = earlier.first(where: { $0.line >= line }) { return earlier.content }
    return onlyIfChanged ? nil : latest
  }

  /// They have gone elsewhere.
  mutating func leave() {
    earlier = []
    (isAwaited, isUpdateDue) = (false, false)
  }
}
