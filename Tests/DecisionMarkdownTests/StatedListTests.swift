import Decisions
import Testing

/// Lists, labels and titles beside the options.
@Suite("Lists beside the options")
struct StatedListTests {
  private func options(_ below: String, list: String = "- Kafka\n- NATS") -> String {
    summary("# Q\n\n## Options\n\n\(list)\n\n\(below)\n")
  }

  @Test(
    "the list below a label that isn't about options has none",
    arguments: [
      "Links:", "Criteria:", "Requirements:", "Decision drivers:", "See also:",
    ])
  func otherLists(label: String) {
    #expect(options("\(label)\n\n- x") == "Kafka\nNATS")
    #expect(options("Candidates:\n\n- Kafka\n- NATS", list: "\(label)\n\n- x") == "Kafka\nNATS")
  }

  @Test("labels about options, and labels of groups, have lists of options")
  func labelsOfOptions() {
    for label in ["Also considered:", "Other options:"] {
      #expect(options("\(label)\n\n- Redis") == "Kafka\nNATS\nRedis")
    }
    let cache = "Cache:\n\n- Redis"
    #expect(options(cache, list: "Queue:\n\n- Kafka\n- NATS") == "Kafka\nNATS\nRedis")
    #expect(options("Later added:\n\n- Redis") == "Kafka\nNATS\nRedis")
    #expect(options("Pros of Tea:\n\n- hot", list: "**Tea**").contains(" + hot"))
  }

  @Test(
    "pros below a list of bare titles are about none of them, unless the label names it",
    arguments: [
      "Pros of Redis:", "Advantages of both:", "Drawbacks of all:", "Drawbacks of all options:",
      "Pros:", "Rejected:",
    ])
  func prosOfNone(label: String) {
    #expect(options("\(label)\n\n- Pro: small") == "Kafka\nNATS")
  }

  @Test("a label names an option by its letter; a single option has the pros below it")
  func prosOfOne() {
    for (a, b) in [("A", "B"), ("Option A", "Option B"), ("Option A: Kafka", "Option B: NATS")] {
      let list = "- \(a)\n- \(b)"
      #expect(options("Pros of A:\n\n- x", list: list) == "\(a)\n + x\n\(b)")
      #expect(options("Pros of option B:\n\n- x", list: list) == "\(a)\n\(b)\n + x")
      #expect(options("## Evaluation\n\nPros of A:\n\n- x", list: list) == "\(a)\n + x\n\(b)")
    }
    #expect(options("Pros:\n\n- x", list: "- Kafka") == "Kafka\n + x")
    let numbered = "1. Tea\n\nPros:\n\n- hot\n\n2. Milk\n\nPros:\n\n- cold"
    #expect(options(numbered, list: "") == "Tea\n + hot\nMilk\n + cold")
    #expect(
      options("Pros:\n\n- x", list: "- Kafka\n- NATS\n\n  Small.")
        == "Kafka\nNATS\n + x\n note: Small.")
  }

  @Test("a bare item is a title even if its word names a side", arguments: ["Pro", "Plus", "Con"])
  func titlesOfSides(title: String) {
    for list in ["* Free\n* \(title)", "* **\(title)**\n* Free"] {
      let text = """
        # Plan
        ## Considered Options
        \(list)
        ## Decision Outcome
        Chosen option: "\(title)"
        ## Pros and Cons of the Options
        ### \(title)
        * Bad, because dear
        """
      #expect(Set(decision(text).options.map(\.title)) == ["Free", title])
      #expect(summary(text).contains("\(title) (chosen)\n - dear"))
    }
    #expect(options("", list: "- Kafka\n- \(title)s\n  - fast").hasPrefix("Kafka\n"))
    #expect(options("", list: "- Kafka\n- Pro: fast\n- Con: big") == "Kafka\n + fast\n - big")
    #expect(options("", list: "- Kafka\n- Pros\n- Cons") == "Kafka")
  }

  @Test("a heading such as Options 1 and 2 is no option, nor is None alone; a bold line ends cons")
  func noOptions() {
    let cron = "### Options 1 and 2 run\nx\n### Option 1: cron\ny\n### Option 2: at\nz"
    let both = decision("# Q\n## Options\n\(cron)\n## Decision\nOption 1.\n")
    #expect(both.options.map(\.title) == ["Option 1: cron", "Option 2: at"])
    #expect(both.chosen == 0)
    #expect(options("", list: "- None") == "")
    #expect(options("", list: "- Redis\n- None") == "Redis\nNone")
    let remedy = "### Kafka\n\n**Cons**\n- big\n**Workaround**\n- cache"
    #expect(options(remedy, list: "") == "Kafka\n - big\n note: cache")
    #expect(
      options("### Kafka\n\nBenefits\n\n: quick", list: "") == "Kafka\n note: : quick")
  }

  @Test("titles with the same words the other way round are different options")
  func reversedTitles() {
    func chosen(_ title: String, _ listed: String) -> Int? {
      decision("# Q\n## Options\n- \(listed)\n- Stay\n## Decision\nChosen option: \"\(title)\"\n")
        .chosen
    }
    #expect(chosen("Varnish in front of Redis", "Redis in front of Varnish") == nil)
    #expect(chosen("Move from Redis to Varnish", "Move from Varnish to Redis") == nil)
    #expect(chosen("Redis and Varnish", "Varnish and Redis") == 0)
    #expect(chosen("Storage, local", "Local storage") == 0)
  }

  @Test(
    "a judgement of both sides takes none",
    arguments: [
      "Good and bad, because it ages", "Good or bad, depends", "Good for some, bad for others",
      "Good, bad: no idea", "Good, but dear", "Bad, but cheap",
      "Good because quick, bad because dear",
    ])
  func bothSides(text: String) {
    let read = decision("# Q\n## Options\n### Kafka\n* Good, because fast\n* \(text)\n")
    #expect(read.options.first?.arguments.count == 1, "\(text)")
  }

  @Test("a judgement keeps its side beside words of the other within its reason")
  func oneSide() {
    for text in [
      "Good, because it is quick, but not bad", "Bad, because good servers cost",
      "Good: bad data is refused",
    ] {
      #expect(options("### Kafka\n* \(text)", list: "").contains(text.hasPrefix("G") ? "+" : "-"))
    }
  }

  @Test("a heading of drawbacks above a sentence that there are none gives none")
  func nothing() {
    for text in ["Keine bekannt.", "There are none.", "Nothing noteworthy.", "Aucun connu."] {
      #expect(decision("# Q\n\n## Drawbacks\n\n\(text)\n").options.isEmpty, "\(text)")
    }
    let con = "Nothing protects it."
    #expect(summary("# Q\n\n## Drawbacks\n\n\(con)\n") == "Q\n - \(con)")
  }
}

