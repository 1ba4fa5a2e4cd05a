import Decisions

/// A searchable piece of a decision: a title, an argument with its details, a note.
package struct Passage: Sendable, Equatable {
  package enum Kind: Sendable, Equatable {
    case decision
    case context
    case driver
    case outcome
    case option
    case argument(Side)
    case note
    case text
    /// A line without text of its own, such as a heading.
    case markup
  }

  /// The part of the decision that a passage belongs to.
  enum Owner: Sendable, Equatable {
    case decision
    case option(Int)
    case consequences
  }

  package let kind: Kind
  let owner: Owner

  package let text: String
  /// Further lines: the details of an argument, the other wordings of an option's title, or the
  /// rest of its first line, such as `* Good, because`.
  package var below: [String] = []

  /// The text with the rest of its line: `* Good, because it is fast`; `nil` if there is no rest.
  var inLine: String?

  /// The number of an argument on its side or of the section of a text, from 1; 0 for other
  /// passages.
  var number = 0
  /// The first line in the file, from 1, or that of the passage before if unknown.
  var line = 0

  /// The text in its line without Markdown's marks, as a reader sees it; `nil` if it has none.
  var plain: String? { Self.plain(inLine ?? text) }

  /// Returns a text without Markdown's marks; `nil` if it has none.
  static func plain(_ text: String) -> String? {
    // Most texts have no mark: the check spares them the copy.
    var text = text
    let mayBeMarked = text.withUTF8 { $0.contains { $0 &- 0x5B < 6 || $0 == 0x2A } }
    guard mayBeMarked else { return nil }
    let plain = text.withUTF8 { text in
      String(unsafeUninitializedCapacity: text.count) { plain in
        var (count, isTarget, before) = (0, false, UInt8(0))
        for byte in text {
          defer { before = byte }
          if isTarget {
            isTarget = byte != UInt8(ascii: ")")
            continue
          }
          switch byte {
          case UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "`"), UInt8(ascii: "["),
            UInt8(ascii: "]"):
            break
          case UInt8(ascii: "(") where before == UInt8(ascii: "]"): isTarget = true
          default:
            plain.initializeElement(at: count, to: byte)
            count += 1
          }
        }
        return count
      }
    }
    return plain.utf8.count < text.utf8.count ? plain : nil
  }

  /// Returns the text, with the further lines that contain one of `phrases`; for an option, the
  /// first wording that contains all of them.
  func words(naming phrases: [Phrase]) -> String {
    guard kind != .option else {
      return ([text] + below).first { line in phrases.allSatisfy { $0.occurs(in: line) } } ?? text
    }
    let lines = below.filter { line in phrases.contains { $0.occurs(in: line) } }
    return ([text] + lines).joined(separator: " / ")
  }

  package var label: String {
    switch kind {
    case .decision: "decision"
    case .context: "context"
    case .driver: "driver"
    case .outcome: "outcome"
    case .option: "option"
    case .argument(let side): side.rawValue
    case .note: "note"
    case .text, .markup: "text"
    }
  }
}
