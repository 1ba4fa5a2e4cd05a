import BusinessLogic
import DecisionMarkdown
import Decisions
import SystemPackage

/// Decisions in memory, as Markdown, so that they support every edit that files do.
public actor MemoryDecisions: DecisionsWorkerProtocol {
  typealias Document = (text: SourceText, decision: Decision)

  private var documents: [Document]
  private let disk: AtomicFile

  /// Creates a service that saves copies of the decisions on `disk`.
  init(_ documents: [Document], on disk: AtomicFile) {
    (self.documents, self.disk) = (documents, disk)
  }

  static func read(_ text: SourceText) -> Document {
    (text, DecisionMarkdown.decision(in: text.bytes, named: text.name))
  }

  /// Spares making a library. Asynchronous, or the default implementation would be chosen instead.
  public func getDecision(_ key: String) async throws -> Decision {
    documents[try index(of: key)].decision
  }

  private func index(of key: String) throws -> Int {
    guard let found = documents.firstIndex(where: { $0.text.key == key }) else {
      throw Refused.noDecision(key, among: documents.map(\.text.key))
    }
    return found
  }

  /// Returns the results of `pass` for all decisions, in the order given, with their keys as paths.
  /// Throws ``Refused`` for a pass of files.
  public func getLibrary<Digest: Sendable>(_ pass: LibraryPass<Digest>) throws -> [Digest] {
    if pass.paths != nil { throw Refused.hasNoFiles }
    return documents.map { text, decision in
      let key = text.key
      return pass.digest(LibraryFile(key: key, path: key, number: Int(key), decision: decision))
    }
  }

  /// Returns no changes. Throws ``Failed`` for revisions, because there are no files.
  public func getChanges(between revisions: Revisions?) throws -> DecisionHistory {
    guard revisions == nil else {
      throw Failed(
        "these decisions are in memory only: earlier revisions need files in a git repository")
    }
    return DecisionHistory()
  }
}

extension MemoryDecisions: DecisionSource {
  package func text(of key: String) throws -> SourceText { documents[try index(of: key)].text }

  /// Adds a new decision, with the slug of its title as the key.
  package func create(title: String, as form: DecisionForm?) throws -> SourceText {
    let key = DecisionKey.word(for: title)
    guard !documents.contains(where: { $0.text.key == key }) else {
      throw Refused("There is a decision \"\(key)\" already: give another title")
    }
    let text = SourceText(
      key: key, path: nil,
      bytes: try DecisionMarkdown.template(title: title, date: nil, as: form))
    documents.append(Self.read(text))
    return text
  }

  /// Doesn't check the old text: only this session can have changed it.
  package func replace(_ step: [Replacement]) {
    for part in step {
      let index = documents.firstIndex { $0.text.key == part.old?.key } ?? documents.endIndex
      let end = min(index + 1, documents.endIndex)
      documents.replaceSubrange(index..<end, with: part.new.map { [Self.read($0)] } ?? [])
    }
  }

  /// Writes the decision to a new file, byte for byte.
  package func save(_ key: String, to path: String) throws {
    try disk.create(FilePath(path), with: text(of: key).bytes)
  }
}

/// Only this session can change these decisions, so the default implementation is enough.
extension MemoryDecisions: WatchingWorkerProtocol {}
