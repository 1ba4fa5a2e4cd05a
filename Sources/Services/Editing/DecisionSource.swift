import BusinessLogic
import CLibrary
import DecisionMarkdown
import Decisions
import SystemPackage

/// A service of whole decisions, each with a text that can be replaced. ``EditingService`` makes the
/// edits.
package protocol DecisionSource: DecisionsWorkerProtocol, WatchingWorkerProtocol {
  /// The present day, for decisions that keep their date; `nil` where they don't.
  var day: String? { get }

  func text(of key: String) async throws -> SourceText

  /// Returns the current text of the file that had `old`; without a file, that of the decision with
  /// its key.
  func currentText(of old: SourceText) async throws -> SourceText

  /// Returns the replacement that writes the index of all decisions to the file at `path`; without
  /// one, to that of the folder.
  func index(at path: String?) async throws -> Replacement

  /// Moves decisions to other numbers, with the references to them in decisions.
  func renumber(_ wish: NumberWish) async throws -> NumberStep

  /// Creates a decision; without a form, in that of the others.
  func create(title: String, as form: DecisionForm?) async throws -> SourceText

  /// Replaces the texts of different decisions, all or none. Throws ``FileTrouble`` with
  /// `.changedSince` if a text is no longer the old one.
  func replace(_ step: [Replacement]) async throws

  /// Runs `body` while no other session replaces the texts of the files at `paths`; without a path,
  /// any text of the opened folder.
  func locked<Value: Sendable>(
    _ paths: [String?], _ body: @Sendable () async throws -> Value
  ) async throws -> Value

  func save(_ key: String, to path: String) async throws
}

extension DecisionSource {
  package var day: String? { nil }

  package func currentText(of old: SourceText) async throws -> SourceText {
    try await text(of: old.key)
  }

  package func index(at path: String?) async throws -> Replacement {
    throw Refused.hasNoFiles
  }

  package func renumber(_ wish: NumberWish) async throws -> NumberStep {
    throw Refused.hasNoFiles
  }

  package func locked<Value: Sendable>(
    _ paths: [String?], _ body: @Sendable () async throws -> Value
  ) async throws -> Value { try await body() }
}

/// A move of decisions to other numbers, with the replacements that made it.
package typealias NumberStep = (done: Renumbered, step: [Replacement])

/// The replacement of a text by another; a creation without an old text, a removal without a new.
package struct Replacement: Sendable, Equatable {
  let old: SourceText?
  let new: SourceText?

  init(_ old: SourceText?, with new: SourceText?) { (self.old, self.new) = (old, new) }

  var inverse: Replacement { Replacement(new, with: old) }

  /// Returns the same replacement in a decision whose present text is known.
  func of(_ present: SourceText?) -> Replacement {
    guard let present else { return self }
    return Replacement(
      old.map { present.holding($0.bytes) }, with: new.map { present.holding($0.bytes) })
  }

  /// Returns the bytes of a present text with this change of an earlier one; `nil` if it conflicts with
  /// those of others.
  func merged(into present: SourceText) -> [UInt8]? {
    guard let old, let new else { return nil }
    return DecisionMerge(base: old.bytes, ours: new.bytes, theirs: present.bytes).whole
  }

  /// Returns what this replacement changes in a present text, after changes by others; itself in that
  /// decision if it conflicts with them.
  func made(in present: SourceText?) -> Replacement {
    guard let present, let bytes = merged(into: present) else { return of(present) }
    return Replacement(present, with: present.holding(bytes))
  }

  /// Returns the text after this change is made again; `nil` if it removes the text. In a draft, others
  /// may have changed something else in the text since. Throws ``FileTrouble`` if `present` is another
  /// text; one that is created gets the key and the path of `place`.
  func again(
    in present: SourceText?, at place: SourceText, of draft: OpenDraft?
  ) throws -> SourceText? {
    if present?.bytes == old?.bytes {
      return new.map { (present ?? place).holding($0.bytes) }
    }
    if let present, draft?.hasMade(self) == true, let bytes = merged(into: present) {
      return present.holding(bytes)
    }
    throw FileTrouble(FilePath(place.place), .changedSince)
  }

  /// The text, or else the one that is removed.
  var text: SourceText? { new ?? old }

  var key: String { text?.key ?? "" }
}

package struct SourceText: Sendable, Equatable {
  /// The complete key of the decision.
  let key: String

  /// The path of the file; `nil` in memory.
  let path: String?

  let bytes: [UInt8]

  /// The title if the text has no heading.
  var name: String { path.map { DecisionFile.name(of: FilePath($0)) } ?? key }
  var place: String { path ?? key }

  func consists(of others: [UInt8]) -> Bool {
    // Comparing the bytes one by one took a tenth of the time of an edit.
    bytes.count == others.count && memcmp(bytes, others, bytes.count) == 0
  }

  func holding(_ bytes: [UInt8]) -> SourceText {
    SourceText(key: key, path: path, bytes: bytes)
  }

  /// Returns the text after an edit. Throws ``FileTrouble`` if it could not be read again.
  func edited(to bytes: [UInt8]) throws -> SourceText {
    guard bytes.count <= DecisionFile.limit else {
      throw FileTrouble(FilePath(place), .wouldBeTooLarge)
    }
    return holding(bytes)
  }
}

extension SourceText {
  /// Creates the text of a file. The key defaults to the path, for files that aren't decisions.
  init(at path: FilePath, key: String? = nil, _ bytes: [UInt8]) {
    self.init(key: key ?? path.string, path: path.string, bytes: bytes)
  }
}
