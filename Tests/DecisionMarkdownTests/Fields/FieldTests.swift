import DecisionMarkdown
import Decisions
import Testing

@Suite("Fields of the head")
struct FieldTests {
  @Test("a title in the front matter stands above headings that aren't of the first level")
  func title() {
    let text = "---\ntitle: Tea\n---\n\n## Why\n\nx\n\n## Pros\n\n- hot\n"
    #expect(decision(text).title == "Tea")
    #expect(decision(text.replacing("## Why", with: "# Drinks")).title == "Drinks")
    #expect(decision(text.replacing("## Pros", with: "### Pros")).title == "Why")
    #expect(decision(text.replacing("title: Tea", with: "title:")).title == "Why")
  }

  @Test(
    "a value of several lines is one value, and an edit replaces all of it",
    arguments: [
      ("status: >-\n  superseded by\n  ADR-2", "superseded by ADR-2"),
      ("status: |\n  on\n\n  ice", "on ice"), ("status: > # why\n  on ice", "on ice"),
      ("status: on ice\n  for a year", "on ice for a year"),
      ("status:\n  on ice", "on ice"), ("status: \"on\n  ice\"", "on ice"),
      ("status: 'it''s on\n  ice'", "it's on ice"), ("status:\n  - on ice", "on ice"),
      ("status:\n- on\n- ice", "on, ice"), ("status: [on, ice]", "on, ice"),
      ("status: \"on \\\"ice\\\"\"", "on \"ice\""), ("status: on: ice", "on: ice"),
    ])
  func yaml(written: String, status: String) throws {
    for end in ["\n", "\r\n"] {
      let text = "---\ntitle: T\n\(written)\n# date: 1\ndate: 2\n---\nText\n"
        .replacing("\n", with: end)
      let read = decision(text)
      #expect(read.status == status)
      #expect(read.statusLine == 3 || written.hasPrefix("status:\n"))
      #expect(read.date == "2")
      #expect(!read.sections.contains { $0.blocks.contains { $0.text.contains("ice") } })
      let after = try edited(text, .setStatus("accepted"))
      #expect(decision(after).status == "accepted")
      #expect(!after.contains("ice") && !after.contains("ADR"))
      #expect(after.contains("# date: 1\(end)date: 2\(end)---\(end)Text"))
    }
  }

  @Test(
    "a paragraph that wraps is one value",
    arguments: [
      ("## Status\n\nSuperseded by\n[ADR-2](2.md)\n", "Superseded by ADR-2"),
      ("- Status: Superseded by\n  [ADR-2](2.md)\n- Date: 2\n", "Superseded by ADR-2"),
      ("Status: on\nice\n", "on ice"), ("Status: ice\nDate: 2\n", "ice"),
      ("Status: Superseded by\n[ADR-2: A log](2.md)\n", "Superseded by ADR-2: A log"),
      ("[status:: ice] [date:: 2]\n", "ice"),
      ("Status: ice\nOwner: me\n", "ice"), ("Status: ice  \nas it is\n", "ice"),
    ])
  func paragraph(written: String, status: String) throws {
    let text = "# T\n\n\(written)"
    #expect(decision(text).status == status)
    let after = try edited(text, .setStatus("accepted"))
    #expect(decision(after).status == "accepted")
    #expect(!after.contains("ADR") && !after.contains("ice\n"))
    #expect(after.contains("Date: 2") == written.contains("Date: 2"))
  }

