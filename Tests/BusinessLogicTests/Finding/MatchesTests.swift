import BusinessLogic
import Decisions
import ReactiveHybrid
import Testing

@MainActor
struct MatchesTests {
  private let database = LibraryFile(
    7,
    Decision(
      title: "Which database", status: "accepted", statusLine: 3, date: "2024-01-31",
      options: [
        Topic(
          title: "PostgreSQL",
          arguments: [
            Argument(.pro, "it scales", line: 30),
            Argument(.con, "it is big", details: ["a Postgres", "in C"], line: 31),
          ], notes: ["postgres has a logo"], line: 10, wordings: ["PostgreSQL, the elephant"]),
        Topic(title: "SQLite", arguments: [Argument(.pro, "no postgres", line: 40)], line: 11),
      ], chosen: 0, consequences: [Argument(.con, "POSTGRES must be learned", line: 20)],
      remarks: ["postgres it is"]))

  private func rows(_ words: String, in files: [LibraryFile]) async throws -> Listing {
    let viewModel = ViewModel<Listing>(worker: SearchWorker(Shelf(files)), words: words)
    await viewModel.fetch()
    return try #require(viewModel.content.value.response)
  }

  @Test func `All that names the words is a row, in file order`() async throws {
    let listing = try await rows("postgres", in: [database])
    #expect(listing.title == "6 matches for \"postgres\"")
    #expect(
      listing.rows.map { "\($0.number) \($0.text) (\($0.remark))" } == [
        "1 option: PostgreSQL (Which database, chosen, accepted)",
        "2 con: POSTGRES must be learned (Which database, consequence, accepted)",
        "3 note: postgres it is (Which database, consequence, accepted)",
        "4 con: it is big / a Postgres "
          + "(Which database, PostgreSQL, chosen, accepted)",
        "5 note: postgres has a logo (Which database, PostgreSQL, chosen, accepted)",
        "6 pro: no postgres (Which database, SQLite, not chosen, accepted)",
      ])
    #expect(listing.rows.map(\.place.path).last == "/0007/sqlite/pros/1")
  }

  @Test func `An option is found by what only one of its wordings says`() async throws {
    #expect(
      try await rows("elephant", in: [database]).rows.map(\.text) == [
        "option: PostgreSQL, the elephant"
      ])
  }

  @Test func `What a decision is about is found before its options`() async throws {
    let decision = Decision(
      title: "Use Postgres", options: [Topic(title: "postgres", arguments: [])],
      context: "Postgres or not", drivers: ["cheap", "no POSTGRES licence"])
    let listing = try await rows("postgres", in: [LibraryFile(7, decision)])
    #expect(
      listing.rows.map { "\($0.text) (\($0.remark))" } == [
        "decision: Use Postgres ()", "context: Postgres or not (Use Postgres)",
        "driver: no POSTGRES licence (Use Postgres)",
        "option: postgres (Use Postgres, undecided)",
      ])
  }

  @Test func `Where there is one option the routes have no number of it`() async throws {
    let laptop = LibraryFile(
      key: "laptop", path: "laptop.md",
      decision: Decision(
        title: "Buy", options: [Topic(title: "Buy", arguments: [Argument(.con, "dear")])]))
    #expect(
      try await rows("dear", in: [laptop]).rows.map(\.remark) == ["Buy, undecided"])
  }

  @Test func `Nothing found is a sentence, and what can't be read is told`() async throws {
    let broken = LibraryFile(
      key: "x", path: "x.md", decision: Decision(title: "x", options: []),
      problems: [Problem(line: 1, .unreadable, "is empty")], isReadable: false)
    let listing = try await rows("zebra", in: [database, broken])
    #expect(listing.title == "No matches for \"zebra\" in 1 decision")
    #expect(listing.rows.isEmpty)
    #expect(listing.gap == ["1 file can't be read"])
  }

  @Test func `Why says what became of each option that names the words`() async throws {
    let viewModel = ViewModel<Listing>(
      worker: SearchWorker(Shelf([database])), words: "postgres", byOutcome: true)
    await viewModel.fetch()
    let reasons = try #require(viewModel.content.value.response)
    #expect(
      reasons.rows.map(\.heading)
        == [
          Array(
            repeating: "Which database: PostgreSQL was chosen (accepted, 2024-01-31)", count: 3),
          Array(
            repeating: "Which database: its consequences (accepted, 2024-01-31)",
            count: 2),
          ["Which database: SQLite was not chosen (accepted, 2024-01-31)"],
        ].flatMap(\.self))
    #expect(reasons.title == "6 matches for \"postgres\"")
  }

  @Test(arguments: [
    (Decision.State.superseded, "none is marked as chosen"), (.other, "none is marked as chosen"),
    (.undecided, "undecided"),
  ])
  func `Why calls a decision undecided only while it is open`(
    state: Decision.State, fate: String
  ) async throws {
    let file = LibraryFile(
      7,
      Decision(
        title: "Which tea", status: "as it is", toldState: state,
        options: ["Black", "Green"].map { Topic(title: $0, arguments: []) }))
    let viewModel = ViewModel<Listing>(
      worker: SearchWorker(Shelf([file])), words: "green", byOutcome: true)
    await viewModel.fetch()
    #expect(
      viewModel.content.value.response?.rows.map(\.heading)
        == ["Which tea: Green, \(fate) (as it is)"])
  }

  @Test func `Why tells what a decision is about apart`() async throws {
    let viewModel = ViewModel<Listing>(
      worker: SearchWorker(Shelf([database])), words: "which", byOutcome: true)
    await viewModel.fetch()
    #expect(
      viewModel.content.value.response?.rows.map(\.heading) == [
        "Which database: the decision itself (accepted, 2024-01-31)"
      ])
  }
}
