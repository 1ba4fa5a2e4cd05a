import Testing

@testable import Prompt

@Suite("Text for the terminal")
struct TextTests {
  let nasty = "\u{1B}[2J"

  @Test("takes what stands in the source code as it is")
  func literal() {
    let text: Text = "a\tb"
    #expect(text.safe == "a\tb")
  }

  @Test("escapes whatever is put into it")
  func interpolation() {
    let text: Text = "1  \(nasty) (\(nasty.prefix(1))) \(3)"
    #expect(text.safe == "1  \\u{1B}[2J (\\u{1B}) 3")
  }

  @Test("escapes whatever it is made of")
  func made() {
    #expect(Text(nasty).safe == "\\u{1B}[2J")
  }

  @Test("escapes once, when one text is put into another")
  func nested() {
    let text: Text = "\(Text(nasty))!"
    #expect(text.safe == "\\u{1B}[2J!")
  }

  @Test("is joined without a change")
  func joined() {
    #expect(([Text(nasty), "b"] as [Text]).joined(separator: ", ").safe == "\\u{1B}[2J, b")
  }
}
