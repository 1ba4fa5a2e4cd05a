/// Changes that come close together, to be told as one once they are over.
///
/// It is a pure state machine: whoever drives it has the clock.
struct Burst: Sendable {
  /// What has happened to a file.
  enum Kind: Sendable {
    /// Its content is whole: it was closed, or put into its place.
    case whole
    /// It has gone, or stands there anew; an editor may be about to replace it.
    case moved
    /// Somebody is writing to it.
    case partial
    /// It has been emptied, or begun: what belongs into it is about to be written.
    case empty

    /// How long to wait for more about the file.
    var patience: Duration {
      switch self {
      case .whole: .milliseconds(3)
      case .moved: .milliseconds(8)
      // The file is closed in a moment; some programs never do.
      case .partial: .milliseconds(100)
      case .empty: .seconds(1)
      }
    }

    /// Whether whoever reads it now may read a part.
    var isOpen: Bool {
      switch self {
      case .whole, .moved: false
      case .partial, .empty: true
      }
    }
  }

  typealias Instant = ContinuousClock.Instant

  /// How long to wait for another file for each that there was: whoever writes a hundred may have
  /// to wait for the processor in between, whoever writes two is done.
  static let patienceWithEach = Duration.milliseconds(3)

  /// How long to wait for another file at most.
  static let patienceWithMany = Duration.milliseconds(50)

  /// A burst that doesn't end is told in between.
  static let limit = Duration.milliseconds(500)

  /// How much longer at most, as long as somebody is writing to a file.
  static let openLimit = Duration.seconds(1)

  /// How long the burst may be held back after its last change for a program that is known to be at
  /// work: what says so may have been left behind.
  static let holdingPatience = Duration.seconds(3)

  /// How long it may be held back in all.
  static let holdingLimit = Duration.seconds(30)

  /// So many bursts are told at once within so long. Whoever saves a file again and again is followed
  /// with a pause after that, or the reports would push everything else off the screen.
  static let pace = (count: 5, span: Duration.milliseconds(500))

  /// When the last ones were told.
  private var told: [Instant] = []

  private var first: Instant?
  private var last: Instant?
  private var settled: [String: (time: Instant, isOpen: Bool)] = [:]
  private var heldUntil: Instant?

  /// Takes in what has happened to the file of this name; names are told apart and nothing else.
  mutating func add(_ kind: Kind, _ name: String, at now: Instant) {
    first = first ?? now
    last = now
    settled[name] = (now + kind.patience, kind.isOpen)
  }

  /// Asks for the burst to be looked at again in a moment; false if it was held back too long.
  mutating func hold(at now: Instant) -> Bool {
    guard let first, let last,
      now < min(last + Self.holdingPatience, first + Self.holdingLimit)
    else { return false }
    heldUntil = now + .milliseconds(5)
    return true
  }

  /// The burst is told now; what happens from here on is another one.
  mutating func end(at now: Instant) {
    var next = Burst()
    next.told = told.suffix(Self.pace.count - 1) + [now]
    self = next
  }

  /// When the burst is to be told; `nil` if there is none.
  var due: Instant? {
    guard let first, let last, let end = settled.values.map(\.time).max() else { return nil }
    let count = settled.count
    let patience = min(Self.patienceWithEach * count, Self.patienceWithMany)
    let quiet = count > 1 ? max(end, last + patience) : end
    let closed = settled.values.filter(\.isOpen).map(\.time).max() ?? first
    let limit = first + Self.limit
    let free = told.count < Self.pace.count ? first : told[0] + Self.pace.span
    return max(min(quiet, limit), min(closed, limit + Self.openLimit), heldUntil ?? first, free)
  }
}
