import BusinessLogic
import DecisionMarkdown
import Decisions
import SystemPackage

/// Decisions in memory, as Markdown, so that they support every edit that files do.
public actor MemoryDecisions: DecisionsWorkerProtocol {
  private var documents: [(key: String, document: MemoryDocument)]
  private var log = EditLog<(before: MemoryDocument?, after: MemoryDocument)>()

  private let disk: AtomicFile

  /// Creates a service for decisions in Markdown, each with its key in a route; calls `report` with
  /// warnings when a decision is saved to disk.
  public init(
    _ decisions: [(key: String, markdown: String)],
    reporting report: @escaping @Sendable (String) -> Void = { _ in }
  ) {
    self.init(
      decisions.map { ($0.key, MemoryDocument(Array($0.markdown.utf8), named: $0.key)) },
      reporting: report)
  }

  init(
    _ documents: [(key: String, document: MemoryDocument)],
    reporting report: @escaping @Sendable (String) -> Void
  ) {
    self.documents = documents
    disk = AtomicFile(report: report)
  }

  /// Returns the decisions in the order given.
  public func getDecisions(upTo limit: Int?) -> DecisionSlice {
    let entries = documents.map { key, document in
      DecisionEntry(
        key: key, title: document.decision.title, summary: DecisionSummary(of: document.decision))
    }
    return DecisionSlice(of: entries, upTo: limit)
  }

  /// Returns the decision with this key; throws ``NoSuchDecision``.
  public func getDecision(_ key: String) throws -> Decision {
    documents[try place(of: key)].document.decision
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
    let before = documents[try place(of: key)].document
    let text = try DecisionText(before.bytes, named: key).after(edit)
    return make(
      at: key, before, text.bytes, hasChanged: text.bytes != before.bytes, loss: text.loss)
  }

  private func make(
    at key: String, _ before: MemoryDocument?, _ bytes: [UInt8], hasChanged: Bool = true,
    loss: String? = nil
  ) -> EditReceipt {
    let after = MemoryDocument(bytes, named: key)
    put(after, at: key)
    return log.add((before, after), key: key, hasChanged: hasChanged, loss: loss)
  }

  /// Stores a document; `nil` removes it. Only this session can have changed it since it was
  /// edited.
  private func put(_ document: MemoryDocument?, at key: String) {
    let place = documents.firstIndex { $0.key == key } ?? documents.endIndex
    documents.replaceSubrange(
      place..<min(place + 1, documents.endIndex), with: document.map { [(key, $0)] } ?? [])
  }

  /// Adds a new decision, with the slug of its title as the key.
  public func create(title: String) throws -> EditReceipt {
    let key = DecisionKey.word(for: title)
    guard !documents.contains(where: { $0.key == key }) else {
      throw RequestRefusal.keyIsTaken(key)
    }
    return make(at: key, nil, DecisionMarkdown.template(title: title, date: nil))
  }

  /// Restores the document from before the edit.
  public func undo(_ receipt: EditReceipt) { put(log[receipt].before, at: receipt.key) }

  /// Restores the document from after the edit.
  public func redo(_ receipt: EditReceipt) { put(log[receipt].after, at: receipt.key) }

  /// Returns the decision before and after the edit.
  public func change(by receipt: EditReceipt) -> DecisionChange? {
    DecisionChange(
      of: receipt.key, from: log[receipt].before?.decision, to: log[receipt].after.decision)
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
    make(at: text.key, documents[try place(of: text.key)].document, bytes)
  }
}

/// Only this session can change these decisions, so the default implementation is enough.
extension MemoryDecisions: WatchingWorkerProtocol {}

extension MemoryDecisions: LibraryWorkerProtocol {
  /// Returns the results of `pass` for all decisions, with their keys as paths.
  public func getLibrary<Digest: Sendable>(_ pass: LibraryPass<Digest>) -> [Digest] {
    documents.map { key, document in
      pass.digest(
        LibraryFile(key: key, path: key, number: Int(key), decision: document.decision))
    }
  }
}

/// A decision in memory, and its text.
struct MemoryDocument {
  let bytes: [UInt8]

  /// Without line numbers, because there is no file.
  let decision: Decision

  init(_ bytes: [UInt8], decision: Decision) {
    (self.bytes, self.decision) = (bytes, decision)
  }

  /// Parses the text; `name` is the title if the text has none.
  init(_ bytes: [UInt8], named name: String) {
    self.init(
      bytes, decision: DecisionMarkdown.decision(in: bytes, named: name).withoutLines)
  }
}
