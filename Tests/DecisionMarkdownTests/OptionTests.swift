import Decisions
import Testing

@Suite("Options")
struct OptionTests {
  @Test("nests pros and cons below the items of the list")
  func nested() {
    #expect(
      summary(Fixtures.nested) == """
        Kafka (chosen)
         + fast
         + durable
         - heavy
         note: a log
        RabbitMQ
         + easy
         + small
         - slow
        SQS
         + managed
         + cheap
         - lock-in
        """)
  }

  @Test("makes an option of each heading with pros and cons below")
  func headings() {
    #expect(
      summary(Fixtures.loose) == """
        PostgreSQL
         + solid
         + known
         - needs care
        SQLite
         + tiny
         - single writer
        Option 3: MySQL
         + known
         - owned by another
        """)
  }

  @Test("reads a plain list of pros and cons as one topic titled as the document")
  func plain() {
    #expect(
      summary("Adopt Swift?\n===\n\n## Pros\n\n- safe\n\n## Cons\n\n- young\n")
        == "Adopt Swift?\n + safe\n - young")
    #expect(summary("# Pros\n- safe\n# Cons\n- young") == "file\n + safe\n - young")
    #expect(summary("Pros:\n- safe\n\nCons:\n- young") == "file\n + safe\n - young")
  }

  @Test("takes sides and options on the same level as what they follow")
  func flat() {
    let text =
      "# T\n## Tea\n## Pros\n- hot\n## Cons\n- slow\n## Coffee\n## Pros\n- fast\n## Links\n- x"
    #expect(summary(text) == "Tea\n + hot\n - slow\nCoffee\n + fast")
  }

  @Test("links titles that agree after normalising or by their beginning, and shows all others")
  func titles() {
    let text = """
      # T
      ## Considered Options
      * **Postgres** – the one we know
      * Kafka Streams
      * Kafka
      * Option 4: [Use `sqlite`](x)
      * never heard of again
      * nor of this
      ## Pros and Cons of the Options
      ### postgres:
      * Good, because a
      ### Kafka
      * Good, because b
      ### Kafka Streams (JVM)
      * Good, because c
      ### SQLite
      * Good, because d
      ### Something else
      * Good, because e
      """
    #expect(
      summary(text) == """
        Postgres
         + a
         note: the one we know
        Kafka Streams
         + c
        Kafka
         + b
        SQLite
         + d
        never heard of again
        nor of this
        Something else
         + e
        """)
  }

  @Test("links the sections of a numbered list by their numbers")
  func ordinals() {
    let text = "# T\n## Options\n1. Tea\n2. Coffee\n### Option 1\n* + a\n* - b\n### Option 2\n* - c"
    #expect(summary(text) == "Tea\n + a\n - b\nCoffee\n - c")
  }

  @Test("joins no two options with arguments that have only a number in common")
  func numbersAlone() {
    let text = """
      ## Context
      ### Option 1: Red
      - Good, because it is deep
      ### Option 2: Blue
      - Good, because it is cheap
      ## Alternatives
      ### Alternative 1: Blue only
      - Bad, because it is pale
      ### Alternative 2: Pencils
      - Bad, because they break
      """
    #expect(
      summary(text) == """
        Option 1: Red
         + it is deep
        Alternative 1: Blue only
         + it is cheap
         - it is pale
        Alternative 2: Pencils
         - they break
        """)
  }

  @Test("leaves criteria below an option part of it")
  func criteria() {
    #expect(
      summary(Fixtures.mixed) == """
        Redis (chosen)
         + quick
         + Good docs
         - memory
         - open
         note: fast lookups matter
        Memcached
         + a
         - b
         + simple
         - old
         - fragile
         + thumbs
         - it is lossy
         ~ so what
        """)
  }

  @Test("takes bold lines for headings")
  func boldLines() {
    let text = """
      # T
      ## Alternatives
      **React**
      * Pros:
        * a
      * Cons:
        * b

      **Angular**:

      Pros:

      * c

      ## Pros and cons of Svelte
      Pros:
      * e
      """
    #expect(
      summary(text) == "React\n + a\n - b\nAngular\n + c\nSvelte\n + e")
  }

  @Test("joins the wrapped title of an option, and keeps a broken-off description as a note")
  func wrappedTitles() {
    let text =
      "# T\n## Options for tea\n* Green tea from the\n  old shop\n* Black tea\\\n  as always\n"
    #expect(
      summary(text + "### 2.1 Black tea\n* Good, because a")
        == "Green tea from the old shop\nBlack tea\n + a\n note: as always")
  }

  @Test("shows an argument below another as one of its own")
  func argumentBelowArgument() {
    let text = "# T\n## Option 1\n* Good, because a\n  * Bad, because b\n    * b1\n  * a1\n"
    #expect(summary(text) == "Option 1\n + a | a1\n - b | b1")
  }

  @Test("joins options described in one place and judged in another")
  func describedAndJudged() {
    let text = """
      # T
      ## Options
      ### Option A – Kafka
      A log.
      ### Option B – Rabbit
      - a remark
      ## Evaluation
      ### Option A
      - Good, because a
      ### Option B
      #### What's good
      - b
      ## Compliance
      - ✅ checked
      - ❌ unchecked
      """
    #expect(
      summary(text) == """
        Option A – Kafka
         + a
         note: A log.
        Option B – Rabbit
         + b
         note: a remark
        """)
  }

  @Test("pairs no leftovers by their order whose numbers differ")
  func leftOver() {
    let text = """
      ## Considered Options
      * Option 1: Tea
      * Option 2: Ice
      ## Pros and Cons of the Options
      ### Option 2: Ice
      * Good, because a
      ### Option 3: Coal
      * Bad, because b
      """
    #expect(decision(text).options.map(\.arguments.count) == [0, 1, 1])
  }

  @Test("knows full stops that end no title")
  func abbreviations() {
    let text =
      "## Options\n* Cups incl. Saucers, as ever\n* Cold ice. It melts\n* Hot tea. Why not\n"
    #expect(
      decision(text).options.map(\.title) == ["Cups incl. Saucers, as ever", "Cold ice", "Hot tea"])
  }

  @Test("a bold name before a long sentence is the title")
  func boldNames() {
    let rest = "is the one that most of us know and like, and that costs nothing at all"
    let text = "## Options\n- **Tea** \(rest)\n- **Milk** of a cow\n"
    #expect(decision(text).options.map(\.title) == ["Tea", "Milk of a cow"])
    #expect(decision(text).options[0].notes == [rest])
  }

  @Test("finds no option in a file without arguments")
  func none() {
    #expect(
      decision("# Read me\n\nSome text.\n\n- a\n- b\n\n## Usage\n\n- ✅ done\n").options.isEmpty)
    #expect(decision("").options.isEmpty)
    #expect(decision("").title == "file")
  }
}
