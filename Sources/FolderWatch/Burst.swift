import SystemPackage

/// Groups changes that occur close together, so that they are reported once.
///
/// A pure state machine: the caller provides the time.
struct Burst: Sendable {
  enum Kind: Sendable {
    /// The file was closed or moved into place, so its content is complete.
    case whole
    /// The file was removed or replaced. An editor may be about to write a new one.
    case moved
    /// The file is being written.
    case partial
    /// The file was created or truncated. Its content is about to be written.
    case empty

    var patience: Duration {
      switch self {
      case .whole: .milliseconds(3)
      case .moved: .milliseconds(8)
      // Most files are closed soon; some programs keep them open.
      case .partial: .milliseconds(100)
      case .empty: .seconds(1)
      }
    }
  }

  typealias Instant = ContinuousClock.Instant

  /// How long to wait for another file, per file changed so far. A program that writes a hundred
  /// files may be delayed by the scheduler; one that writes two is done.
  static let patienceWithEach = Duration.milliseconds(3)
  static let patienceWithMany = Duration.milliseconds(50)

  /// The maximum duration of a burst before it is reported, if all files are complete.
  static let limit = Duration.milliseconds(500)

  /// The maximum duration of a burst while a file is incomplete.
  static let openLimit = Duration.milliseconds(1500)

  /// How long a burst may be held after its last change while git is at work. A killed git leaves
  /// its lock behind.
  static let holdingPatience = Duration.seconds(3)

  /// How long a burst may be held in total.
  static let holdingLimit = Duration.seconds(30)

  /// The maximum rate of reports. Beyond it, bursts are delayed, so that a file saved in a loop
  /// doesn't flood the screen.
  static let pace = (count: 5, span: Duration.milliseconds(500))
  private var published: [Instant] = []

  private var first: Instant?
  private var last: Instant?
  private var unsettled: [String: (time: Instant, kind: Kind)] = [:]
  private var heldUntil: Instant?

  /// Adds a change to the file `name`. Names only need to be unique per file.
  mutating func add(_ kind: Kind, _ name: String, at now: Instant) {
    first = first ?? now
    last = now
    unsettled[name] = (now + kind.patience, kind)
  }

  /// Delays the burst by a few milliseconds. Returns `false` if it has been held too long.
  mutating func hold(at now: Instant) -> Bool {
    guard let first, let last,
      now < min(last + Self.holdingPatience, first + Self.holdingLimit)
    else { return false }
    heldUntil = now + .milliseconds(5)
    return true
  }

  mutating func end(at now: Instant) {
    self = Burst(published: published.suffix(Self.pace.count - 1) + [now])
  }

  /// When to report the burst; `nil` if it is empty.
  var due: Instant? {
    guard let first, let last, let end = unsettled.values.map(\.time).max() else { return nil }
    let count = unsettled.count
    let patience = min(Self.patienceWithEach * count, Self.patienceWithMany)
    let quiet = count > 1 ? max(end, last + patience) : end
    let isOpen = unsettled.values.contains { $0.kind == .partial || $0.kind == .empty }
    let limit = first + (isOpen ? Self.openLimit : Self.limit)
    let free = published.count < Self.pace.count ? first : published[0] + Self.pace.span
    return max(min(quiet, limit), heldUntil ?? first, free)
  }
}

struct FolderEvent: Equatable {
  /// The folder; `nil` if events were lost, so that any folder may have changed.
  let folder: FilePath?

  /// The name that changed in the folder; `nil` for the folder itself, or if unknown.
  let name: String?

  var isFolder = false

  let kind: Burst.Kind
}
