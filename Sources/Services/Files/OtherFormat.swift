import SystemPackage

/// A format of decisions that this program doesn't read. Files in it are reported as skipped, so
/// that a list doesn't look complete.
enum OtherFormat: String {
  case asciiDoc = "AsciiDoc"
  case reStructuredText = "reStructuredText"
  case org = "Org"
  case textile = "Textile"

  /// Creates the format for a lowercase extension; `nil` for Markdown and for anything that isn't a
  /// common format of decisions.
  init?(kind: String) {
    switch kind {
    case "adoc", "asciidoc": self = .asciiDoc
    case "rst", "rest": self = .reStructuredText
    case "org": self = .org
    case "textile": self = .textile
    default: return nil
    }
  }
}
