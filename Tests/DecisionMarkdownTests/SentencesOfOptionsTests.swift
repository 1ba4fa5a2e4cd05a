import Decisions
import Testing

/// What a sentence states of an option below its heading or in the list of options, and what it only
/// seems to state.
@Suite("Sentences of options")
struct SentencesOfOptionsTests {
  private func read(_ sentence: String) -> String {
    summary("# Ink\n\n## Options\n\n### Red\n\nA colour.\n\n\(sentence)\n\n### Blue\n")
  }

  @Test(
    "a sentence that rejects the option around it gives the reason as a con",
    arguments: [
      "We did not choose this because it fades", "This was not chosen because it fades",
      "We decided against this option because it fades", "It was dropped since it fades",
      "We decided not to go with this approach because it fades",
      "This option was not selected, as it fades", "We chose not to use this, since it fades",
    ])
  func rejections(sentence: String) {
    #expect(read(sentence) == "Red\n - it fades\n note: A colour.\nBlue")
  }

  @Test("one that chooses it gives a pro, and `but rejected` a con")
  func others() {
    #expect(read("We chose this because it stays") == "Red\n + it stays\n note: A colour.\nBlue")
    for reason in ["the price is low", "it is cheap"] {
      #expect(
        read("Chosen as \(reason)") == "Red\n + \(reason)\n note: A colour.\nBlue")
    }
    #expect(
      read("Chosen as the base") == "Red\n note: A colour.\n note: Chosen as the base\nBlue")
    #expect(
      read("Rejected for v2.0 because it fades; later it may not")
        == "Red\n - it fades; later it may not\n note: A colour.\nBlue")
    #expect(
      read("*Rejected because:* it fades") == "Red\n - it fades\n note: A colour.\nBlue")
    #expect(
      read("Cheap, but was rejected because it fades")
        == "Red\n - it fades\n note: A colour.\n note: Cheap\nBlue")
  }

  @Test(
    "a plus joins verdicts, and a dash ends what an option was rejected for",
    arguments: [
      "Considered + rejected: it fades", "Considered & dropped: it fades",
      "Rejected for v1 — it fades",
      "Rejected for *this* room — it fades",
    ])
  func verdicts(sentence: String) {
    #expect(read(sentence) == "Red\n - it fades\n note: A colour.\nBlue")
  }

  @Test(
    "a verdict that only points elsewhere gives no reason",
    arguments: [
      "Rejected: see ADR 5.", "**Rejected for now.** Revisit if it lasts", "Dropped — see below",
    ])
  func references(sentence: String) {
    #expect(!read(sentence).contains("\n - "))
    #expect(read(sentence + ". It fades: a lot.").contains("\n - "))
  }

  @Test(
    "what is about others, or denies the verdict, states nothing",
    arguments: [
      "This was not rejected because it fades", "We would choose this because it fades",
      "We chose not to use Tin because it fades", "It does not support this because it fades",
    ])
  func nothing(sentence: String) {
    #expect(read(sentence) == "Red\n note: A colour.\n note: \(sentence)\nBlue")
  }

  @Test(
    "`or`, a condition, a question, or another verb leave open what a label names",
    arguments: [
      "Chosen option: Kafka or Redis", "Chosen option: Kafka?", "Chosen option: Kafka, if it works",
      "Decision: Kafka was evaluated.", "Decision: Kafka is slow.", "Decision: Kafka clients wait.",
      "Gewählte Option: Kafka oder Redis", "Decision: We did. Kafka is slow.",
    ])
  func open(sentence: String) {
    #expect(chosen(sentence) == nil)
  }

  @Test(
    "a reason, a comparison, a purpose, or a verb of decision do not",
    arguments: [
      "Chosen option: Kafka, as Redis or its forks are slow", "Decision: Kafka rather than Redis",
      "Decision: Kafka for events", "Decision: Kafka was chosen.", "Decision: Kafka will be used.",
      "Chosen option: Kafka. If it fails, Redis.",
      "Chosen option: \"Kafka\"\n\nRedis and RabbitMQ might be used later.",
      "The consensus was to proceed with the first option (the log).",
      "The decision for the queue is:\n\n- **Kafka**\n- A table stays",
    ])
  func decided(sentence: String) {
    #expect(chosen(sentence) == "Kafka")
  }
}
