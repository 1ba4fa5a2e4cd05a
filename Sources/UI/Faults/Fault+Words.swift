import BusinessLogic
import Presentation

/// The spelling of faults at the prompt: `fail Server is down`, `slow 2s`, `flaky 1/3 once`.
nonisolated extension Fault {
  static let kinds = ["fail", "empty", "slow", "stall", "hang", "down", "flaky"]

  /// Parses a fault; throws an error that quotes the invalid word.
  package init(words: some StringProtocol) throws(CommandError) {
    var words = words.split { $0.isWhitespace }.map { String($0) }
    guard !words.isEmpty else {
      throw CommandError("missing fault: expected \(Self.kinds.alternatives)")
    }
    let kind = words.removeFirst()
    let isOnce = words.last == "once"
    if isOnce { words.removeLast() }
    let rest = words.joined(separator: " ")
    switch kind {
    case "fail": self.init(.fail(rest.isEmpty ? "The service failed" : rest), once: isOnce)
    case "slow": self.init(.slow(try Duration(words: rest)), once: isOnce)
    case "stall": self.init(.stall(try Duration(words: rest)), once: isOnce)
    case "flaky": self.init(try Kind(flaky: rest), once: isOnce)
    case "empty" where rest.isEmpty: self.init(.empty, once: isOnce)
    case "hang" where rest.isEmpty: self.init(.hang, once: isOnce)
    case "down" where rest.isEmpty: self.init(.down, once: isOnce)
    case "empty", "hang", "down":
      throw CommandError("unexpected \"\(rest)\": after `\(kind)`, only `once` is allowed")
    default:
      throw CommandError(Self.kinds.expected(insteadOf: kind))
    }
  }

  package var words: String {
    let fault =
      switch kind {
      case .fail(let message): "fail \(message)"
      case .slow(let duration): "slow \(duration.words)"
      case .stall(let duration): "stall \(duration.words)"
      case .empty, .hang, .down: "\(kind)"
      case .flaky(let failing, let calls): "flaky \(failing)/\(calls)"
      }
    return isOnce ? "\(fault) once" : fault
  }
}

nonisolated extension Fault.Kind {
  fileprivate init(flaky words: String) throws(CommandError) {
    let numbers = words.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard numbers.count == 2, let failing = numbers[0], let calls = numbers[1],
      failing >= 0, calls > 0, failing <= calls
    else {
      throw CommandError(
        "expected N/M after flaky, where the first N of every M calls fail, such as 1/3", not: words
      )
    }
    self = .flaky(failing: failing, calls: calls)
  }
}

/// The spelling of durations at the prompt: `2s`, `500ms`, `1.5m`.
nonisolated extension Duration {
  /// The longest duration, in seconds: a day. Every clock can count that far.
  private static let limit = 86_400.0

  /// Parses a duration; the default unit is a second. Throws an error that quotes the input.
  package init(words: String) throws(CommandError) {
    let number = words.prefix { $0.isNumber || $0 == "." }
    let seconds: Double? =
      switch words.dropFirst(number.count) {
      case "ms": 0.001
      case "s", "": 1
      case "m", "min": 60
      case "h": 3600
      default: nil
      }
    guard let seconds, let count = Double(number), count * seconds <= Self.limit else {
      throw CommandError("expected a duration up to a day, such as 500ms, 2s, 5m or 1h", not: words)
    }
    self = .seconds(count * seconds)
  }

  /// Whole seconds, or else milliseconds: `2s`, `1500ms`.
  var words: String {
    let milliseconds = (self / .milliseconds(1)).rounded()
    let isWhole = milliseconds.truncatingRemainder(dividingBy: 1000) == 0
    return isWhole ? "\(Int(milliseconds / 1000))s" : "\(Int(milliseconds))ms"
  }
}
