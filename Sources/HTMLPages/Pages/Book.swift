import BusinessLogic
import Decisions
import Markup
import Presentation

/// Decisions as pages: in one file, or of a server, where one page lists all and each has its own.
package struct Book: Sendable, Equatable {
  package private(set) var chapters: [Chapter]
  let ways: Ways

  /// The forms of a server's pages, of which each decision has one; `nil` in a file.
  private(set) var forms: Forms?

  /// Creates a book. The ways of an earlier version are kept if no link has changed.
  package init(_ chapters: [Chapter], after last: Book? = nil) {
    self.chapters = chapters
    let keeps =
      last?.chapters.elementsEqual(chapters) { $0 === $1 || $0.file.leads(as: $1.file) } == true
    ways = last.flatMap { keeps ? $0.ways : nil } ?? Ways(chapters.map(\.file))
  }

  /// Returns the book with another decision in place of the one with this key.
  package func holding(_ decision: Decision, called key: String) -> Book {
    guard let index = ways.indices[key] else { return self }
    var chapters = chapters
    chapters[index] = Chapter(chapters[index].file.holding(decision), isServed: true)
    return Book(chapters, after: self)
  }

  /// Returns the page of a route on a server; `nil` if it has none of its own.
  package func page(at route: Route, _ forms: Forms) -> Page? {
    var book = self
    book.forms = forms
    if route == .decisions { return .list(book) }
    guard case .decision(let key) = route, let index = ways.indices[key] else { return nil }
    book.chapters = [chapters[index]]
    return .decisions(book)
  }

  /// Returns a link to a decision.
  func link(to key: String) -> Markup {
    Tag.a(.href(address(of: .decision(key)))) { Tag.bdi { key } }
  }

  /// Returns where the text at a route is.
  func address(of route: Route) -> Address { Address(of: route, isServed: forms != nil) }

  /// Returns where a link in a file leads: to the decision in the page, or as it is written.
  func address(of target: String, in file: LibraryFile) -> Address? {
    guard let address = Address(target), !address.isElsewhere else { return Address(target) }
    let path = target.prefix { $0 != "#" && $0 != "?" }
    // Headings of the Markdown file are no places here.
    let key = path.isEmpty ? file.key : ways.keys[path, in: file.path]
    // A server has no other files.
    return key.map { self.address(of: .decision($0)) } ?? (forms == nil ? address : nil)
  }
}

/// The ways between decisions.
struct Ways: Sendable, Equatable {
  /// The key of the decision that supersedes each one, by its key.
  let successors: [String: String]

  /// The keys of the decisions that each one supersedes, by its key.
  let predecessors: [String: [String]]

  /// The index of each decision in the book, by its key.
  let indices: [String: Int]

  private(set) var keys = ByPath<String>()

  init(_ files: [LibraryFile]) {
    for file in files.reversed() { keys[file.path] = file.key }
    indices = Dictionary(zip(files.map(\.key), files.indices)) { first, _ in first }
    let successors = files.successors
    self.successors = successors
    predecessors = Dictionary(
      grouping: files.map(\.key).filter { successors[$0] != nil }, by: { successors[$0] ?? "" })
  }
}

extension LibraryFile {
  /// Whether the same ways lead from and to another version of a file.
  fileprivate func leads(as other: LibraryFile) -> Bool {
    key == other.key && path == other.path && decision.successor == other.decision.successor
      && decision.predecessors == other.decision.predecessors
  }
}

extension Address {
  /// Creates the address of the text at a route, in a file or in a page of a server.
  package init(of route: Route, isServed: Bool) {
    let page = route.topic.map { "\(Route.decision($0.decision))" } ?? "/"
    self.init(path: isServed ? page : "", fragment: "\(route)")
  }
}
