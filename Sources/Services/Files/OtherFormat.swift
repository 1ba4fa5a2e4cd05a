import SystemPackage

/// A format in which decisions are kept as well, and which isn't read here: the files are named, so
/// that nobody believes to have seen all.
enum OtherFormat: String {
  case asciiDoc = "AsciiDoc"
  case reStructuredText = "reStructuredText"
  case org = "Org"
  case textile = "Textile"

  /// The format that an extension tells, in small letters; `nil` for Markdown, and for all that nobody
  /// keeps decisions in.
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
