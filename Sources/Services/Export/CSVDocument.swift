import BusinessLogic
import Decisions

/// Decisions as comma-separated values (RFC 4180): lines end with CRLF, and a field with a comma, a
/// quotation mark or a line end is quoted, with its quotation marks doubled.
///
/// Has a header row and a row for each argument, or for an option or a decision without any, but
/// none for a file that can't be read. Consequences are arguments without an option. In a merge
/// conflict, the arguments are those of both versions, which the last field says. The details of an
/// argument are one field with several lines.
///
/// A spreadsheet runs a field that begins with `=`, `+`, `-`, `@`, a tab or CR as a formula. Such a
/// field gets an apostrophe as a prefix, which marks it as text.
enum CSVDocument {
  private static let names = [
    "file", "number", "decision", "status", "date", "option", "chosen", "side", "text", "details",
    "weight", "line", "conflict",
  ]

  /// Returns the document. `isRaw` leaves formulas without the apostrophe.
  static func text(of files: [LibraryFile], isRaw: Bool) -> String {
    ([names] + files.flatMap(rows)).map { fields in
      fields.map { field(isRaw ? $0 : harmless($0)) }.joined(separator: ",") + "\r\n"
    }.joined()
  }

  private static func harmless(_ text: String) -> String {
    let isFormula = text.unicodeScalars.first.map { "=+-@\t\r".unicodeScalars.contains($0) }
    return isFormula == true ? "'" + text : text
  }

  private static func rows(of file: LibraryFile) -> [[String]] {
    let decision = file.decision
    let head = [
      file.path, file.number.map { String($0) } ?? "", decision.title, decision.status ?? "",
      decision.date ?? "",
    ]
    let options = decision.options.enumerated().flatMap { index, option in
      atLeastOne(option.arguments).map {
        head + [option.title, String(index == decision.chosen)] + fields($0)
      }
    }
    let others =
      options.isEmpty && file.isReadable
      ? atLeastOne(decision.consequences) : decision.consequences
    return (options + others.map { head + ["", ""] + fields($0) }).map {
      $0 + [String(decision.isInConflict)]
    }
  }

  private static func atLeastOne(_ arguments: [Argument]) -> [Argument?] {
    arguments.isEmpty ? [nil] : arguments
  }

  private static func fields(_ argument: Argument?) -> [String] {
    guard let argument else { return ["", "", "", "", ""] }
    return [
      argument.side.rawValue, argument.text, argument.details.joined(separator: "\n"),
      String(argument.weight), argument.line.map { String($0) } ?? "",
    ]
  }

  /// Compares Unicode scalars, because as characters a quotation mark can combine with an accent,
  /// and CR with LF.
  private static func field(_ text: String) -> String {
    let scalars = text.unicodeScalars
    guard scalars.contains(where: { "\",\r\n".unicodeScalars.contains($0) }) else { return text }
    let parts = scalars.split(separator: "\"", omittingEmptySubsequences: false)
    return "\"" + parts.map { String($0) }.joined(separator: "\"\"") + "\""
  }
}
