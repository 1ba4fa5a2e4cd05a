import BusinessLogic

/// Decisions as comma-separated values by RFC 4180: lines end with CRLF, and a field with a comma,
/// a quotation mark or a line end stands in quotation marks, its own of them doubled.
///
/// A row for each argument, the first row for the names of the columns. Consequences are arguments
/// without an option. The details of an argument are one field, a line each.
///
/// A spreadsheet runs a field that begins with `=`, `+`, `-`, `@`, a tab or CR as a formula. Such a
/// field begins with an apostrophe instead, which a spreadsheet takes for "text follows".
enum CSVDocument {
  private static let names = [
    "file", "number", "decision", "status", "date", "option", "chosen", "side", "text", "details",
    "weight", "line",
  ]

  /// The document.
  ///
  /// - Parameter isRaw: Whether formulas stay what they are.
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
    let arguments = decision.options.enumerated().flatMap { place, option in
      option.arguments.map { head + [option.title, String(place == decision.chosen)] + fields($0) }
    }
    return arguments + decision.consequences.map { head + ["", ""] + fields($0) }
  }

  private static func fields(_ argument: Argument) -> [String] {
    [
      argument.side.rawValue, argument.text, argument.details.joined(separator: "\n"),
      String(argument.weight), argument.line.map { String($0) } ?? "",
    ]
  }

  /// By Unicode scalars, as a quotation mark joins with an accent to one character, and CR with LF.
  private static func field(_ text: String) -> String {
    let scalars = text.unicodeScalars
    guard scalars.contains(where: { "\",\r\n".unicodeScalars.contains($0) }) else { return text }
    var field = String.UnicodeScalarView("\"".unicodeScalars)
    for scalar in scalars {
      if scalar == "\"" { field.append(scalar) }
      field.append(scalar)
    }
    return String(field) + "\""
  }
}
