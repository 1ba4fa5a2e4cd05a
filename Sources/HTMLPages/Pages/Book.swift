import BusinessLogic
import Decisions
import Markup
import Presentation

/// Decisions as pages: in one file, or of a server, where one page lists all and each has its own.
package struct Book: Sendable, Equatable {
  package private(set) var chapters: [Chapter]

  /// The key of the decision that supersedes each one, by its key.
  let successors: [String: String]

  /// The keys of the decisions that each one supersedes, by its key.
  let predecessors: [String: [String]]

  /// The key of the decision at each path.
  private var keys = ByPath<String>()

  /// The forms of a server's pages, of which each decision has one; `nil` in a file.
  private(set) var forms: Forms?

  package init(_ chapters: [Chapter]) {
    let files = chapters.map(\.file)
    let successors = files.successors
    (self.chapters, self.successors) = (chapters, successors)
    predecessors = Dictionary(
      grouping: files.map(\.key).filter { successors[$0] != nil }, by: { successors[$0] ?? "" })
    for file in files.reversed() { keys[file.path] = file.key }
  }

  /// Returns the book with another decision in place of the one with this key.
  package func holding(_ decision: Decision, called key: String) -> Book {
    Book(
      chapters.map { chapter in
        chapter.file.key == key ? Chapter(chapter.file.holding(decision), isServed: true) : chapter
      })
  }

  /// Returns the page of a route on a server; `nil` if it has none of its own.
  package func page(at route: Route, _ forms: Forms) -> Page? {
    var book = self
    book.forms = forms
    if route == .decisions { return .list(book) }
    guard case .decision(let key) = route,
      let chapter = chapters.first(where: { $0.file.key == key })
    else { return nil }
    book.chapters = [chapter]
    return .decisions(book)
  }

  /// Returns a link to a decision, by its key or with other words.
  func link(to key: String, _ words: String? = nil) -> Markup {
    Tag.a(.href(address(of: .decision(key)))) { Tag.bdi { words ?? key } }
  }

  /// Returns where the text at a route is.
  func address(of route: Route) -> Address { Address(of: route, isServed: forms != nil) }

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

extension Address {
  /// Creates the address of the text at a route, in a file or in a page of a server.
  package init(of route: Route, isServed: Bool) {
    let page = route.topic.map { "\(Route.decision($0.decision))" } ?? "/"
    self.init(path: isServed ? page : "", fragment: "\(route)")
  }
}
