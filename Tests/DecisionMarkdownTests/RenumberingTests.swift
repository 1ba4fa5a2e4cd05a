import DecisionMarkdown
import Testing

@Suite("The number of a decision")
struct RenumberingTests {
  /// Moves `0007-use-redis.md` to 12 in a text of a file beside it, or of itself.
  private func moved(
    _ text: String, in name: String = "0003-a.md", beside others: [String] = []
  ) -> (text: String, doubts: [Int]) {
    let paths = others.map { "r/adr/\($0)" }
    let move = NumberMove(
      of: "/r/adr/0007-use-redis.md", to: "0012", in: Array("# ADR-0007: Use Redis".utf8))
    let file = ReferringFile(
      at: "/r/adr/\(name)", in: "/r", beside: Set(paths),
      meaning: others.isEmpty ? [7: "r/adr/0007-use-redis.md"] : [:])
    let found = Renumbering(in: Array(text.utf8), of: file, by: move.map { [$0] } ?? [])
    return (String(decoding: found.bytes, as: UTF8.self), found.doubts)
  }

  @Test(
    "follows wherever a text certainly means it",
    arguments: [
      "[0007](0007-use-redis.md)": "[0012](0012-use-redis.md)",
      "[ADR 7: Redis](./0007-use-redis.md#adr-0007-use-redis)":
        "[ADR 12: Redis](./0012-use-redis.md#adr-0012-use-redis)",
      "[7. Use 7](../adr/0007-use-redis.md 'x')": "[12. Use 7](../adr/0012-use-redis.md 'x')",
      "[7](<0007%2Duse-redis.md>) [7](x.md)": "[12](<0012%2Duse-redis.md>) [7](x.md)",
      "see [7] and [text][7]\n\n[7]: 0007-use-redis.md":
        "see [12] and [text][12]\n\n[12]: 0012-use-redis.md",
      "[0007][r]\n\n[r]: /adr/0007-use-redis.md": "[0012][r]\n\n[r]: /adr/0012-use-redis.md",
      "`adr/0007-use-redis.md`, [[0007-use-redis|7]]":
        "`adr/0012-use-redis.md`, [[0012-use-redis|7]]",
      "ADR-0007, adr 7, MADR #7, ADR007.": "ADR-0012, adr 12, MADR #12, ADR012.",
      "“ADR-0007”—ADR 7…": "“ADR-0012”—ADR 12…",
      "[0007] and (ADR-0007-use-redis)": "[0012] and (ADR-0012-use-redis)",
      "# A\n\n## Status\n\nSuperseded by 7": "# A\n\n## Status\n\nSuperseded by 12",
      "# A\n\n* Status: ersetzt durch 0007\n": "# A\n\n* Status: ersetzt durch 0012\n",
      "# A\n\n* Status: superseded by 7/3\n": "# A\n\n* Status: superseded by 12/3\n",
      "# A\n\nStatus: superseded by 0007.md\n": "# A\n\nStatus: superseded by 0012.md\n",
      "# A\n\n## Status\n\nSuperseded\nby ~~3~~ 7 of 7":
        "# A\n\n## Status\n\nSuperseded\nby ~~3~~ 12 of 7",
      "Replaces 0003/0007": "Replaces 0003/0012", "Obsoletes 7": "Obsoletes 12",
      "It was obsoleted by 0007.": "It was obsoleted by 0012.",
      "Supersedes 0007 – Redis": "Supersedes 0012 – Redis",
      "Superseded by 0007 — maybe": "Superseded by 0012 — maybe",
      "Superseded by 0007 maybe": "Superseded by 0012 maybe",
      "Superseded by decision No. 7": "Superseded by decision No. 12",
      "- Supersedes 0003 and 0007": "- Supersedes 0003 and 0012",
      "Replaced by 0003 and 7.": "Replaced by 0003 and 12.",
      "_ADR-0007_, see __ADR 7__ and _see ADR-7_": "_ADR-0012_, see __ADR 12__ and _see ADR-12_",
      "ADRs 0003 and 0007 are it, as are ADRs 3, 7 and 9 and ADR-0003/0007.":
        "ADRs 0003 and 0012 are it, as are ADRs 3, 12 and 9 and ADR-0003/0012.",
      "See **ADR-3** & **7**, ADR-0003,0007": "See **ADR-3** & **12**, ADR-0003,0012",
      "This one supersedes 0007 because of 7 things. It ersetzt 0003 und 0007.":
        "This one supersedes 0012 because of 7 things. It ersetzt 0003 und 0012.",
      "It was superseded by ADR 3 and 0007 and so on":
        "It was superseded by ADR 3 and 0012 and so on",
      "---\nstatus: superseded by 7\nsupersedes:\n  - 3\n  - 7\nrelated: [7, 17]\n---\n# A":
        "---\nstatus: superseded by 12\nsupersedes:\n  - 3\n  - 12\nrelated: [12, 17]\n---\n# A",
    ])
  func certain(text: String, wanted: String) {
    let result = moved(text)
    #expect(result.text == wanted)
    #expect(result.doubts == [])
  }

