import BusinessLogic
import DecisionMarkdown
import ReactiveHybrid
import SystemPackage

/// Decisions in memory. Once edited, they are stored as Markdown, so that they support every edit
/// that files do.
public actor MemoryDecisions: DecisionsWorkerProtocol {
  var documents: [(key: String, document: MemoryDocument)]
  var log = EditLog<MemoryEdit>()

  private let disk: AtomicFile

  /// Creates a service for `decisions`, each with its key in a route; calls `report` with warnings
  /// when a decision is saved to disk.
  public init(
    _ decisions: [(key: String, decision: Decision)],
    reporting report: @escaping @Sendable (String) -> Void = { _ in }
  ) {
    disk = AtomicFile(report: report)
    documents = decisions.map { ($0.key, .given($0.decision.withoutLines)) }
  }

  /// Returns all decisions, in the order given.
  public func getDecisions() -> [DecisionEntry] {
    documents.map { key, document in
      let decision = document.decision(named: key)
      return DecisionEntry(key: key, title: decision.title, summary: DecisionSummary(of: decision))
    }
  }

  /// Returns the decision with this key; throws ``NoSuchDecision``.
  public func getDecision(_ key: String) throws -> Decision {
    documents[try place(of: key)].document.decision(named: key)
  }

  func place(of key: String) throws -> Int {
    guard let place = documents.firstIndex(where: { $0.key == key }) else {
      throw NoSuchDecision(key: key, among: documents.map(\.key))
    }
    return place
  }
}

extension MemoryDecisions: EditingWorkerProtocol {
  /// Changes only the lines of the edit; throws ``EditRefusal`` and ``NoSuchDecision``.
  public func apply(_ edit: Edit, to key: String) throws -> EditReceipt {
    let place = try place(of: key)
    let before = documents[place].document
    let text = try DecisionText(before.bytes, named: key).after(edit).text
    let after = MemoryDocument.written(text.bytes)
    documents[place].document = after
    return log.add(
      MemoryEdit(place: key, before: before, after: after), key: key,
      hasChanged: text.bytes != before.bytes, loss: text.loss)
  }

  /// Adds a new decision, with the slug of its title as the key.
  public func create(title: String) throws -> EditReceipt {
    let key = DecisionKey.word(for: title)
    guard !documents.contains(where: { $0.key == key }) else {
      throw RequestRefusal.keyIsTaken(key)
    }
    let document = MemoryDocument.written(DecisionMarkdown.template(title: title, date: nil))
    documents.append((key, document))
    return log.add(MemoryEdit(place: key, before: nil, after: document), key: key)
  }

  /// Restores the document from before the edit. Only this session can have changed it since.
  public func undo(_ receipt: EditReceipt) throws {
    let edit = log[receipt]
    let place = try place(of: edit.place)
    if let before = edit.before {
      documents[place].document = before
    } else {
      documents.remove(at: place)
    }
  }

  /// Restores the document from after the edit.
  public func redo(_ receipt: EditReceipt) throws {
    let edit = log[receipt]
    if edit.before == nil {
      documents.append((edit.place, edit.after))
    } else {
      documents[try place(of: edit.place)].document = edit.after
    }
  }

  /// Returns the decision before and after the edit.
  public func change(by receipt: EditReceipt) -> DecisionChange? {
    let edit = log[receipt]
    return DecisionChange(
      of: receipt.key, from: edit.before?.decision(named: edit.place),
      to: edit.after.decision(named: edit.place))
  }

  /// Writes the decision to a new file, in the format of MADR 4.0.
  public func save(_ key: String, to path: String) throws {
    try disk.create(FilePath(path), with: documents[try place(of: key)].document.bytes)
  }
}

extension MemoryDecisions: DraftSource {
  package func text(of key: String) throws -> SourceText {
    SourceText(
      key: key, path: nil, name: key, bytes: documents[try place(of: key)].document.bytes)
  }

  /// Replaces the text without checking it: only this session can have changed it.
  package func replace(_ text: SourceText, with bytes: [UInt8]) throws -> EditReceipt {
    let place = try place(of: text.key)
    let edit = MemoryEdit(
      place: text.key, before: documents[place].document, after: .written(bytes))
    documents[place].document = edit.after
    return log.add(edit, key: text.key)
  }
}

/// Only this session can change these decisions, so the default implementation is enough.
extension MemoryDecisions: WatchingWorkerProtocol {}

extension MemoryDecisions: LibraryWorkerProtocol {
  /// Returns all decisions, with their keys as paths.
  public func getLibrary() -> [LibraryFile] {
    documents.map { key, document in
      LibraryFile(key: key, path: key, number: Int(key), decision: document.decision(named: key))
    }
  }
}
