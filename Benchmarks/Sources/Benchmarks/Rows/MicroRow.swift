/// A row whose contenders run in this process and take nanoseconds.
struct MicroRow {
  /// The name on the command line and under valgrind.
  let name: String

  /// The measured operation.
  let what: String

  /// A factor for the duration of turns, to average out the effect of other threads.
  var turns = 1

  /// Creates the contenders. The first is the baseline.
  let contenders: () -> [Contender]

  /// The rows whose instructions are counted. With more listeners, valgrind takes minutes.
  static let counted: [MicroRow] = [notifying(1), bound(0), fetch]

  /// The instructions of an operation of ours in a tiny run, which is not optimised, as last
  /// recorded. After a wanted change, take them from what `./bench box bind fetch --tiny` prints.
  private static let recorded = ["box-1": 3200.0, "bind-0": 6200, "fetch": 522_900]

  /// Notifying `listeners` listeners of a change.
  static func notifying(_ listeners: Int) -> MicroRow {
    MicroRow(
      name: "box-\(listeners)",
      what: "Notifying \(listeners.grouped) listener\(listeners == 1 ? "" : "s")"
    ) {
      [
        Notifying.closure(times: listeners), Notifying.box(listeners: listeners),
        Notifying.subject(listeners: listeners), Notifying.observation(listeners: listeners),
      ]
    }
  }

  /// Binding and unbinding a listener among `others` others.
  static func bound(_ others: Int) -> MicroRow {
    MicroRow(name: "bind-\(others)", what: "bind and unbind among \(others.grouped) others") {
      [Listening.closure(), Listening.box(among: others), Listening.subject(among: others)]
    }
  }

  /// A fetch through all layers.
  static let fetch = MicroRow(name: "fetch", what: "One fetch through all layers", turns: 10) {
    [Fetching.hops(), Fetching.screen(), Fetching.combine()]
  }

  /// Times the contenders and counts their instructions.
  func finding(_ setting: Setting) async throws -> Finding {
    var finding = Finding(what: what)
    let contenders = contenders()
    finding.timings = try await Interleaved.times(
      of: contenders, rounds: setting.effort.rounds, turn: setting.effort.turn * turns)
    guard Self.counted.contains(where: { $0.name == name }) else { return finding }
    for contender in contenders
    where setting.effort == .full || contender.name == contenders[1].name {
      let count = try await Instructions.count(
        contender.name, of: name, times: 2000 / turns, setting)
      finding.instructions[contender.name] = count?.instructions
      if count == nil { finding.remarks.append("no instructions counted: \(contender.name)") }
      if setting.effort == .tiny, let count, let recorded = Self.recorded[name] {
        let ratio = count.instructions / recorded
        var goal = Goal.atMost(1.1, "× the instructions last recorded", measured: ratio)
        goal.isRequired = true
        finding.goals.append(goal)
      }
      if let count, contender.name == Notifying.ours {
        finding.remarks.append("\(count.allocations.short) allocations by \(contender.name)")
      }
    }
    return finding
  }
}
