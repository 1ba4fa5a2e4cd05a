/// What a screen does with a content.
///
/// | content | hidden | awaited | on display |
/// | --- | --- | --- | --- |
/// | a response | – | show it; on display | report what differs |
/// | after the user's own edit | renumber what was seen | show it; on display | know it |
/// | a failure | – | raise an alert; on display | raise an alert |
/// | the fetch was cancelled | – | on display | – |
///
/// It holds no response: as a type of its own for each kind of them, the runtime would be asked for it at
/// every look.
struct ScreenState {
  enum Phase {
    case hidden
    /// The user waits for the page.
    case awaited
    case onDisplay
  }

  var phase = Phase.hidden
  /// Whether the page is shown as a whole: the user asked for it while it was on display.
  var isWhole = false
  /// Whether an alert was raised after the last output.
  var hasRaised = false
}
