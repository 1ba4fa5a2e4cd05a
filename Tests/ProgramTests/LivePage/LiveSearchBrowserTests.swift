import TestSupport
import Testing

@Suite(
  "The search of a served page in Chromium", .timeLimit(.minutes(2)),
  .enabled(if: Chromium.path != nil, "Chromium is missing: .ci/chromium installs it"))
struct LiveSearchBrowserTests {
  @Test("finds the texts that are there now, and a hidden page connects when it is seen")
  func newest() async throws {
    let served = try await ServedFolder()
    let browser = try await BrowserPage(served.address)
    try await browser.expect("newest && source.readyState === EventSource.OPEN")
    _ = try await browser.value("document.querySelector('input[type=search]').focus()")
    try await browser.type("tardy")
    let status = "document.querySelector('.tools + p').textContent"
    try await browser.expect("\(status) === 'No matches'")
    try served.folder.folder.write(
      AgentFolder.queue.replacing("it is fast", with: "it is tardy"), to: "0007-queue.md")
    try await browser.expect("\(status) === '1 match'")

    let said = try await browser.value(
      "(source.close(), source.onerror(), document.querySelector('#status').textContent)")
    #expect(said == "\"The session is unreachable: reload the page\"")
    func hide(_ isHidden: Bool) -> String {
      "Object.defineProperty(document, 'hidden', { value: \(isHidden), configurable: true })"
    }
    #expect(
      try await browser.value("(source = undefined, \(hide(true)), listen(), source === undefined)")
        == "true")
    _ = try await browser.value("(\(hide(false)), document.onvisibilitychange())")
    try await browser.expect("source.readyState === EventSource.OPEN")
  }
}