/// Tables whose columns are the options.
@Suite("Options above columns")
struct StatedColumnTests {
  @Test(
    "a criterion in the first cell, or a mark behind a title, leaves the options in the columns",
    arguments: ["", "Feature", "Property / Approach", "Criterion / Option", "Criteria vs. option"])
  func columns(head: String) {
    let rows = "|---|---|---|\n| Schema | Yes | No |\n| Ordered | No | Yes |\n"
    let choices: [(String, Int?)] = [("NATS", nil), ("NATS (chosen)", 1), ("NATS (rejected)", nil)]
    for (nats, choice) in choices {
      let read = decision("# Q\n\n## Options\n\n| \(head) | Kafka | \(nats) |\n\(rows)")
      #expect(read.options.count == 2 && read.options.first?.title == "Kafka")
      #expect(read.chosen == choice)
    }
    let nested = "## Alternatives\n\n### All considered\n\n| \(head) | Kafka | NATS |\n\(rows)"
    #expect(decision("# Q\n\n\(nested)").options.map(\.title) == ["Kafka", "NATS"])
  }

  @Test("rows are options below a word for these that comes first, and beside a column of verdicts")
  func rows() {
    for head in ["| Option / criterion | Speed | Size |", "| | Speed | Chosen |"] {
      let rows = "|---|---|---|\n| Tea | 1 | Yes |\n| Milk | 2 | No |\n"
      let read = decision("# Q\n\n## Options\n\n\(head)\n\(rows)")
      #expect(read.options.map(\.title) == ["Tea", "Milk"])
    }
    let plans = "|---|---|---|\n| Pros | cheap | fast |\n| Cons | slow | dear |\n"
    #expect(
      summary("# Plans\n\n| | Basic | Plus |\n\(plans)")
        == "Basic\n + cheap\n - slow\nPlus\n + fast\n - dear")
  }
}