  @Test(
    "a placeholder is no value, and an edit replaces it",
    arguments: [
      "---\nstatus: \"{proposed | accepted | superseded by ADR-0123}\"\ndate: {YYYY-MM-DD}\n---\n# T\n",
      "---\nstatus: proposed | accepted | rejected\ndate: YYYY-MM-DD\n---\n# T\n",
      "---\nstatus: # to be filled in\ndate: {YYYY-MM-DD when it was last updated}\n---\n# T\n",
      "# T\n\n* Status: [proposed | accepted | …] <!-- optional -->\n* Date: [YYYY-MM-DD]\n",
      "# T\n\nStatus: {a status}\nDatum: JJJJ-MM-TT\n", "# T\n\nStatus: …\nDate: dd.mm.yyyy\n",
      "---\nstatus: null\ndate: ~\n---\n# T\n", "---\nstatus: ~ # later\n---\n# T\n",
      "# T\n\n## Status\n\nWhat is the status, such as proposed, accepted, rejected?\n",
      "# T\n\nStatus: accepted (default), proposed, superseded by ADR-X\n",
      "# T\n\n- Status: Draft / Accepted / Rejected\n- Start Date: (today, YYYY-MM-DD)\n",
    ])
  func placeholder(text: String) throws {
    #expect(decision(text).status == nil)
    #expect(decision(text).date == nil)
    #expect(decision(text).state == .undecided)
    let after = try edited(text, .setStatus("on ice"))
    #expect(decision(after).status == "on ice")
    #expect(!after.contains("accepted") && !after.contains("Accepted"))
    #expect(after.split(separator: "\n").count == text.split(separator: "\n").count)
  }

  @Test("a comment of the front matter is no value")
  func comment() throws {
    let text = "---\n# status: accepted\n# date: 2024-01-01\n---\n# T\n"
    #expect(decision(text).status == nil && decision(text).date == nil)
    let after = try edited(text, .setStatus("on ice"))
    #expect(after.hasPrefix("---\n# status: accepted\n# date: 2024-01-01\nstatus: on ice\n---"))
    let commented = "---\n# superseded-by: 0012\nstatus: superseded\n---\n# T\n"
    #expect(decision(commented).successor == nil)
  }

  @Test("TOML is read and written, too")
  func toml() throws {
    let text = "+++\ntitle = \"T\"\ndate = 2024-04-18 # a day\nstatus = 'on ice'\n+++\n\nText: x\n"
    let read = decision(text)
    #expect(read.title == "T" && read.status == "on ice" && read.date == "2024-04-18")
    let after = try edited(text, .setStatus("it's \"done\""))
    #expect(after == text.replacing("'on ice'", with: #""it's \"done\"""#))
    #expect(decision(after).status == "it's \"done\"")
    let dated = try edited(text, .setDate("2025-01-02"))
    #expect(dated == text.replacing("2024-04-18", with: "2025-01-02"))
    let without = text.replacing("status = 'on ice'\n", with: "")
    #expect(decision(try edited(without, .setStatus("done"))).status == "done")
    // It is no TOML without its end.
    #expect(decision("+++\nstatus = \"done\"\n\n# T\n").status == nil)
  }

  @Test(
    "a value of TOML of several lines is one value, and holds no other",
    arguments: [
      ("\"\"\"\non \\\"ice\n\"\"\"", "on \"ice"), ("'''on\nit's ice'''", "on it's ice"),
      ("[\n\"on]\", # [lead\n\"ice\"]", "on], ice"), ("'''\ndate = 1\n'''", "date = 1"),
    ])
  func longTOML(written: String, status: String) throws {
    let other = "x = '''\nstatus = 1\nreplaced-by = 9\n'''\n"
    let text = "+++\n\(other)status = V\n[y] # = [\ndate = 2\n+++\n# T\n"
    let read = decision(text.replacing("V", with: written))
    #expect(read.status == status && read.date == "2")
    #expect(read.successor == nil && read.problems == [])
    let after = try edited(text.replacing("V", with: written), .setStatus("done"))
    #expect(after == text.replacing("V", with: "\"done\""))
  }

  @Test(
    "a date has many names, and one called a date counts first",
    arguments: [
      ("- Start Date: 2016-03-16", "2016-03-16"), ("date:: 2026-02-03", "2026-02-03"),
      ("- Updated: 2021-02-03\n- Created: 2020-01-01", "2021-02-03"),
      ("- Created: 2020-01-01\n- Updated: 2021-02-03", "2021-02-03"),
      ("Created: 2020-01-01\nDate: 2021-02-03", "2021-02-03"),
      ("**Date:** 2024-05-01 10:30", "2024-05-01 10:30"), ("Updated: at last", nil),
      ("Date: at last", nil),
      ("**Datum**: 1.2.2024", "1.2.2024"), ("Date : 1/2/2024", "1/2/2024"),
      ("Fecha: 2024", "2024"), ("日付：2024-05-01", "2024-05-01"),
      ("| Date | 2024-05-01 |\n| --- | --- |\n| Status | done |", "2024-05-01"),
    ])
  func date(written: String, date: String?) {
    #expect(decision("# T\n\n\(written)\n").date == date)
  }

