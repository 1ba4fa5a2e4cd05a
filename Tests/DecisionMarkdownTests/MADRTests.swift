import Decisions
import Testing

@Suite("MADR of each version")
struct MADRTests {
  @Test("1.x marks arguments with plus and minus in the item")
  func version1() {
    let text = """
      # *Store sessions*

      ## Considered Alternatives

      * Cookies
      * Server side

      ## Conclusion

      * Chosen Alternative: Cookies
      * nothing to run

      ## Pros and Cons of the Alternatives <!-- optional -->

      ### Cookies

      * + no server state
      * `-` four kilobytes

      ### Server side

      * + any size
      * - needs a store
      """
    #expect(decision(text).title == "Store sessions")
    #expect(
      summary(text) == """
        Cookies (chosen)
         + no server state
         - four kilobytes
        Server side
         + any size
         - needs a store
        """)
  }

  @Test("2.x keeps status and date in bullets, and consequences under two headings")
  func version2() {
    let text = Fixtures.version2
    let decision = decision(text)
    #expect(decision.title == "Record decisions as Markdown")
    #expect(decision.status == "accepted")
    #expect(decision.date == "2019-03-02")
    #expect(decision.context == "We want to remember why. Which format serves?")
    #expect(decision.drivers == ["readable", "diffable in a pull request"])
    #expect(decision.outcome == "Chosen option: \"MADR 2.1.2\", because it is lean")
    #expect(
      summary(text) == """
        MADR (chosen)
         + it is lean and wraps lazily too ×3
         + simple
         - long | a form of twelve | sections
        Michael Nygard's template
         + **old**
         - no options
         + (habit), it is known
         - it is short
         note: Just a remark
        Formless
         ~ it is nothing
         + free
        = + better texts
        = - more work
        """)
  }

  @Test("3.0 keeps status in front matter and judges consequences")
  func version3() {
    let text = """
      ---
      # Optional elements may be removed.
      status: "superseded by [ADR-0012](0012-x.md)" # as of May
      date: 2022-10-01
      deciders: Ada
      ---
      # Use Kafka

      ## Considered Options

      * Kafka
      * SQS

      ## Decision Outcome

      Chosen option: "SQS", because nobody runs it.

      <!-- This is optional. -->
      ### Consequences

      * Good, because it is managed
      * Neutral, because it is known
      * Bad, because of the lock-in

      ## Validation

      * Review.

      ## Pros and Cons of the Options

      ### Kafka

      * Neutral, because it is a log
      """
    let decision = decision(text)
    #expect(decision.status == "superseded by ADR-0012")
    #expect(decision.date == "2022-10-01")
    #expect(
      summary(text) == """
        Kafka
         ~ it is a log
        SQS (chosen)
        = + it is managed
        = ~ it is known
        = - the lock-in
        """)
  }

  @Test("4.0 bare has options and an outcome only")
  func version4Bare() {
    let text = """
      # {short title}

      ## Context and Problem Statement



      ## Considered Options

      * Do it
      * Leave it

      ## Decision Outcome

      Chosen option: "Leave it", because

      ### Confirmation
      """
    #expect(decision(text).title == "{short title}")
    #expect(summary(text) == "Do it\nLeave it (chosen)")
  }
}
