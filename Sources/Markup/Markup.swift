/// A part of a page in HTML.
///
/// Text becomes markup only by escaping it, a literal too. There is no way to add raw HTML, an
/// attribute that runs code or holds a style, or an address that isn't an ``Address``.
///
/// ```swift
/// let page = Tag.p { "1 < 2, says "; Tag.a(.href(Address("https://example.org"))) { title } }
/// ```
package struct Markup: Sendable, Equatable {
  package private(set) var html: String

  fileprivate init(html: String) { self.html = html }

  /// Creates escaped text. Control characters, and those that reverse the text after them, become
  /// U+FFFD: they could only mislead the reader.
  package init(_ text: some StringProtocol) {
    html = Self.escaped(text)
  }

  package static let nothing = Markup(html: "")

  package var isEmpty: Bool { html.isEmpty }

  package static func + (left: Markup, right: Markup) -> Markup {
    Markup(html: left.html + right.html)
  }

  package static func += (left: inout Markup, right: Markup) { left.html += right.html }

  /// Creates the content of an element.
  package init(@Builder _ content: () -> Markup) { self = content() }

  @resultBuilder package enum Builder {
    package static func buildExpression(_ text: String) -> Markup { Markup(text) }
    package static func buildExpression(_ markup: Markup) -> Markup { markup }
    package static func buildExpression(_ markup: Markup?) -> Markup { markup ?? .nothing }
    package static func buildOptional(_ markup: Markup?) -> Markup { markup ?? .nothing }
    package static func buildEither(first markup: Markup) -> Markup { markup }
    package static func buildEither(second markup: Markup) -> Markup { markup }
    package static func buildArray(_ parts: [Markup]) -> Markup {
      Markup(html: parts.map(\.html).joined())
    }
    package static func buildBlock(_ parts: Markup...) -> Markup { buildArray(parts) }
  }
}

extension Markup {
  fileprivate static func escaped(_ text: some StringProtocol) -> String {
    // Most texts have nothing to escape.
    guard text.utf8.contains(where: { $0 < 0x40 && isSpecial($0) || $0 == 0x7F || $0 >= 0xC2 })
    else { return String(text) }
    var escaped = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;".unicodeScalars
      case "<": escaped += "&lt;".unicodeScalars
      case ">": escaped += "&gt;".unicodeScalars
      case "\"": escaped += "&quot;".unicodeScalars
      case "'": escaped += "&#39;".unicodeScalars
      case "\n", "\t": escaped.append(scalar)
      case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{202A}"..."\u{202E}",
        "\u{2028}"..."\u{2029}", "\u{2066}"..."\u{2069}":
        escaped.append("\u{FFFD}")
      default: escaped.append(scalar)
      }
    }
    return String(escaped)
  }

  private static func isSpecial(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x0A, 0x09: false
    case ..<0x20, 0x22, 0x26, 0x27, 0x3C, 0x3E: true
    default: false
    }
  }
}

/// The elements that a page may have. None of them runs or loads anything.
package enum Tag: String, Sendable {
  case a, article, bdi, br, code, dd, div, dl, dt, em, footer, h1, h2, h3, h4, header, li, main, nav
  case ol, p, pre, rect, section, span, strong, svg, table, tbody, td, th, thead, tr, ul

  /// Returns the element with its content.
  package func callAsFunction(
    _ attributes: Attribute?..., @Markup.Builder content: () -> Markup = { .nothing }
  ) -> Markup {
    var html = "<\(rawValue)"
    for case let attribute? in attributes {
      html += " \(attribute.name)=\"\(Markup.escaped(attribute.value))\""
    }
    html += ">"
    if self != .br { html += content().html + "</\(rawValue)>" }
    if breaksLine { html += "\n" }
    return Markup(html: html)
  }

  /// Whether the next element begins on a line of its own, so that files compare line by line.
  private var breaksLine: Bool {
    switch self {
    case .article, .dd, .div, .dl, .h1, .h2, .h3, .h4, .header, .li, .main, .nav, .ol, .p,
      .pre, .section, .table, .tbody, .tr, .ul, .footer:
      true
    default: false
    }
  }
}

extension Markup {
  /// Returns a whole page, of which only `style` and `script` can act: its content security policy
  /// allows them by their hashes, and nothing else. The script finds the JSON in `data`.
  package static func page(
    title: String, style: Resource, script: (Resource, data: String)? = nil, body: Markup
  ) -> String {
    let policy =
      "default-src 'none'; " + (script.map { "script-src '\($0.0.hash)'; " } ?? "")
      + "style-src '\(style.hash)'; img-src data:; base-uri 'none'; form-action 'none'"
    // In a string of JSON, a `<` can be an escape as well: no text ends the element.
    let scripts = script.map { script, data in
      """
      <script type="application/json" id="data">
      \(data.replacing("<", with: "\\u003c"))</script>
      <script>\(script.text)</script>

      """
    }
    return """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta http-equiv="Content-Security-Policy" content="\(policy)">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="referrer" content="no-referrer">
      <title>\(escaped(title))</title>
      <style>\(style.text)</style>
      </head>
      <body>
      \(body.html)\(scripts ?? "")</body>
      </html>

      """
  }
}
