import BusinessLogic

extension ReplayState {
  func words(for event: SessionEvent, _ other: SessionEvent?) -> String {
    guard event.kind == .box, let name = event.name, let listeners = event.number else {
      return "got \(event.words), recorded \(other?.words ?? "nothing more")"
    }
    if let recorded = other?.number {
      return recorded == listeners
        ? "\(name): Box notified of other content than recorded"
        : "\(name): Box notified \(counted(listeners, "listener")), recorded \(recorded)"
    }
    let starts = [0] + lines.indices.filter { lines[$0].event.isCommand } + [lines.count]
    let recorded = (starts[step]..<starts[step + 1]).filter { lines[$0].event.flow == event.flow }
    let change = recorded.count { isDone[$0] } + 1
    return change > recorded.count
      ? "\(name): Box notified of \(counted(change, "change")), recorded \(recorded.count)"
      : "\(name): Box notified of change \(change) earlier than recorded"
  }
}

extension SessionEvent {
  var isAnswer: Bool { kind == .answered || kind == .refused }

  /// The sequence to which the event belongs. Order is compared only within a sequence.
  var flow: [String?] { [kind.rawValue, name, kind == .asked ? text : nil] }

  var words: String {
    let text = text ?? lines?.joined(separator: "\n") ?? ""
    return switch kind {
    case .box: "\(name ?? ""): Box notifying \(counted(number ?? 0, "listener"))"
    case .asked, .answered, .refused: "question \(number ?? 1) to \(name ?? ""): \(text)"
    default: "\(kind) \"\(text)\""
    }
  }
}
