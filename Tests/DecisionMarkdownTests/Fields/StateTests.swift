import DecisionMarkdown
import Decisions
import Testing

@Suite("The state of a decision")
struct StateTests {
  @Test(
    "follows from the words of its status",
    arguments: [
      ("proposed", .undecided), ("Draft", .undecided), ("in review", .undecided),
      ("Under discussion since 2024", .undecided), ("to be decided", .undecided),
      ("accepted", .accepted), ("✅ **Accepted**", .accepted), ("Done", .accepted),
      ("[Approved](https://x.example/draft)", .accepted), ("2024-05-01: accepted", .accepted),
      ("This decision has been accepted", .accepted), ("rejected", .rejected),
      ("Withdrawn by the board", .rejected), ("deprecated", .deprecated),
      ("superseded by 0012", .superseded), ("Superceded by [4](0004-x.md)", .superseded),
      ("Obsoleted by 7", .superseded), ("on fire", .other), ("not accepted", .other),
      ("Replaces 0003", .other), ("Angenommen", .accepted), ("in Prüfung", .undecided),
      ("Ersetzt durch ADR-0002", .superseded), ("Accepted（部分取代 ADR-0007）", .accepted),
      ("Accepted（被 ADR-0009 取代）", .superseded), ("已被取代", .superseded), ("Acceptée", .accepted),
      ("Remplacé par 0002", .superseded), ("Rechazado", .rejected), ("Obsoleto", .deprecated),
      ("Rascunho", .undecided), ("Approvata", .accepted), ("Vedtatt", .accepted),
      ("Отклонено", .rejected), ("已被 0012 取代", .superseded), ("不接受", .rejected),
      ("承認済み", .accepted), ("不採用", .rejected), ("폐기됨", .deprecated),
      ("未承認", .undecided), ("ADR-0002 により置き換え", .superseded), ("ADR-0002로 대체됨", .superseded),
      ("已部分实施（方案 C/D 保留预研）", .other), ("En revisión", .undecided), ("En cours", .undecided),
      ("Supersedido por 2", .superseded), ("En attente de relecture", .undecided),
      ("In attesa", .undecided),
      ("Review (one of Review, Accepted and Rejected)", .undecided),
      ("Accepted (proposed 2023-01-01, rejected 2024-01-01)", .rejected),
      ("Ready for review", .undecided), ("Awaiting a decision", .undecided),
      ("Proposal rejected", .rejected), ("RFC accepted", .accepted), ("Vorschlag", .undecided),
      ("Proposal to be accepted", .undecided), ("In use", .accepted), ("Final draft", .undecided),
      ("[9](0009-y.md) に置き換え", .superseded),
    ] as [(String, Decision.State)])
  func words(status: String, state: Decision.State) {
    let read = decision("# T\n\nStatus: \(status)\n")
    #expect(read.state == state)
    #expect(read.status != nil)
  }

