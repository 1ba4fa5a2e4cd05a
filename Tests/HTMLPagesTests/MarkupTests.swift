import Testing

@testable import Markup

struct MarkupTests {
  @Test func `Text is escaped wherever it stands, a literal too`() {
    let hostile = "<img src=x onerror='a()'> & \"b\""
    let markup = Tag.p(.id(hostile)) {
      hostile
      "<b>"
      Tag.span { "a < b" }
    }
    let escaped = "&lt;img src=x onerror=&#39;a()&#39;&gt; &amp; &quot;b&quot;"
    #expect(
      markup.html == "<p id=\"\(escaped)\">\(escaped)&lt;b&gt;<span>a &lt; b</span></p>\n")
  }

  @Test func `What could mislead a reader is replaced, and no other letter`() {
    #expect(Markup("a\u{0}\u{1B}[1m\u{9B}\u{202E}\u{2066}\u{2028}b").html == "a��[1m����b")
    #expect(Markup("né 😀 日本 שלום\tx\n").html == "né 😀 日本 שלום\tx\n")
  }

  @Test(arguments: [
    "https://example.org/a?b=c&d#e", "HTTP://example.org", "mailto:a@example.org", "0001-a.md",
    "../b/c.md#d", "/root", "#here", "a/b:c", "?q=a:b",
  ])
  func `A link leads to the web, to a mailbox or to a relative place`(address: String) {
    #expect(Address(address)?.text == address)
  }

  @Test(arguments: [
    "javascript:alert(1)", "JavaScript:alert(1)", "java\tscript:alert(1)", " javascript:alert(1)",
    "\u{1}javascript:alert(1)", "data:text/html,x", "vbscript:x", "blob:x", "file:///etc/passwd",
    "//example.org", "/\\example.org", "\\\\example.org", "x y", "", ":", "a:b", "\u{85}a",
  ])
  func `A link leads nowhere else`(address: String) {
    #expect(Address(address) == nil)
  }

  @Test func `Only two hexadecimal digits are an escape`() {
    #expect(Address.unescaped("/a%20b%C3%A9/%+1%4%") == "/a bé/%+1%4%")
  }

  @Test func `The address of a place is its route`() {
    #expect(Address(fragment: "/0007/redis/pros/1").text == "#/0007/redis/pros/1")
    #expect(Address(fragment: "/é \"<%").text == "#/%C3%A9%20%22%3C%25")
  }
}
