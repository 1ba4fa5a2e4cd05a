import BusinessLogic

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Decisions as JSON: the contract with other programs.
///
/// ```json
/// {
///   "decisions" : [
///     {
///       "chosen" : "PostgreSQL",
///       "consequences" : [ … arguments … ],
///       "date" : "2024-01-31",
///       "file" : "docs/decisions/0007-database.md",
///       "number" : 7,
///       "outcome" : "Chosen option: PostgreSQL, because it scales.",
///       "options" : [
///         {
///           "arguments" : [
///             { "details" : [], "line" : 21, "side" : "pro", "text" : "it scales", "weight" : 3 }
///           ],
///           "chosen" : true,
///           "notes" : [],
///           "title" : "PostgreSQL"
///         }
///       ],
///       "problems" : [ { "line" : 4, "message" : "…" } ],
///       "remarks" : [],
///       "status" : "accepted",
///       "title" : "Which database"
///     }
///   ],
///   "version" : 1
/// }
/// ```
///
/// - `version` is raised when a key changes its meaning or goes. Keys may be added under the same
///   version, so readers must pass over keys that they don't know.
/// - `file` is the path as it was given to this program, or the key of a decision in memory.
/// - `number`, `status`, `date`, `chosen`, `outcome` and `line` are there always, and `null` where
///   there is nothing to say. `chosen` is the title of the chosen option, `outcome` what the file
///   says first of what was decided.
/// - `notes` are what is said of an option without taking a side, `remarks` what is said so of the
///   decision and of what follows from it.
/// - `side` is `pro`, `con` or `neutral`; `weight` is a whole number from 0, usually 1; lines count
///   from 1.
/// - A file that can't be read has no options, and says why under `problems`.
/// - The keys are sorted, the order of lists is that of the files, and nothing depends on when or
///   where it runs: the same decisions give the same bytes. Whatever could steer a terminal is
///   written as `\uXXXX`.
enum JSONDocument {
  /// The version of the form.
  static let version = 1

  /// The document, with a line end behind it.
  static func text(of files: [LibraryFile]) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let data = try encoder.encode(
      JSONLibrary(version: version, decisions: files.map(JSONDecision.init)))
    return escaped(String(decoding: data, as: UTF8.self)) + "\n"
  }

  /// The encoder leaves all but the oldest control characters as they are.
  private static func escaped(_ json: String) -> String {
    var safe = String.UnicodeScalarView()
    for scalar in json.unicodeScalars {
      if scalar.isVisible {
        safe.append(scalar)
      } else {
        safe += scalar.utf16.flatMap { unit in
          let digits = String(unit, radix: 16)
          return ("\\u" + String(repeating: "0", count: 4 - digits.count) + digits).unicodeScalars
        }
      }
    }
    return String(safe)
  }
}

extension Unicode.Scalar {
  /// Whether it stands for itself; the line ends of the layout do.
  fileprivate var isVisible: Bool {
    if value < 0x80 { return value >= 0x20 && value != 0x7F || self == "\n" }
    switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator: return false
    default: return true
    }
  }
}
