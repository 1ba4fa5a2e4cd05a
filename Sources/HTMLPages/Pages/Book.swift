import BusinessLogic
import Decisions
import Markup
import Presentation

/// The decisions of a page, with the ways between them.
struct Book {
  var chapters: [Chapter]

  /// The key of the decision that supersedes each one, by its key.
  let successors: [String: String]

  /// The keys of the decisions that each one supersedes, by its key.
  let predecessors: [String: [String]]

  private var keys = ByPath<String>()

  /// The forms of a server's pages, of which each decision has one; `nil` in a file.
  var forms: Forms?

  init(_ files: [LibraryFile]) {
    chapters = files.map { Chapter($0) }
    for file in files.reversed() { keys[file.path] = file.key }
    let successors = files.successors
    self.successors = successors
    predecessors = Dictionary(
      grouping: files.map(\.key).filter { successors[$0] != nil }, by: { successors[$0] ?? "" })
  }

  /// Returns a link to a decision.
  func link(to key: String) -> Markup {
    Tag.a(.href(address(of: .decision(key)))) { Tag.bdi { key } }
  }

  /// Returns where the text at a route is.
  func address(of route: Route) -> Address {
    guard forms != nil, let key = route.topic?.decision else { return Address(place: "\(route)") }
    return Address(place: "\(route)", in: "\(Route.decision(key))")
  }

  /// Returns where a link in a file leads: to the decision in the page, or as it is written.
  func address(of target: String, in file: LibraryFile) -> Address? {
    guard let address = Address(target), !address.isElsewhere else { return Address(target) }
    let path = target.prefix { $0 != "#" && $0 != "?" }
    // Headings of the Markdown file are no places here.
    let key = path.isEmpty ? file.key : keys[path, in: file.path]
    // A server has no other files.
    return key.map { self.address(of: .decision($0)) } ?? (forms == nil ? address : nil)
  }
}

/// A decision in the page.
struct Chapter: Equatable {
  let file: LibraryFile

  var route: Route { .decision(file.key) }
  var decision: Decision { file.decision }

  /// Whether there is something to compare.
  var isWeighed: Bool {
    decision.conflict == nil && decision.options.count > 1
      && decision.options.contains { Tally(of: $0).count > 0 }
  }

  init(_ file: LibraryFile) { self.file = file }

  /// Which option leads, and by how much: `Redis by 3`.
  var standing: String {
    if decision.conflict != nil { return "merge conflict" }
    let lead = isWeighed ? Lead(of: decision.options) : nil
    guard let lead, let leader = lead.leaders.first else { return "" }
    return lead.isTie ? "tie" : "\(decision.options[leader].title) by \(lead.margin)"
  }

  func names(_ fields: Decision.NameField...) -> [String] {
    fields.flatMap { decision.names?[$0] ?? [] }
  }

  var people: [String] {
    names(.deciders, .consulted, .informed).reduce(into: []) {
      if !$0.contains($1) { $0.append($1) }
    }
  }

  /// The identifiers of its options, for their places.
  var topics: [TopicID] {
    decision.optionNames.map {
      TopicID(decision: file.key, option: decision.isTopic ? nil : $0)
    }
  }
}
