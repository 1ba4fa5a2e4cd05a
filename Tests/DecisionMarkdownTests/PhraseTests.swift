import DecisionMarkdown
import Decisions
import Testing

/// Ordinary phrases of records in each language, with what they mean.
@Suite("Phrases of each language")
struct PhraseTests {
  @Test("mean what they say", arguments: phrases)
  func meanings(kind: Kind, list: String) {
    for phrase in list.split(separator: "|").map({ String($0).trimmed }) {
      #expect(kind.isMeant(by: phrase), "\(phrase) as \(kind)")
    }
  }

  @Test(
    "leave open what they don't say",
    arguments: [
      (.accepted, "No aceptada | 未完成 | 未批准 | 待批准 | 承認待ち | 미승인 | Не принято | ikke godkjent"),
      (.accepted, "niet geaccepteerd | non approvato | Not implemented | 承認されていない"),
      (.rejected, "Not rejected | Nicht abgelehnt | No rechazada | 未拒绝"),
      (.superseded, "2024-05-01 废弃 | 取代 ADR-0009 | Vervallen"),
      (.chose, "Kafkaの採用は見送る。 | Kafkaの採用はしない。 | We gebruiken nu Kafka. | Vi bruker nå Kafka."),
      (.chose, "Wir haben uns gegen Kafka entschieden. | 我们没有选择 Kafka。 | 据说使用 Kafka。"),
      (.rejects, "We don't use Kafka only because it scales. | Kafkaは速いため採用した。"),
      (.rejects, "We decided not to reject Kafka because it scales. | Kafka는 빠르기 때문에 선택했다."),
      (.options, "Scenarios | Positions | 方案演进"), (.context, "背景色 | 上下文切换 | Results"),
      (.con, "Moins cher | 不足之处见下"), (.good, "Good things | 好"),
    ] as [(PhraseTests.Kind, String)])
  func opposites(kind: Kind, list: String) {
    for phrase in list.split(separator: "|").map({ String($0).trimmed }) {
      #expect(!kind.isMeant(by: phrase), "\(phrase) as \(kind)")
    }
  }

  @Test("a column of reasons has cons only below rejected alternatives")
  func columns() {
    for reason in ["Reason", "Grund", "Motivo", "原因", "理由", "이유"] {
      let table = "| Option | \(reason) |\n| --- | --- |\n| Kafka | slow |\n"
      #expect(summary("# T\n\n## Rejected alternatives\n\n\(table)") == "Kafka\n - slow")
      #expect(summary("# T\n\n## Options\n\n\(table)") == "Kafka\n note: \(reason): slow")
    }
  }

  @Test("a mark may stand in square brackets, a link is none")
  func brackets() {
    func chosen(_ title: String) -> Int? {
      decision("# T\n\n## Options\n\n- \(title)\n- Redis\n").chosen
    }
    #expect(chosen("Kafka [chosen]") == 0)
    #expect(chosen("[Kafka](chosen.md)") == nil)
  }
}

extension PhraseTests {
  enum Kind {
    case context, options, outcome, consequences, rejected, comparison
    case pro, con, neutral, good, bad, indifferent
    case chose, chosenMark, rejects
    case status, date, deciders
    case proposed, accepted, rejectedState, superseded, deprecated
  }
}

extension PhraseTests.Kind {
  /// Whether a record means this with a phrase, which names Kafka if it is a sentence, and says `R` for
  /// a reason.
  func isMeant(by phrase: String) -> Bool {
    switch self {
    case .context: decision("# T\n\n## \(phrase)\n\nText\n").context == "Text"
    case .options: decision("# T\n\n## \(phrase)\n\n- Kafka\n- Redis\n").options.count == 2
    case .outcome:
      decision("# T\n\n## Options\n\n- Kafka\n- Redis\n\n## \(phrase)\n\nWe use Kafka.\n").chosen
        == 0
    case .consequences: decision("# T\n\n## \(phrase)\n\nText\n").remarks == ["Text"]
    case .rejected: hasCon("## \(phrase)\n\n- **Kafka**: R", "R")
    case .comparison:
      decision("# T\n\n## \(phrase)\n\n### Kafka\n\nText\n\n### Redis\n\nText\n").options.count == 2
    case .pro: sides("#### \(phrase)\n\n- R") == [.pro]
    case .con: sides("#### \(phrase)\n\n- R") == [.con]
    case .neutral: sides("#### \(phrase)\n\n- R") == [.neutral]
    case .good: sides("- \(phrase) R") == [.pro]
    case .bad: sides("- \(phrase) R") == [.con]
    case .indifferent: sides("- \(phrase) R") == [.neutral]
    case .chose: chosen(phrase) == "Kafka"
    case .chosenMark:
      decision("# T\n\n## Options\n\n- Kafka (\(phrase))\n- Redis\n").chosen == 0
    case .rejects: hasCon("## Decision\n\n\(phrase)", "R")
    case .status: decision("# T\n\n- \(phrase): x\n").status == "x"
    case .date: decision("# T\n\n- \(phrase): 2024-03-05\n").date == "2024-03-05"
    case .deciders: decision("# T\n\n- \(phrase): Ann, Bob\n").names?[.deciders] == ["Ann", "Bob"]
    case .proposed: state(phrase) == .undecided
    case .accepted: state(phrase) == .accepted
    case .rejectedState: state(phrase) == .rejected
    case .superseded: state(phrase) == .superseded
    case .deprecated: state(phrase) == .deprecated
    }
  }

  private func state(_ status: String) -> Decision.State? {
    decision("# T\n\n## Status\n\n\(status)\n").state
  }

  /// The sides of the arguments, which have no text but the reason.
  private func sides(_ text: String) -> [Side] {
    let arguments = decision("# T\n\n## Option 1\n\n\(text)\n").options.first?.arguments ?? []
    return arguments.filter { $0.text == "R" }.map(\.side)
  }

  private func hasCon(_ text: String, _ reason: String) -> Bool {
    let read = decision("# T\n\n## Options\n\n- Kafka\n- Redis\n\n\(text)\n")
    return read.options.first?.arguments.contains { $0.side == .con && $0.text.contains(reason) }
      == true
  }
}

extension String {
  fileprivate var trimmed: String {
    String(drop { $0.isWhitespace }.reversed().drop { $0.isWhitespace }.reversed())
  }
}
