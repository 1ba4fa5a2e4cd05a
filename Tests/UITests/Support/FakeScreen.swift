import BusinessLogic
import Prompt

@testable import UI

/// A screen that notes what happens to it.
final class FakeScreen: Screen {
  /// What happened to all the screens of a test, in order.
  final class Log {
    var events: [String] = []
  }

  private let name: String
  private let log: Log
  var hasFailed = false

  init(_ name: String, log: Log) {
    self.name = name
    self.log = log
  }

  var canAppearAgain = false
  func appearAgain() -> Bool {
    if canAppearAgain { log.events.append("\(name) appears again") }
    return canAppearAgain
  }
  func appear() async { log.events.append("\(name) appears") }
  var holdsAll: Bool { false }
  func glance() async -> [(number: String, text: String, key: String)]? {
    log.events.append("\(name) is glanced at")
    return nil
  }
  var hasMore: Bool { false }
  func more() async { log.events.append("\(name) shows more") }
  func reach(_ choice: String) async { log.events.append("\(name) looks for \(choice)") }
  func refresh() async { log.events.append("\(name) refreshes") }
  func tellLoading() { log.events.append("\(name) is loading") }
  func disappear() { log.events.append("\(name) disappears") }
  func serviceChanged() { log.events.append("\(name) is outdated") }

  var rows: [(number: String, text: String, key: String)] { [] }
  var loading: Text? { nil }

  /// What happens while it fetches by itself, once.
  var meanwhile: () async -> Void = {}

  func update(unless isDoubtful: @escaping () -> Bool) async {
    await note("\(name) updates", unless: isDoubtful)
  }

  func adopt(_ changes: [DecisionChange], unless isDoubtful: @escaping () -> Bool) async {
    await note("\(name) adopts \(changes.map(\.key))", unless: isDoubtful)
  }

  func know(_ changes: [DecisionChange]) {
    log.events.append("\(name) knows \(changes.map(\.key))")
  }

  private func note(_ event: String, unless isDoubtful: () -> Bool) async {
    let meanwhile = meanwhile
    self.meanwhile = {}
    await meanwhile()
    log.events.append(isDoubtful() ? "\(event) in doubt" : event)
  }

  var leadsNowhere = false
  func load() async { log.events.append("\(name) loads") }
  func tellChanges() {}
  func rest() async {}
  func look() async {}
  var mayBeOld: Bool { false }

  var isOld: Bool { false }
  var heading: String? { nil }
  var headingBefore: String? { nil }
  func text(ofRow number: Int) -> String? { nil }
  func textBefore(ofRow number: Int, at line: Int?) -> String? { nil }

  func key(for choice: String) throws(CommandError) -> String {
    guard choice != "nothing" else { throw CommandError("there is nothing") }
    return "key of \(choice)"
  }
}
