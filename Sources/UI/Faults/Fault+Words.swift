import BusinessLogic

/// The spelling of faults at the prompt: `fail Server is down`, `slow 2s`, `flaky 1/3 once`.
nonisolated extension Fault {
  static let kinds = ["fail", "empty", "slow", "hang", "down", "flaky"]

  /// Parses a fault; throws an error that quotes the invalid word.
  package init(words: some StringProtocol) throws(CommandError) {
    var words = words.split { $0.isWhitespace }.map { String($0) }
    guard !words.isEmpty else {
      throw CommandError("missing fault: expected fail, empty, slow, hang, down or flaky")
    }
    let kind = words.removeFirst()
    let isOnce = words.last == "once"
    if isOnce { words.removeLast() }
    let rest = words.joined(separator: " ")
    switch kind {
    case "fail":
      self.init(.fail(rest.isEmpty ? "The service failed" : rest), once: isOnce)
      return
    case "slow":
      self.init(.slow(try Duration(words: rest)), once: isOnce)
      return
    case "flaky":
      self.init(try Kind(flaky: rest), once: isOnce)
      return
    case "empty": self.init(.empty, once: isOnce)
    case "hang": self.init(.hang, once: isOnce)
    case "down": self.init(.down, once: isOnce)
    default:
      throw CommandError(
        "expected fail, empty, slow, hang, down or flaky, not \"\(kind)\"",
        nearestTo: kind, among: Self.kinds)
    }
    guard rest.isEmpty else {
      throw CommandError("unexpected \"\(rest)\": after `\(kind)`, only `once` is allowed")
    }
  }

  package var words: String {
    let fault =
      switch kind {
      case .fail(let message): "fail \(message)"
      case .empty: "empty"
      case .slow(let duration): "slow \(duration.words)"
      case .hang: "hang"
      case .down: "down"
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
