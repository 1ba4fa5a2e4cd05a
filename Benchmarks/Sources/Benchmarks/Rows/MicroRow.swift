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
  static let counted: [MicroRow] = [told(1), bound(0), fetch]

  /// Notifying `listeners` listeners of a change.
  static func told(_ listeners: Int) -> MicroRow {
    MicroRow(
      name: "box-\(listeners)",
      what: "A change told to \(listeners.grouped) listener\(listeners == 1 ? "" : "s")"
    ) {
      [
        Telling.closure(times: listeners), Telling.box(listeners: listeners),
        Telling.subject(listeners: listeners), Telling.observation(listeners: listeners),
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
      let count = try await Instructions.count(contender.name, of: name, setting)
      finding.instructions[contender.name] = count?.instructions
      if count == nil { finding.remarks.append("no instructions counted: \(contender.name)") }
      if let count, contender.name == Telling.ours {
        finding.remarks.append("\(count.allocations.short) allocations by \(contender.name)")
      }
    }
    return finding
  }
}
