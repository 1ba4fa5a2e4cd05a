import BusinessLogic
import DecisionMarkdown
import Decisions
import SystemPackage

/// Decisions in memory, as Markdown, so that they support every edit that files do.
public actor MemoryDecisions: DecisionsWorkerProtocol {
  private var edited: EditedTexts
  private let disk: AtomicFile

  /// Creates a service for decisions in Markdown, each with its key in a route; calls `report` with
  /// warnings when a decision is saved to disk.
  public init(
    _ decisions: [(key: String, markdown: String)],
    reporting report: @escaping @Sendable (String) -> Void = { _ in }
  ) {
    self.init(
      decisions.map { EditedText(of: SourceText(inMemory: $0.key, Array($0.markdown.utf8))) },
      reporting: report)
  }

  init(_ texts: [EditedText], reporting report: @escaping @Sendable (String) -> Void) {
    edited = EditedTexts(texts)
    disk = AtomicFile(report: report)
  }

  /// Returns the decisions in the order given.
  public func getDecisions(upTo limit: Int?) -> DecisionSlice {
    let entries = edited.texts.map { text in
      DecisionEntry(
        key: text.source.key, title: text.decision.title,
        summary: DecisionSummary(of: text.decision))
    }
    return DecisionSlice(of: entries, upTo: limit)
  }

  /// Returns the decision with this key; throws ``NoSuchDecision``.
  public func getDecision(_ key: String) throws -> Decision { try present(key).decision }

  private func present(_ key: String) throws -> EditedText {
    guard let text = edited[key] else {
      throw NoSuchDecision(key: key, among: edited.texts.map(\.source.key))
    }
    return text
  }
}

extension MemoryDecisions: EditingWorkerProtocol {
  /// Changes only the lines of the edit; throws ``EditRefusal`` and ``NoSuchDecision``.
  public func apply(_ edit: Edit, to key: String) throws -> EditReceipt {
    try edited.apply(edit, to: present(key))
  }

  /// Adds a new decision, with the slug of its title as the key.
  public func create(title: String) throws -> EditReceipt {
    let key = DecisionKey.word(for: title)
    guard edited[key] == nil else { throw RequestRefusal.keyIsTaken(key) }
    let bytes = DecisionMarkdown.template(title: title, date: nil)
    return edited.add(EditedText(of: SourceText(inMemory: key, bytes)), replacing: nil)
  }

  /// Restores the text from before the edit.
  public func undo(_ receipt: EditReceipt) { edited.undo(receipt) }

  /// Restores the text from after the edit.
  public func redo(_ receipt: EditReceipt) { edited.redo(receipt) }

  /// Returns the decision before and after the edit.
  public func change(by receipt: EditReceipt) -> DecisionChange? { edited.change(by: receipt) }

  /// Writes the decision to a new file, in the format of MADR 4.0.
  public func save(_ key: String, to path: String) throws {
    try disk.create(FilePath(path), with: present(key).bytes)
  }
}

extension MemoryDecisions: DraftSource {
  package func text(of key: String) throws -> SourceText {
    SourceText(inMemory: key, try present(key).bytes)
  }

  /// Replaces the text without checking it: only this session can have changed it.
  package func replace(_ text: SourceText, with bytes: [UInt8]) throws -> EditReceipt {
    edited.add(
      EditedText(of: SourceText(inMemory: text.key, bytes)), replacing: try present(text.key))
  }
}

/// Only this session can change these decisions, so the default implementation is enough.
extension MemoryDecisions: WatchingWorkerProtocol {}

extension MemoryDecisions: LibraryWorkerProtocol {
  /// Returns the results of `pass` for all decisions, with their keys as paths.
  public func getLibrary<Digest: Sendable>(_ pass: LibraryPass<Digest>) -> [Digest] {
    edited.texts.map { text in
      let key = text.source.key
      return pass.digest(
        LibraryFile(key: key, path: key, number: Int(key), decision: text.decision))
    }
  }

  /// Returns no changes. Throws ``GitTrouble`` for a revision, because there are no files.
  public func getChanges(since revision: String?) throws -> [DecisionChange] {
    if revision != nil { throw GitTrouble.notOnDisk }
    return []
  }
}

extension SourceText {
  init(inMemory key: String, _ bytes: [UInt8]) {
    self.init(key: key, path: nil, name: key, bytes: bytes)
  }
}
