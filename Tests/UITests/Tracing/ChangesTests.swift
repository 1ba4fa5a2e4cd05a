import Testing

@testable import UI

struct ChangesTests {
  @Test func `A change far behind in a long text is shown with what is before it`() {
    let text = String(repeating: "0123456789", count: 10)
    func lines(_ old: String, _ new: String) -> [String] { Changes(from: [old], to: [new]).lines }
    #expect(lines(text + "tea", text + "coffee") == ["1: …0123456789tea → …0123456789coffee"])
    #expect(lines(text, "a" + text).map { $0.hasPrefix("1: 0123") } == [true])
    #expect(lines(text, text) == [])
  }
}
