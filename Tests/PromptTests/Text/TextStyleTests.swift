import Testing

@testable import Prompt

nonisolated struct TextStyleTests {
  /// Returns the text with its styled parts in guillemets, such as `a«b»c`.
  private func marked(_ text: Text) -> String {
    var bytes = Array(text.safe.utf8)
    for part in text.styles.reversed() {
      bytes.insert(contentsOf: Array("»".utf8), at: part.bytes.upperBound)
      bytes.insert(contentsOf: Array("«".utf8), at: part.bytes.lowerBound)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test func `A part that is put in with a style has it, and nothing else has`() {
    let text: Text = "日 \("7", .number) x"
    #expect(marked(text) == "日 «7» x")
    #expect(text.styles.map(\.style) == [.number])
    #expect(("\("", .number)" as Text).styles == [])
  }

  @Test func `Data brings no style with it`() {
    #expect(Text("\u{1B}[31mred\u{1B}[0m").styles == [])
    #expect(("\("\u{1B}[1m", .pro)" as Text).safe == "\\u{1B}[1m")
  }

  @Test func `A text that is put into another keeps its styles`() {
    let inner: Text = "é\("b", .pro)"
    #expect(marked("日\(inner)\(inner)") == "日é«b»é«b»")
    #expect(marked([inner, "c", inner].joined(separator: ", ")) == "é«b», c, é«b»")
  }

  @Test func `A style is for what has none yet`() {
    let text = ("a\("b", .pro)c\("d", .con)" as Text).styled(.remark)
    #expect(marked(text) == "«a»«b»«c»«d»")
    #expect(text.styles.map(\.style) == [.remark, .pro, .remark, .con])
    #expect(Text("").styled(.remark).styles == [])
  }

  @Test func `What is cut, padded or wrapped keeps its styles`() {
    let text: Text = "日\("本語", .pro) go \("on and on", .con)"
    #expect(marked(text.cut(to: 6)) == "日«本»…")
    #expect(marked(text.cut(to: 7)) == "日«本語»…")
    #expect(marked(text.cut(to: 100)) == marked(text))
    #expect(marked(("\("1", .number)" as Text).padded(to: 3)) == "«1»  ")
    #expect(text.wrapped(to: 10, indent: 2).map(marked) == ["日«本語» go", "  «on and»", "  «on»"])
  }
}
