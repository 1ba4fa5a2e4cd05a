import BusinessLogic

extension ReplayState {
  func words(for event: SessionEvent, _ other: SessionEvent?) -> String {
    guard event.kind == .box, let name = event.name, let change = event.text else {
      return "got \(event.words), recorded \(other?.words ?? "nothing more")"
    }
    if let recorded = other?.text {
      let told = recorded == change ? "different content with \(change)" : change
      return "\(name): Box told \(told), recorded \(recorded)"
    }
    let starts = [0] + lines.indices.filter { lines[$0].event.isCommand } + [lines.count]
    let told = (starts[step]..<starts[step + 1]).filter { lines[$0].event.flow == event.flow }
    return "\(name): Box told \(counted(told.count { isDone[$0] } + 1, "change")), "
      + "recorded \(told.count)"
  }
}

extension SessionEvent {
  var isAnswer: Bool { kind == .answered || kind == .refused }

  /// The sequence to which the event belongs. Order is compared only within a sequence.
  var flow: [String?] { [kind.rawValue, name, kind == .asked ? text : nil] }

  var words: String {
    let text = text ?? lines?.joined(separator: "\n") ?? ""
    return switch kind {
    case .box: "\(name ?? ""): Box telling \(text)"
    case .asked, .answered, .refused: "question \(number ?? 1) to \(name ?? ""): \(text)"
    default: "\(kind) \"\(text)\""
    }
  }
}
