import Decisions
import ReactiveHybrid

/// Edits decisions through a service, after looking up the targets of the edits.
package struct EditingWorker: Sendable {
  let service: any EditingWorkerProtocol
  let decisions: any DecisionsWorkerProtocol
  let drafts: any DraftWorkerProtocol
  package let reading: ArgumentReading

  package init(
    _ service: any EditingWorkerProtocol,
    decisions: any DecisionsWorkerProtocol,
    drafts: any DraftWorkerProtocol,
    reading: ArgumentReading = ArgumentReading()
  ) {
    (self.service, self.decisions) = (service, decisions)
    (self.drafts, self.reading) = (drafts, reading)
  }

  func write(
    _ work: (EditingWorker) async throws -> Edited
  ) async throws(WorkerFailure) -> Edited {
    try await WorkerFailure.translating {
      do {
        return try await work(self)
      } catch {
        // A disk that fails after ^C is still the reason why nothing was written.
        throw WorkerFailure(error, isCancelled: false)
      }
    }
  }

  /// Returns the location of a topic in its file, or of its argument `number` on `side`.
  func location(
    of topic: TopicID, side: Side?, number: Int?
  ) async throws -> (path: String, line: Int) {
    guard let path = try await decisions.filePath(of: topic.decision) else {
      throw Refused("\(topic.decision) is in memory and has no file")
    }
    let decision = try await decisions.getDecision(topic.decision)
    guard topic.option != nil || side != nil else { return (path, 1) }
    let option = try decision.topic(topic.option)
    let arguments = side.map { option.arguments(on: $0) } ?? []
    let argument = arguments.dropFirst((number ?? 1) - 1).first
    return (path, argument?.line ?? option.line ?? 1)
  }

  func make(_ edit: Edit, of key: String) async throws -> Edited {
    let answers = try await service.apply([KeyedEdit(edit, of: key)])
    let before = answers.first?.change?.before
    let decision = if let before { before } else { try? await decisions.getDecision(key) }
    return Edited(.edit((try? decision.map(edit.found)) ?? edit, of: key), answers)
  }

  func create(title: String, as form: DecisionForm?) async throws -> Edited {
    let answer = try await service.create(title: title, as: form)
    return Edited(.create(title: title, key: answer.receipt.key), [answer])
  }

  /// Marks the decision `old` as superseded by `new`, in both files. Both keys may lack their
  /// leading zeros: `12` for `0012`.
  func supersede(_ old: String, by new: String) async throws -> Edited {
    let entries = try await decisions.getDecisions()
    let (newer, older) = (try entries.named(new, asKey: true), try entries.named(old))
    var (chain, next) = ([older.key], DecisionEntry?.some(newer))
    while let entry = next, !chain.dropFirst().contains(entry.key) {
      chain.append(entry.key)
      guard entry.key != older.key else {
        let way = chain.joined(separator: " → ")
        throw Refused("Decision \(older.key) would supersede itself: \(way)")
      }
      let link = try? await decisions.getDecision(entry.key).successor
      next = link.flatMap { link in
        let targets = entries.filter { $0.isTarget(link.target) }
        return targets.first { $0.folder == entry.folder } ?? targets.first
      }
    }
    return Edited(
      .supersede(old: older.key, by: newer.key),
      try await service.apply([
        KeyedEdit(.supersede(by: DecisionReference(to: newer, in: older)), of: older.key),
        KeyedEdit(.succeed(DecisionReference(to: older, in: newer)), of: newer.key),
      ]))
  }

  func take(_ step: Edited, _ kind: Edited.Kind) async throws -> Edited {
    let changes = try await service.take(step.receipts, back: kind == .undone)
    return Edited(step.action, step.receipts, changes: changes, kind: kind)
  }

  func save(_ key: String, to path: String) async throws -> Edited {
    try await service.save(key, to: path)
    return Edited(.save(path: path))
  }

  package func writeIndex(to path: String?) async throws -> Edited {
    let answer = try await service.writeIndex(to: path)
    return Edited(.index(path: answer.receipt.key), [answer])
  }
}

extension [DecisionEntry] {
  /// Returns the decision that the user calls `name`, which may lack its leading zeros or be the name
  /// of its file. A number that two have names the first only if the caller takes it for a key.
  func named(_ name: String, asKey isKey: Bool = false) throws -> DecisionEntry {
    let twins = Int(name).map { number in filter { $0.number.flatMap { Int($0) } == number } } ?? []
    let whole = twins.filter { !$0.name.isAside }
    if !isKey, twins.count > 1, let twin = whole.min(by: { $0.place.count < $1.place.count }) {
      guard !whole.contains(where: { $0.name.isRival(of: twin.name) }) else {
        let files = whole.map(\.place).joined(separator: " or ")
        throw Refused("The number \(name) is used twice: name the file, \(files)")
      }
      return twin
    }
    let keys = map(\.key)
    guard let entry = try file(name) ?? keys.index(ofKey: name).map({ self[$0] }) else {
      throw Refused.noDecision(name, among: keys)
    }
    return entry
  }

  /// Returns the decision in the file at a path, which may begin above the opened folder or lack
  /// folders below it; `nil` for another name. Throws if that leaves several.
  private func file(_ path: String) throws -> DecisionEntry? {
    let same = filter { $0.isTarget(.file(path)) }
    let whole = same.filter { "/\(path)".hasSuffix("/\($0.place)") }
    if let file = whole.max(by: { $0.place.count < $1.place.count }) { return file }
    let ends = same.filter { "/\($0.place)".hasSuffix("/\(path)") }
    let found = ends.isEmpty ? same : ends
    guard found.count < 2 else {
      let files = found.map(\.place).joined(separator: " or ")
      throw Refused("\(found.count) files are called \(path): name the file, \(files)")
    }
    return found.first
  }
}

extension DecisionEntry {
  fileprivate var place: String { path ?? key }
  fileprivate var name: FileName { FileName(place) }
  fileprivate var folder: Substring { place.lastIndex(of: "/").map { place[..<$0] } ?? "" }

  fileprivate func isTarget(_ target: Link.Target) -> Bool {
    switch target {
    case .file(let name): path?.split(separator: "/").last == name.split(separator: "/").last
    case .number(let number): self.number?.split(separator: "/").last.flatMap { Int($0) } == number
    }
  }
}
