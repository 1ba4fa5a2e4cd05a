import TestSupport

/// The arguments of a corpus in the forms that the peers read.
struct PeerTables {
  /// A JSON document of all decisions, as the program exports it.
  let json: String

  /// A database of sqlite3 with a table `a` of texts, and `f` with an index of their trigrams;
  /// nothing where there is no sqlite3.
  let database: String?

  /// Writes them beside the files.
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

  /// What reads all of it.
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

  /// What looks for a word in all of it.
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
