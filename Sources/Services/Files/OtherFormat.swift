/// The formats of decisions that this program doesn't read. Files in them are reported as skipped,
/// so that a list doesn't look complete.
enum OtherFormat {
  /// Returns the name of the format for an extension in any case; `nil` for Markdown and for
  /// anything that isn't a common format of decisions.
  static func name(for kind: String) -> String? { names[kind.lowercased()] }

  private static let names = [
    "adoc": "AsciiDoc", "asciidoc": "AsciiDoc", "rst": "reStructuredText",
    "rest": "reStructuredText", "org": "Org", "textile": "Textile",
  ]
}
