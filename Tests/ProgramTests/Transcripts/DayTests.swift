import TestSupport
import Testing

@Suite("A day's work")
struct DayTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func run(_ commands: String) async throws -> Transcript {
    try await Transcript.of(arguments: ["."], input: commands + "\n", workingFolder: folder.path)
  }

  @Test("is done with 27 commands and no error")
  func job() async throws {
    let run = try await run(
      """
      new Which message queue to use
      option add RabbitMQ
      option add Kafka
      option add Redis Streams
      open 1
      add pro mature, in use at two teams
      add con clusters are fiddly
      add con no ordering across queues
      open 2
      add pro keeps messages for replay
      add pro scales to millions of messages
      add con needs a team to run
      open 3
      add pro already running here
      add pro simple
      add con memory only
      weigh pro 1 4
      weigh con 1 2
      weigh pro 2 2
      compare
      flip
      choose Redis because it is already running
      status accepted
      new Where the messages go
      supersede 1
      find mature
      check
      export markdown
      """)
    #expect(run.errorText == "")
    #expect(run.status == .exited(0))
    #expect(
      run.text.replacing(#/20\d\d-\d\d-\d\d/#, with: "today") == """
        New decision 0001: Which message queue to use
        Which message queue to use
        proposed, today
        No options are listed
        Added option 1 to 0001: RabbitMQ
        Added option 2 to 0001: Kafka
        Added option 3 to 0001: Redis Streams
        RabbitMQ
        Tally: 0 pros, 0 cons, total 0
        Added pro 1 to RabbitMQ: mature, in use at two teams
        Added con 1 to RabbitMQ: clusters are fiddly
        Added con 2 to RabbitMQ: no ordering across queues
        Kafka
        Tally: 0 pros, 0 cons, total 0
        Added pro 1 to Kafka: keeps messages for replay
        Added pro 2 to Kafka: scales to millions of messages
        Added con 1 to Kafka: needs a team to run
        Redis Streams
        Tally: 0 pros, 0 cons, total 0
        Added pro 1 to Redis Streams: already running here
        Added pro 2 to Redis Streams: simple
        Added con 1 to Redis Streams: memory only
        Weight of pro 1 of Redis Streams: 1 → 4 (already running here)
        Weight of con 1 of Redis Streams: 1 → 2 (memory only)
        Weight of pro 2 of Redis Streams: 1 → 2 (simple)
        Which message queue to use
        3  Redis Streams  (total +4)
           2 pros, weight 6  ++++++
           1 con, weight 2   --
        2  Kafka  (total +1)
           2 pros            ++
           1 con             -
        1  RabbitMQ  (total -1)
           1 pro             +
           2 cons            --
        Redis Streams (+4) leads Kafka (+1) by 3
        Which message queue to use
        Redis Streams (+4) leads Kafka (+1) by 3
        Changing one weight by 4 changes the ranking:
        1  Kafka, pro 1, weight 1 to 5: keeps messages for replay
        2  Kafka, pro 2, weight 1 to 5: scales to millions of messages
        3  Redis Streams, pro 1, weight 4 to 0: already running here
        4  Redis Streams, con 1, weight 2 to 6: memory only
        A change of 3 gives a tie
        Chosen in 0001: Redis Streams, because it is already running
        Status of 0001: proposed → accepted
        New decision 0002: Where the messages go
        Where the messages go
        proposed, today
        No options are listed
        0001 is superseded by 0002, and 0002 supersedes 0001
        1 match for "mature"
        1  pro: mature, in use at two teams  (Which message queue to use, RabbitMQ, not chosen, \
        superseded by 0002, /0001/rabbitmq/pros/1)
        No problems found in 2 decisions
        No options are listed

        """)
  }

  @Test("edits rows by their kinds at an option and at a decision, whatever is numbered there")
  func kinds() async throws {
    let run = try await run(
      """
      new Which queue
      option add Kafka
      pros
      weigh 1 4
      open 1
      weigh 1 4
      add pro fast
      add con big
      add note Java
      weigh pro 1 4
      edit con 1 too big
      remove note 1
      show
      option add Redis
      show
      open 2
      open pro 1
      open Kafka
      weigh 1
      remove 9
      2
      find too
      show con 1
      open pro 1
      remove con 1
      driver no loss
      driver low latency
      remove driver 1
      edit driver 1 low cost
      consequence bad it costs
      consequence it is new
      consequence good it works
      edit consequence 2 it runs
      remove consequence 1
      remove remark 1
      move driver 1 2
      weigh driver 1 2
      remove driver 3
      undo
      show
      cons
      """)
    #expect(
      run.errorText == """
        error: `pros` of which option? Open one first with `open N`
        error: row 1 is the option "Kafka": `open 1` shows its arguments, `help option` says what changes it
        error: there is no row "1" here: `show` shows the numbers
        error: there is no row pro 1: no rows are shown
        error: which row? Name its kind: `weigh pro 1 W` or `weigh con 1 W`
        error: there is no row "9" here: `show` shows the numbers
        error: there is no row 2: the rows are pro 1, con 1
        Alert: there is only number 1 to move to
        Alert: Only arguments have a weight, not "low cost"
        error: there is no row "driver 3" here: `show` shows the numbers
        Alert: No cons found: `add con TEXT` adds one

        """)
    #expect(
      run.text.replacing(#/(?s).*to 0001: Kafka\n/#, with: "") == """
        Kafka
        Tally: 0 pros, 0 cons, total 0
        Added pro 1 to Kafka: fast
        Added con 1 to Kafka: big
        Added note 1 to Kafka: Java
        Weight of pro 1 of Kafka: 1 → 4 (fast)
        Changed con 1 of Kafka to: too big
        Removed note 1 of Kafka: Java
        Kafka
        pro 1  fast  (weight 4)
        con 1  too big
        Tally: 1 pro, weight 4, 1 con, total +3
        Added option 2 to 0001: Redis
        Kafka
        pro 1  fast  (weight 4)
        con 1  too big
        Tally: 1 pro, weight 4, 1 con, total +3
        Redis
        Tally: 0 pros, 0 cons, total 0
        Kafka
        pro 1  fast  (weight 4)
        con 1  too big
        Tally: 1 pro, weight 4, 1 con, total +3
        1 match for "too"
        1  con: too big  (Which queue, Kafka, undecided, proposed, /0001/kafka/cons/1)
        1  too big
        con 1 of 1, Kafka
        weight 1, ./0001-which-queue.md:18
        1  fast
        pro 1 of 1, Kafka
        weight 4, ./0001-which-queue.md:17
        Removed con 1 of Kafka: too big
        Added driver 1 to 0001: no loss
        Added driver 2 to 0001: low latency
        Removed driver 1 of 0001: no loss
        Changed driver 1 of 0001 to: low cost
        Added bad consequence 1 to 0001: it costs
        Added remark 1 to 0001: it is new
        Added good consequence 2 to 0001: it works
        Changed good consequence 2 of 0001 to: it runs
        Removed bad consequence 1 of 0001: it costs
        Removed remark 1 of 0001: it is new
        Undone: Removed remark 1 of 0001: it is new
        1  fast
        pro 1 of 1, Kafka
        weight 4, ./0001-which-queue.md:28

        """)
  }

  @Test("goes to one place, however its decision was spelled")
  func spelled() async throws {
    for name in ["0001-one.md", "0002-two.md"] {
      try folder.write("# Which\n\n## Considered Options\n\n* Tea\n* Two 2\n", to: name)
    }
    let run = try await run(
      """
      go /1
      where
      go 02
      where
      go 0002
      where
      open 1
      open 0001
      where
      go 2
      where
      status accepted
      """)
    #expect(run.errorText == "")
    #expect(
      run.text.split(separator: "\n").filter { $0.hasPrefix("/") || $0.contains("Status") } == [
        "/0001", "/0002", "/0002", "/0001", "/0001/two-2", "Status of 0001: accepted",
      ])
  }

  @Test("shows the text of a file in its order, and opens a match at its section")
  func text() async throws {
    try folder.write(
      """
      ---
      status: accepted
      decision-makers: Ann, Bob
      consulted: Carl
      ---

      # Which queue

      ## Context and Problem Statement

      It must be *very* fast.

      A second paragraph.

      ## Considered Options

      * RabbitMQ
      * Kafka

      ## Decision Outcome

      Chosen option: "Kafka", because it scales.

      It was close.

      ### Consequences

      * Good, because replay works
        * of a week

      ### Checks

      #### Confirmation

      A load test.

      ## Pros and Cons of the Options

      ### RabbitMQ

      * Good, because it is `very` fast

      | a | b |
      |---|---|

      """, to: "0001-queue.md")
    let run = try await run("go /1\nfind load test\nopen 1\nwhere\n/1/1\nfind very fast")
    #expect(run.errorText == "")
    #expect(
      run.text == """
        Which queue
        accepted
           decision-makers: Ann, Bob
           consulted: Carl
        Chosen: Kafka, because it scales.
        Context: It must be *very* fast.
           A second paragraph.
        1  RabbitMQ  (1 pro, 0 cons, total +1)
        2  Kafka  (0 pros, 0 cons, total 0, chosen, trails RabbitMQ by 1)
        Decision Outcome:
           It was close.
        Consequences (not counted):
           - pro: replay works
             - of a week
        Checks
        Confirmation:
           A load test.
        RabbitMQ:
           | a | b |
           |---|---|
        1 match for "load test"
        1  text: A load test.  (Which queue, accepted, /0001/text/5)
        Which queue
        Confirmation:
           A load test.
        /0001/text/5
        RabbitMQ
        pro 1  it is `very` fast
        Tally: 1 pro, 0 cons, total +1
        RabbitMQ:
           | a | b |
           |---|---|
        2 matches for "very fast"
        1  context: It must be *very* fast.  (Which queue, accepted, /0001)
        2  pro: it is `very` fast  (Which queue, RabbitMQ, not chosen, accepted, /0001/rabbitmq/pros/1)

        """)
  }
}