  @Test(
    "a status is what is neither struck out nor unchecked",
    arguments: [
      ("Status: ~~Proposed~~ Accepted", "Accepted"), ("status:: accepted", "accepted"),
      ("**Status:** ~~draft~~ ~~proposed~~ done", "done"), ("Status: ~~accepted~~", nil),
      ("## Status\n\n- [ ] Proposed\n- [x] Accepted\n- [ ] Rejected", "Accepted"),
      ("Status: <s>Proposed</s> Accepted<br>", "Accepted"),
      ("Status: accepted <!-- proposed | accepted -->", "accepted"),
    ])
  func struck(written: String, status: String?) {
    #expect(decision("# T\n\n\(written)\n").status == status)
  }

  @Test("people and tags are lists, however they are written")
  func names() {
    let yaml = decision(
      """
      ---
      decision-makers: [Anna Lee, "Bob, Jr"]
      consulted: Carl; Dora
      informed:
        - Eve # x
        - 'Fay'
      tags:
      - one
      - TLS-1.3 in APP.4.4
      ---
      # T
      """)
    #expect(yaml.names?[.deciders] == ["Anna Lee", "Bob, Jr"])
    #expect(yaml.names?[.consulted] == ["Carl", "Dora"])
    #expect(yaml.names?[.informed] == ["Eve", "Fay"])
    #expect(yaml.names?[.tags] == ["one", "TLS-1.3 in APP.4.4"])
    for text in [
      "* Deciders: Anna, Bob", "**Deciders**: Anna,\nBob", "Entscheider: Anna, Bob",
      "| Deciders | Anna, Bob |\n| --- | --- |\n| Date | 1 |", "## Deciders\n\n- Anna\n- Bob",
    ] {
      #expect(decision("# T\n\n\(text)\n").names?[.deciders] == ["Anna", "Bob"], "\(text)")
    }
    let open = "deciders: {list everyone}\nconsulted: [list everyone whose opinions are sought]"
    #expect(decision("---\n\(open)\n---\n# T\n").names?.values.joined().isEmpty != false)
  }

  @Test(
    "names stand apart by commas, by semicolons around these, or between two of GitHub",
    arguments: [
      ("Ann Lee, Bob", ["Ann Lee", "Bob"]), ("@ann @bob-b", ["@ann", "@bob-b"]),
      ("@ann, @bob", ["@ann", "@bob"]), ("Ann, the lead; Bob", ["Ann, the lead", "Bob"]),
      ("Red Hat Patterns Framework Team", ["Red Hat Patterns Framework Team"]),
      ("list everyone involved in it", nil),
    ])
  func separated(written: String, names: [String]?) {
    #expect(decision("# T\n\n* Deciders: \(written)\n").names?[.deciders] == names)
  }

  @Test(
    "are read as YAML writes them: with escapes, up to dashes or dots", arguments: ["---", "..."])
  func yaml(end: String) {
    let read = decision("---\nstatus: \"gepr\\u00fcft\"\n\(end)\n# T\n\nText\n")
    #expect(read.status == "geprüft")
    // A sign is no digit of an escape.
    #expect(decision("---\nstatus: \"\\x+4\"\n\(end)\n# T\n").status == "x+4")
    #expect(read.title == "T")
  }

  @Test("a table that explains each status is none")
  func legend() {
    let table = "| Status | When |\n| --- | --- |\n| Accepted | we agree |\n| Rejected | we don't |"
    #expect(decision("# T\n\n\(table)\n").status == nil)
    #expect(decision("# T\n\n| Status | Frozen |\n| --- | --- |\n").status == "Frozen")
    // "RFC" is a status, too.
    for head in ["| Status | Accepted |\n|--|--|\n", "| | |\n|--|--|\n| **Status** | Accepted |\n"]
    {
      for key in ["RFC #", "RFC number", "Superseded by"] {
        #expect(decision("# T\n\n\(head)| \(key) | 42 |\n").status == "Accepted")
      }
    }
  }
}
