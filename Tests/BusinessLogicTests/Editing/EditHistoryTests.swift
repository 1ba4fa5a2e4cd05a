import Testing

@testable import BusinessLogic

@Suite("The history of edits")
struct EditHistoryTests {
  private func entry(_ id: Int) -> EditHistory.Entry {
    EditHistory.Entry(deed: .save(path: "\(id)"), receipts: [EditReceipt(id: id, key: "tea")])
  }

  @Test("has nothing to take back or make again at first")
  func empty() {
    var history = EditHistory()
    #expect(history.last == nil)
    #expect(history.next == nil)
    history.undo()
    history.redo()
    #expect(history == EditHistory())
  }

  @Test("takes back the newest first, and makes again in the old order")
  func order() {
    var history = EditHistory()
    history.add(entry(1))
    history.add(entry(2))
    history.undo()
    #expect(history.last == entry(1))
    #expect(history.next == entry(2))
    history.undo()
    #expect(history.last == nil)
    #expect(history.next == entry(1))
    history.redo()
    #expect(history.next == entry(2))
  }

  @Test("forgets what was taken back when something new is done")
  func branch() {
    var history = EditHistory()
    history.add(entry(1))
    history.undo()
    history.add(entry(2))
    #expect(history.next == nil)
    #expect(history.last == entry(2))
  }
}