  @Test(
    "is told by the clause that counts",
    arguments: [
      ("Proposed. Replaces the withdrawn 0003", .undecided),
      ("Accepted, superseded by 0012", .superseded), ("Accepted but superseded by 3", .superseded),
      ("Accepted; deprecated since 2.0", .deprecated), ("Proposed → Accepted", .accepted),
      ("Superseded by 4, accepted in 2020", .superseded), ("Proposed, then rejected", .rejected),
      ("Accepted. Rejected alternatives are below", .accepted),
      ("Draft (to be accepted)", .undecided), ("Proposed (accepted by one team)", .undecided),
      ("Proposed 2020-01-01, accepted 2020-02-01", .accepted),
      ("Accepted (proposed 2020-01-01)", .accepted), ("~~Proposed~~ Accepted", .accepted),
      ("<del>Accepted</del> Rejected", .rejected), ("Accepted, partly superseded by 3", .accepted),
      ("Rejected by the board on 2024-03-01", .rejected),
      ("Rejected because it is slow", .rejected),
      ("Proposed, then accepted, then rejected", .rejected),
      ("accepted on 2024-01-02, rejected on 2024-05-06", .rejected),
      ("Proposed 2024-01-02. Accepted 2024-05-06. Rejected ideas are below", .accepted),
      ("accepted on 2024-05-06, proposed on 2024-01-02", .accepted),
      ("Proposed -> Accepted by us", .accepted), ("Accepted → Rejected", .rejected),
      ("Draft => Rejected", .rejected), ("Accepted, then rejected", .rejected),
      ("Was accepted, now rejected", .rejected), ("Accepted and later rejected", .rejected),
      ("Abgelehnt, jetzt angenommen", .accepted),
      ("Accepted; superseded on 2024-01-31", .superseded),
      ("Akzeptiert, ersetzt durch 12", .superseded), ("Accepted, superseded #12", .superseded),
      ("Akzeptiert, veraltet ab Version 2", .deprecated), ("Superseded by: No. 12", .superseded),
      ("Accepted, deprecated completely", .deprecated), ("已取代 Superseded", .superseded),
      ("Accepté, remplacé par 12", .superseded), ("0012 がこれを置き換え", .superseded),
      ("Accepted, superseded [12](0012-a.md)", .superseded),
      ("Accepted, deprecated in favour of 7", .deprecated), ("принято, заменено на 5", .superseded),
      ("Accepted, but since May superseded by 12", .superseded),
      ("Accepted, in May superseded by 12", .superseded),
      ("Accepted; meanwhile superseded by 12", .superseded),
      ("Accepted, in the meantime deprecated", .deprecated),
      ("Accepted, but meanwhile rejected", .rejected),
      ("Accepted, in part superseded by 3", .accepted),
      ("Accepted, since partly superseded by 3", .accepted),
      ("Angenommen, seit Mai abgelöst durch 12", .superseded),
      ("Angenommen, inzwischen ersetzt durch 12", .superseded),
      ("Accepté, depuis remplacé par 12", .superseded),
      ("Proposed. Rejected twice before.", .undecided), ("Proposed (rejected in 2020)", .undecided),
      ("Proposed; rejected in May 2026", .rejected), ("Proposed, rejected by Ann", .rejected),
      ("Accepted, then reopened", .undecided), ("Rejected, then reopened", .undecided),
      ("Not yet approved", .undecided), ("To be accepted", .undecided), ("Deferred", .undecided),
      ("No longer in use", .deprecated),
      ("Verschoben", .undecided), ("Noch nicht angenommen", .undecided),
      ("Pas encore accepté", .undecided), ("Aún no aceptado", .undecided),
      ("Ainda não aceito", .undecided), ("尚未接受", .undecided), ("未接受", .rejected),
    ] as [(String, Decision.State)])
  func clauses(status: String, state: Decision.State) {
    #expect(decision("# T\n\nStatus: \(status)\n").state == state)
  }

  @Test(
    "isn't told by what the decision has replaced or ended",
    arguments: [
      "Accepted. Replaced the old jobs.", "Accepted (replaced Jenkins)",
      "Implemented. Replaced Jenkins in May 2023.", "Accepted. Superseded by: none",
      "принято. Заменено: нет", "Vedtatt. Erstattet av: ingen", "承認済み（0003 を置き換え）",
      "승인됨 (0003을 대체)", "已接受，替代了 Jenkins", "Accepted; deprecated APIs are removed in v3",
      "Accepted. Obsolete tables were dropped.", "Done. Deprecated the v1 API",
      "Accepted, retired Jenkins", "Accepted. Deprecated: no",
    ])
  func others(status: String) {
    let read = decision("# T\n\nStatus: \(status)\n")
    #expect(read.state == .accepted)
    #expect(read.successor == nil)
  }

  @Test("is told by the latest of lines that begin with a day, and by TBD below its heading")
  func lines() {
    let days = "# T\n\n## Status\n\n2024-01-01 Accepted\n2024-03-01 Deprecated\n"
    #expect(decision(days).state == .deprecated)
    let open = "# T\n\n## Status\n\nTBD\n\n## Decision\n\nWe take tea.\n"
    #expect(decision(open).state == .undecided)
  }

  @Test(
    "may be called the RFC's",
    arguments: [
      ("RFC Status: released", .accepted), ("ADR Status: exploring", Decision.State.undecided),
    ])
  func called(head: String, state: Decision.State) {
    #expect(decision("# T\n\n- \(head)\n").state == state)
  }

  @Test("is told by the choice only without a status")
  func choice() {
    let chosen = "\n## Options\n\n* A\n* B\n\n## Decision\n\nChosen option: B\n"
    #expect(decision("# T\n" + chosen).state == .accepted)
    #expect(decision("# T\n\nStatus: proposed\n" + chosen).state == .undecided)
    #expect(decision("# T\n\nStatus: ~~accepted~~\n" + chosen).state == .accepted)
    #expect(decision("# T\n\n## Options\n\n* A\n* B\n").state == .undecided)
    #expect(decision("# T\n\nText\n").state == .undecided)
    #expect(decision("# T\n\nStatus: accepted\n\n## Options\n\n* A\n* B\n").state == .accepted)
  }

