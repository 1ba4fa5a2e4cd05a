import Testing

@testable import BusinessLogic

@Suite("Content")
struct ContentTests {
  let blank = Content<String>()

  @Test("is blank before the first request")
  func beginsBlank() {
    #expect(blank.isBlank)
    #expect(blank.response == nil)
    #expect(blank.message == nil)
    #expect(!blank.isLoading)
  }

  @Test("is loading, then holds the response")
  func success() {
    #expect(blank.loading().isLoading)
    let done = blank.loading().succeeded(with: "tea")
    #expect(done.response == "tea")
    #expect(done.status)
    #expect(!done.isLoading)
    #expect(!done.isEarlier)
    #expect(!done.isBlank)
  }

  @Test("holds the message of a failure and is no longer loading")
  func failure() {
    let failed = blank.loading().failed(.failed("Server is down"))
    #expect(failed.message == "Server is down")
    #expect(!failed.status)
    #expect(!failed.isLoading)
    #expect(!failed.isEarlier)
    #expect(!failed.isBlank)
  }

  @Test("keeps the response of an earlier success and marks it")
  func failureAfterSuccess() {
    let failed = blank.succeeded(with: "tea").loading().failed(.failed("Server is down"))
    #expect(failed.response == "tea")
    #expect(failed.isEarlier)
  }

  @Test("is well again as soon as it is asked for, and after a success", .bug(id: "seed 2"))
  func successAfterFailure() {
    let failed = blank.succeeded(with: "tea").failed(.failed("Server is down"))
    #expect(failed.loading().status)
    #expect(failed.loading().message == nil)
    #expect(failed.loading().isEarlier)
    #expect(failed.loading().succeeded(with: "milk") == blank.succeeded(with: "milk"))
  }

  @Test("forgets the message once it was shown, but not that the fetch failed", .bug(id: "seed 3"))
  func alertShown() {
    let shown = blank.failed(.failed("Server is down")).alertShown()
    #expect(shown.message == nil)
    #expect(!shown.status)
  }

  @Test("is after a cancellation what it was before the request")
  func cancellation() {
    #expect(blank.loading().cancelled() == blank)
    let tea = blank.succeeded(with: "tea")
    #expect(tea.loading().cancelled() == tea)
  }
}