  @Test(
    "follows in the title and the fields of its own file, even where another one has it",
    arguments: [
      "# 7. Use Redis": "# 12. Use Redis", "# ADR-0007: Use Redis": "# ADR-0012: Use Redis",
      "0007 Use Redis\n===": "0012 Use Redis\n===", "# [ADR 7] Redis": "# [ADR 12] Redis",
      "---\ntitle: 'ADR-0007 Redis'\nid: 7\nweight: 7\n---\n":
        "---\ntitle: 'ADR-0012 Redis'\nid: 12\nweight: 7\n---\n",
      "# 7 servers": "# 7 servers",
    ])
  func own(text: String, wanted: String) {
    for others in [[], ["0007-use-kafka.md"]] {
      #expect(moved(text, in: "0007-use-redis.md", beside: others).text == wanted)
    }
  }

  @Test(
    "is listed, and stays, where a text may mean it",
    arguments: [
      "see 0007", "see 0007.md", "superseded by #7", "Obsoletes #7", "see decision No. 7",
      "Entscheidung #7", "ADR no. 7", "ADR\u{2011}0007", "“0007”", "见0007号",
      "superseded by 0007 scripts", "it replaces 0007 scripts", "ADRs 3 and 0007 scripts",
      "Supersedes 0007–0009", "_0007_", "ADRs 7-9", "ADR-0007–0009", "ADRs 3—7", "ADRs 0003-0007",
      "ADRs #3 and #7", "decision 7", "```\nADR-0007\n```",
      "https://example.org/adr/0007-use-redis.md",
      "[ADR-0007](https://example.org/0007-use-redis.md)",
      "[0007](adr-0007.html)", "see ADR-0007-old-name.md",
      "[7]: 0007-use-redis.md\n[12]: 0012-x.md", "0007-use-redis.html",
      "```sh\ncat 0007-use-redis.md\n```", "mailto:ADR-0007@example.org",
      "It supersedes 0001. RFC 0007 is another thing", "Supersedes RFC 0007",
      "Superseded by RFC 3 and 0007", "# A\n\nStatus: Superseded by RFC 0007\n",
      "# A\n\n## Status\n\nSuperseded by RFC 0007\n",
    ])
  func doubtful(text: String) {
    let result = moved(text)
    #expect(!result.doubts.isEmpty)
    if !text.contains("]: ") { #expect(result.text == text) }
  }

  @Test(
    "is nothing else",
    arguments: [
      "7 servers, #7, v1.7.0, 10.0.0.7, 2026-01-07, 7:07, 0007x, RFC 0007a, UTC+0007, 7%",
      "it replaces 7, ADRs 3 and 7 scripts",
      "ADR-0003 (7)", "ADR-0003: 7", "**ADR-3**: 7", "ADR-3; 7", "ADR-3 + 7", "ADR-3 -> 7",
      "ADR-3 → 7", "ADR-3\t7", "ADR-3 7", "ADR, 7", "Replaces 3; 7",
      "| A | B |\n| --- | --- |\n| ADR-0003 | 7 |\n| Supersedes 3 | 7 |\n| ADR-0003 | 500 | 7 |",
      "ADR 7.1, LOADR-7, ADR-70, ADR-17, adr-7b, ADR-7é, é0007", "[7](other.md)",
      "[0007](0003-use-redis.md)",
      "[0007]\n\n[0007]: https://example.org", "Supersedes 7 old scripts", "Replaced by 7 scripts",
      "It was replaced by 7 and more", "# A\n\nStatus: superseded by 7.5 million\n", "0007/2",
      "# 7. Title",
      "../b/10007-use-redis.md, x0007-use-redis.md",
    ])
  func other(text: String) {
    let result = moved(text)
    #expect(result.text == text)
    #expect(result.doubts == [])
  }

  @Test("alone means neither of two decisions that have it; a name means one")
  func shared() {
    let text = "ADR-0007, [0007](0007-use-redis.md), [0007](0007-use-kafka.md)\n\n[0007]\n"
    let result = moved(text, beside: ["0007-use-kafka.md"])
    #expect(result.text == text.replacing("[0007](0007-use-redis", with: "[0012](0012-use-redis"))
    #expect(result.doubts == [1, 3])
  }

  @Test("is not in doubt in the rest of its file's name")
  func rest() {
    let move = NumberMove(of: "/r/0007-madr7.md", to: "0012", in: [])
    let file = ReferringFile(at: "/r/0003-a.md", in: nil, beside: [], meaning: [:])
    let text = "Supersedes [7. Use what](0007-madr7.md)"
    let found = Renumbering(in: Array(text.utf8), of: file, by: move.map { [$0] } ?? [])
    #expect(
      String(decoding: found.bytes, as: UTF8.self) == "Supersedes [12. Use what](0012-madr7.md)")
    #expect(found.doubts == [])
  }

  @Test("is read in linear time, however the brackets stand")
  func linear() {
    for part in [
      "[7](", "[[7]", "7-", "ADR-7", "Supersedes 7 ", "[7]: ", "\n7\n", "0007-use-redis",
    ] {
      let text = String(repeating: part, count: 400)
      _ = moved(text)
    }
  }
}
