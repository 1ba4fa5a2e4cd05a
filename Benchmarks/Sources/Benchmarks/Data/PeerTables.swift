import TestSupport

/// The arguments of a corpus in the formats that the peers read.
struct PeerTables {
  /// The path of a JSON export of all decisions.
  let json: String

  /// The path of a SQLite database with the texts in table `a` and a trigram index `f`; `nil`
  /// without sqlite3.
  let database: String?

  /// Writes the files into the folder of the corpus.
  init(of corpus: Corpus, program: String, _ peers: Peers) async throws {
    let folder = corpus.folder
    json = folder.path(of: "all.json")
    try await Processes.run(
      "\"$1\" \"$2\" -c \"export json $3\"", [program, folder.path, json])
    guard let sqlite = peers.path("sqlite3") else {
      database = nil
      return
    }
    let database = folder.path(of: "all.db")
    let lines = folder.path(of: "all.txt")
    try await Processes.run("cat \"$1\"/*.md | grep '^[*] [GB]' >\"$2\"", [folder.path, lines])
    let script = """
      create table a(t);
      .separator "\\t" "\\n"
      .import \(lines) a
      create virtual table f using fts5(t, tokenize = 'trigram');
      insert into f select t from a;
      """
    let file = try folder.write(script, to: "all.sql")
    try await Processes.run("\"$1\" \"$2\" <\"$3\"", [sqlite, database, file])
    self.database = database
  }

  /// Returns contenders that read all arguments.
  func readers(_ peers: Peers) -> [Contender] {
    var contenders: [Contender] = []
    if let database, let sqlite = peers.path("sqlite3") {
      contenders.append(
        Processes.contender("sqlite3", "\"$1\" \"$2\" 'select t from a'", [sqlite, database]))
    }
    if let jq = peers.path("jq") {
      contenders.append(Processes.contender("jq", "\"$1\" -c '..|.text?' \"$2\"", [jq, json]))
    }
    return contenders
  }

  /// Returns contenders that search all arguments for a word.
  func finders(_ word: String, _ peers: Peers) -> [Contender] {
    guard let database, let sqlite = peers.path("sqlite3") else { return [] }
    let queries = [
      ("sqlite3 LIKE", "select count(*) from a where t like '%\(word)%'"),
      ("sqlite3 FTS5 trigram", "select count(*) from f('\(word)')"),
    ]
    return queries.map { name, query in
      Processes.contender(name, "\"$1\" \"$2\" \"\(query)\"", [sqlite, database])
    }
  }
}
