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
enum ScreenState {
  case hidden
  /// The user waits for the page; for the whole of it if they asked for it while it was on display.
  case awaited(isWhole: Bool)
  /// `hasRaised` tells whether an alert was raised after the last output.
  case onDisplay(isWhole: Bool, hasRaised: Bool)

  var isHidden: Bool { if case .hidden = self { true } else { false } }

  var isAwaited: Bool { if case .awaited = self { true } else { false } }

  var isWhole: Bool {
    switch self {
    case .hidden: false
    case .awaited(let isWhole), .onDisplay(let isWhole, _): isWhole
    }
  }

  var hasRaised: Bool { if case .onDisplay(_, true) = self { true } else { false } }
}
