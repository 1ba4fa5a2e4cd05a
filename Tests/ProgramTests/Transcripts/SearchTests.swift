import TestSupport
import Testing

@Suite("Searching")
struct SearchTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(
      """
      # Which database

      Status: accepted

      ## Considered Options

      * PostgreSQL
      * MySQL

      ## Pros and Cons of the Options

      ### PostgreSQL

      * Good, because it is SQL as SQL should be
      * Bad, because nobody here runs PostgreSQL

      ### MySQL

      * Good, because we know its SQL

      """, to: "0001-database.md")
    try folder.write("# SQL or not\n\n## Cons\n\n- nosql is new to us\n", to: "0002-sql.md")
  }

  @Test("lists the best first, and leads on")
  func best() async throws {
    let run = try await Transcript.of(
      arguments: [folder.path, "-c", "search sql", "-c", "open 3", "-c", "search US sql"])
    #expect(
      run.text == """
        7 matches for "sql"
        1  option: SQL or not  (SQL or not, undecided, /0002)
        2  option: MySQL  (Which database, none is marked as chosen, accepted, /0001/mysql)
        3  option: PostgreSQL  (Which database, none is marked as chosen, accepted, /0001/postgresql)
        4  pro: we know its SQL  (Which database, MySQL, none is marked as chosen, accepted, /0001/mysql/pros/1)
        5  pro: it is SQL as SQL should be  (Which database, PostgreSQL, none is marked as chosen, accepted, \
        /0001/postgresql/pros/1)
        6  con: nosql is new to us  (SQL or not, undecided, /0002/cons/1)
        7  con: nobody here runs PostgreSQL  (Which database, PostgreSQL, none is marked as chosen, accepted, \
        /0001/postgresql/cons/1)
        PostgreSQL
        pro 1  it is SQL as SQL should be
        con 1  nobody here runs PostgreSQL
        Tally: 1 pro, 1 con, total 0
        1 match for "US sql"
        1  con: nosql is new to us  (SQL or not, undecided, /0002/cons/1)

        """)
    #expect(run.errorText == "")
    #expect(run.status == .exited(0))
  }

  @Test("sees an edit of the session")
  func edited() async throws {
    let run = try await Transcript.of(
      arguments: [
        folder.path, "-c", "search zebra", "-c", "go /0002", "-c", "add con a zebra", "-c",
        "search zebra",
      ])
    #expect(run.text.hasPrefix("No matches for \"zebra\" in 2 decisions\n"))
    #expect(run.text.hasSuffix("1  con: a zebra  (SQL or not, undecided, /0002/cons/2)\n"))
    #expect(run.status == .exited(1))
  }

  @Test("says that the best are not all")
  func many() async throws {
    let arguments = (1...150).map { "- number \($0)" }.joined(separator: "\n")
    try folder.write("# Many\n\n## Pros\n\n\(arguments)\n", to: "0003-many.md")
    let run = try await Transcript.of(arguments: [folder.path, "-c", "search number"])
    let lines = run.text.split(separator: "\n")
    #expect(lines.first == "150 matches for \"number\", the best 100")
    #expect(lines.count == 101)
    #expect(lines.last == "100  pro: number 100  (Many, undecided, /0003/pros/100)")
  }

  @Test("raises what goes wrong, and notes what can't be read")
  func trouble() async throws {
    try folder.write("", to: "0004-empty.md")
    let run = try await Transcript.of(
      arguments: [
        folder.path, "--inject", "files=fail:Disk is gone", "-c", "search nosql", "-c", "heal",
        "-c",
        "search nosql",
      ])
    #expect(run.errorText == "Alert: Disk is gone\n")
    #expect(
      run.text == """
        files: healed
        1 match for "nosql"
        1  con: nosql is new to us  (SQL or not, undecided, /0002/cons/1)
        note: 1 file can't be read: `check` says why

        """)
    #expect(run.status == .exited(1))
  }

  @Test("needs no files")
  func builtIn() async throws {
    let run = try await Transcript.of(arguments: ["-c", "search cost", "-c", "search"])
    #expect(
      run.text == """
        2 matches for "cost"
        1  con: High cost  (Artificial Intelligence, undecided, /ai/cons/1)
        2  pro: Reduced cost of training  (Artificial Intelligence, undecided, /ai/pros/3)

        """)
    #expect(
      run.errorText == "error: missing words to search for; usage: `search [--json] WORDS`\n")
    #expect(run.status == .exited(1))
  }
}
