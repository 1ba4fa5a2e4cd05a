import Decisions
import Markup
import Testing

@testable import HTMLPages

struct TextTests {
  private let inline = InlineText { Address($0) }

  @Test(arguments: [
    (
      "a *b* **c** ***d*** _e_",
      "a <em>b</em> <strong>c</strong> <strong><em>d</em></strong> <em>e</em>"
    ),
    ("snake_case_name 2 * 3 * 4", "snake_case_name 2 * 3 * 4"),
    ("*open **both", "*open **both"),
    ("**a *b* c**", "<strong>a <em>b</em> c</strong>"),
    ("`a *b* <c>` ``d`e`` `open", "<code>a *b* &lt;c&gt;</code> <code>d`e</code> `open"),
    ("\\*a\\* \\[b\\](c)", "*a* [b](c)"),
    ("a<br>b <b>c</b>", "a<br>b &lt;b&gt;c&lt;/b&gt;"),
    (
      "[a *b*](https://c.org/?d&e \"title\") [f](g.md)",
      "<a href=\"https://c.org/?d&amp;e\">a <em>b</em></a> "
        + "<a href=\"g.md\">f</a>"
    ),
    (
      "<https://c.org> ![alt](d.png)",
      "<a href=\"https://c.org\">https://c.org</a> "
        + "<a href=\"d.png\">alt</a>"
    ),
    ("[a](javascript:b) [c](//d) [e][f] [g", "[a](javascript:b) [c](//d) [e][f] [g"),
    ("[a](b c.md)", "[a](b c.md)"), ("[a](<b.md> 'c')", "<a href=\"b.md\">a</a>"),
    ("[a [b](c) d](e)", "<a href=\"e\">a [b](c) d</a>"),
    ("Oh!![a](b)", "Oh!<a href=\"b\">a</a>"),
  ])
  func `Code, emphasis and links are shown, and all else is text`(text: String, html: String) {
    #expect(inline.markup(text).html == html)
  }

  @Test func `A list has its lists, a table its head, code its lines, a quotation its paragraphs`()
  {
    func html(_ kind: Decision.Block.Kind, _ text: String) -> String {
      inline.markup(Decision.Block(kind, text)).html.replacing("\n", with: "")
    }
    #expect(
      html(.list, "* a\n  goes on\n  * b\n* c")
        == "<ul><li>a goes on<ul><li>b</li></ul></li><li>c</li></ul>")
    #expect(
      html(.paragraph, "> a\n> *b*\n>\n> c")
        == "<blockquote><p>a <em>b</em></p><p>c</p></blockquote>")
    #expect(html(.list, "3. a\n4. b") == "<ol start=\"3\"><li>a</li><li>b</li></ol>")
    #expect(
      html(.table, "| a | b\\|c |\n|---|:-:|\n| *d* | |").contains(
        "<tr><th>a</th><th>b|c</th></tr><tr><td><em>d</em></td><td></td></tr>"))
    #expect(
      inline.markup(Decision.Block(.code, "```swift\na < b\n  c\n```")).html
        == "<pre><code>a &lt; b\n  c</code></pre>\n")
  }

  /// No text takes a time that grows faster than the text: this would take minutes.
  @Test(arguments: [
    "*a ", "**a* ", "_a_ **", "[", "![a](", "`` ` ", "<a", "[a](b ", "*a* _b_ ", "\\[",
  ])
  func `A long hostile text is shown at once`(part: String) {
    let text = String(repeating: part, count: 4000)
    #expect(inline.markup(text).html.utf8.count >= 4000)
  }
}
