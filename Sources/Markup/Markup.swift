/// A part of a page in HTML.
///
/// Text becomes markup only by escaping it, a literal too. There is no way to add raw HTML, an
/// attribute that runs code or holds a style, or an address that isn't an ``Address``.
package struct Markup: Sendable, Equatable {
  package private(set) var html: String

  fileprivate init(html: String) { self.html = html }

  /// Creates escaped text. Control characters, and those that reverse the text after them, become
  /// U+FFFD: they could only mislead the reader.
  package init(_ text: some StringProtocol) { html = Self.escaped(text) }

  package static let nothing = Markup(html: "")

  package static func + (left: Markup, right: Markup) -> Markup {
    Markup(html: left.html + right.html)
  }

  package static func += (left: inout Markup, right: Markup) { left.html += right.html }

  /// Creates the content of an element.
  package init(@Builder _ content: () -> Markup) { self = content() }

  @resultBuilder package enum Builder {
    package static func buildExpression(_ text: String) -> Markup { Markup(text) }
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
    let isPlain = text.utf8.allSatisfy {
      0x28...0x3B ~= $0 || 0x40...0x7E ~= $0 || $0 == 0x20 || $0 == 0x0A
    }
    if isPlain { return String(text) }
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
}

/// The elements that a page may have. None of them runs or loads anything.
package enum Tag: String, Sendable {
  case a, article, bdi, blockquote, br, button, code, dd, details, div, dl, dt, em, footer, form
  case h1, h2, h3, h4, header, input, li, main, nav, ol, p, pre, progress, section, span, strong
  case summary, table, tbody, td, th, thead, tr, ul

  /// Returns the element with its content.
  package func callAsFunction(
    _ attributes: Attribute?..., @Markup.Builder content: () -> Markup = { .nothing }
  ) -> Markup {
    var html = "<\(rawValue)"
    for case let attribute? in attributes {
      html += " \(attribute.name)=\"\(Markup.escaped(attribute.value))\""
    }
    html += ">"
    if self != .br, self != .input { html += content().html + "</\(rawValue)>" }
    // Files compare line by line.
    switch self {
    case .a, .bdi, .br, .button, .code, .em, .input, .progress, .span, .strong, .td, .th: break
    default: html += "\n"
    }
    return Markup(html: html)
  }
}

/// A style or a script of the program's own, which its hash allows in a page.
package struct Resource: Sendable {
  let text: String
  /// The hash as a content security policy names it: `sha256-…`.
  let hash: String

  /// Creates a resource from the bytes that the package manager has embedded in the program.
  package init(embedded bytes: [UInt8], _ hash: StaticString) {
    (text, self.hash) = (String(decoding: bytes, as: UTF8.self), "\(hash)")
  }
}

extension Markup {
  /// Returns a whole page with this as its body. Its content security policy allows `style` and
  /// `script` by their hashes, what `permissions` says, and nothing else. The script finds the JSON in
  /// `data`.
  package func page(
    title: String, style: Resource, script: Resource, permissions: StaticString,
    data: String? = nil
  ) -> String {
    // In a string of JSON, a `<` can be an escape as well: no text ends the element.
    let json = data.map { $0.replacing("<", with: "\\u003c") }.map {
      #"<script type="application/json" id="data">\#n\#($0)</script>\#n"#
    }
    let policy = """
      default-src 'none'; script-src '\(script.hash)'; style-src '\(style.hash)'; img-src data:; \
      base-uri 'none'; \(permissions)
      """
    return """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta http-equiv="Content-Security-Policy" content="\(policy)">
      <meta name="referrer" content="same-origin">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <title>\(Markup(title).html)</title>
      <style>\(style.text)</style>
      </head>
      <body>
      \(html)\(json ?? "")<script>\(script.text)</script>
      </body>
      </html>

      """
  }
}