  @Test("is accepted if there is an outcome and no comparison")
  func outcome() {
    for text in [
      "We wait.", "Open source code is used.", "In review we check it.", "[We wait.]",
      "We review each change.", "No new tables are added.", "We will open to others.",
      "Option A was rejected. We use tea.", "It was retired. We use tea instead.",
    ] {
      #expect(decision("# T\n\n## Decision\n\n\(text)\n").state == .accepted)
    }
  }

  @Test(
    "is undecided if the decision says so, or is only a template's text",
    arguments: [
      "Not decided yet.", "We have not yet decided.", "Open.", "To be discussed on Monday.",
      "[Describe what you decided.]", "No decision yet.", "No decision has been made yet.",
      "It is undecided.", "This is pending.",
      "We propose to wait.", "Deferred.", "Vertagt.", "Proposal.",
      "Chosen option: \"{title of option 1}\", because {justification}",
      "Chosen option: \"[option 1]\", because [justification]",
    ])
  func leftOpen(outcome: String) {
    #expect(decision("# T\n\n## Decision\n\n\(outcome)\n").state == .undecided)
  }

  @Test(
    "is rejected if the decision says only that",
    arguments: [
      "Rejected.", "This proposal was rejected.", "Not approved.", "Abgelehnt.", "Refusé.",
    ])
  func rejected(outcome: String) {
    #expect(decision("# T\n\n## Decision\n\n\(outcome)\n").state == .rejected)
  }

  @Test("doesn't follow from a section's conclusion, a template or a label between lists")
  func part() {
    let outcome = "Conclusion\n\nWe measured twice.\n"
    #expect(decision("# T\n\n## Tests\n\n### " + outcome).state == .undecided)
    #expect(decision("# T\n\n## " + outcome).state == .accepted)
    #expect(decision("# T\n\n## Decision\n\n### " + outcome).state == .accepted)
    let template = Array("# T\n\n## Decision\n\nSay what you decided.\n".utf8)
    let read = DecisionMarkdown.decision(in: template, named: "0000-adr-template")
    #expect(read.state == .undecided)
    let lists = "# T\n\n## Decision\n\n1. Tea\n\nNot now:\n\n- Milk\n"
    #expect(decision(lists).outcome == nil)
    #expect(decision(lists.replacing("Not now:", with: "We take:")).outcome != nil)
  }

  @Test(
    "names the decision that supersedes this one",
    arguments: [
      ("superseded by 2.5 million", nil), ("superseded by decision No. 12", .number(12)),
      ("superseded by 0012", .number(12)), ("ersetzt durch ADR-0002", .number(2)),
      ("已被 ADR-0012 取代", .number(12)), ("superseded by [ADR-5](0005-x.md)", .file("0005-x.md")),
      ("Accepted. Supersedes [3](0003-c.md). Superseded by [5](0005-e.md)", .file("0005-e.md")),
      ("~~Accepted~~ superseded by [5](0005-e.md)", .file("0005-e.md")),
      ("superseded by [5](0005%20e.md)", .file("0005 e.md")),
      ("superseded on 2024-01-31", nil), ("accepted, supersedes [3](0003-c.md)", nil),
      ("superseded by #12", nil), ("superseded by 2024-05-06-queue", nil),
      ("Superseded in 2024 by ADR-0012", .number(12)), ("Replaced in 2023", nil),
      ("被 2024 年的决定取代", nil), ("Superseded by 77% of the services", nil),
      ("Replaced with 99 lines of code", nil), ("Replaced by ADR 2024 of May", .number(2024)),
      ("Superseded by 0012 Use Kafka", .number(12)), ("Superseded by 12 and 13", .number(12)),
      ("This decision has been superseded by 12.", .number(12)),
      ("Superseded by 2 newer decisions", nil),
      ("superseded by 2 (one of the decisions of May)", .number(2)),
      ("Superseded by [RFC 31](https://x.example/0031-x.md)", nil),
      ("Superseded by 12, see [9](https://x.example/9)", .number(12)),
      ("[9](0009-y.md) に置き換え", .file("0009-y.md")), ("[9](0009-y.md)로 대체됨", .file("0009-y.md")),
    ] as [(String, Link.Target?)])
  func successor(status: String, target: Link.Target?) {
    #expect(decision("# T\n\nStatus: \(status)\n").successor?.target == target)
  }

  @Test("names it in the second paragraph of the status, too")
  func secondParagraph() {
    let read = decision("# T\n\n## Status\n\nAccepted\n\nSuperseded by [2](0002-b.md)\n")
    #expect(read.state == .superseded)
    #expect(read.successor == Link(line: 7, .file("0002-b.md")))
  }
}
