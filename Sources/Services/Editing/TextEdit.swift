import SystemPackage

/// An edit of a text, which can be undone and redone.
///
/// Keeps a hash of each version and the bytes that differ, not the versions: a session can edit a
/// large file hundreds of times.
struct TextEdit: Sendable {
  let isOfDraft: Bool

  /// The key, path and name of the text, without its bytes.
  let place: SourceText

  private let start: Int
  /// The bytes that differ, and the hash of the whole text; `nil` where there is no text.
  private var before: (bytes: [UInt8], hash: Int?)
  private var after: (bytes: [UInt8], hash: Int?)

  init?(_ part: Replacement, isOfDraft: Bool) {
    guard let text = part.new ?? part.old else { return nil }
    let (old, new) = (part.old?.bytes ?? [], part.new?.bytes ?? [])
    let shorter = min(old.count, new.count)
    let (start, tail) = old.withUnsafeBytes { old in
      new.withUnsafeBytes { new in
        // Eight bytes at a time: a few more than differ may be kept.
        func areSame(_ one: Int, _ other: Int) -> Bool {
          old.loadUnaligned(fromByteOffset: one, as: UInt64.self)
            == new.loadUnaligned(fromByteOffset: other, as: UInt64.self)
        }
        var (start, tail) = (0, 0)
        while start + 8 <= shorter, areSame(start, start) { start += 8 }
        let rest = shorter - start
        while tail + 8 <= rest, areSame(old.count - tail - 8, new.count - tail - 8) { tail += 8 }
        return (start, tail)
      }
    }
    self.start = start
    before = (Array(old[start..<old.count - tail]), part.old.map(Self.hash))
    after = (Array(new[start..<new.count - tail]), part.new.map(Self.hash))
    (place, self.isOfDraft) = (text.holding([]), isOfDraft)
  }

  var isCreation: Bool { before.hash == nil }

  /// The edit that undoes this one.
  var inverse: TextEdit {
    var edit = self
    (edit.before, edit.after) = (after, before)
    return edit
  }

  func isSame(as other: TextEdit) -> Bool {
    place.key == other.place.key && before.hash == other.before.hash
      && after.hash == other.after.hash
  }

  /// Whether this edit makes a text what it was before an earlier one.
  func restores(_ earlier: TextEdit) -> Bool {
    after.hash == earlier.before.hash && place.key == earlier.place.key
  }

  /// Returns the text after the edit; `nil` if the edit removes the text. Throws ``FileTrouble``
  /// unless `old` is the text from before the edit.
  func applied(to old: SourceText?) throws -> SourceText? {
    guard old.map(Self.hash) == before.hash else {
      throw FileTrouble(FilePath(place.place), .changedSince)
    }
    if after.hash == nil { return nil }
    let text = old ?? place
    var bytes = text.bytes
    bytes.replaceSubrange(start..<start + before.bytes.count, with: after.bytes)
    return text.holding(bytes)
  }

  /// Returns the text after the edit, like ``applied(to:)``; in a draft, also if others have changed
  /// something else in the text since.
  func applied(to old: SourceText?, in draft: OpenDraft?) throws -> SourceText? {
    do {
      return try applied(to: old)
    } catch {
      guard let text = draft?.making(self, in: old) else { throw error }
      return text
    }
  }

  private static func hash(_ text: SourceText) -> Int {
    var hasher = Hasher()
    // An array would be hashed byte by byte.
    text.bytes.withUnsafeBytes { hasher.combine(bytes: $0) }
    return hasher.finalize()
  }
}
