import BusinessLogic
import Decisions
import Markup
import Presentation

/// Decisions as pages: in one file, or of a server, where one page lists all and each has its own.
package struct Book: Sendable, Equatable {
  package private(set) var chapters: [Chapter]

  /// The key of the decision that supersedes each one, by its key.
  let successors: [String: String]

  /// The key of the decision at each path.
  private let keys: ByPath<String>

  /// The forms of a server's pages, of which each decision has one; `nil` in a file.
  private(set) var forms: Forms?

  /// Why a server's pages may be out of date; `nil` if they aren't.
  private(set) var trouble: String?

  /// Creates a book. It takes its successors and keys from an earlier book if the references of the
  /// decisions are the same there.
  package init(_ chapters: [Chapter], after last: Book? = nil) {
    self.chapters = chapters
    if let last, last.chapters.elementsEqual(chapters, by: { $0.refers(like: $1) }) {
      (successors, keys) = (last.successors, last.keys)
    } else {
      (successors, keys) = chapters.map(\.file).succession
    }
  }

  /// Returns the book with another decision in place of the one with this key.
  package func holding(_ decision: Decision, called key: String) -> Book {
    let chapters = chapters.map { chapter in
      chapter.file.key == key ? Chapter(chapter.file.holding(decision), isServed: true) : chapter
    }
    return Book(chapters, after: self)
  }

  /// Returns the page of a route on a server; `nil` if it has none of its own. `trouble` is why newer
  /// contents can't be read.
  package func page(at route: Route, _ forms: Forms, trouble: String?) -> Page? {
    var book = self
    (book.forms, book.trouble) = (forms, trouble)
    if route == .decisions { return .list(book) }
    guard case .decision(let key) = route,
      let chapter = chapters.first(where: { $0.file.key == key })
    else { return nil }
    book.chapters = [chapter]
    return .decisions(book)
  }

  /// The warning that the contents may be out of date.
  var warning: Markup {
    trouble.map { trouble in
      Tag.p(.class("problem")) { "Offline: \(trouble); keeping the last contents" }
    } ?? .nothing
  }

  var articles: Markup {
    Markup { for chapter in chapters { Article(of: chapter.file, in: self).markup } }
  }

  func link(to key: String) -> Markup {
    Tag.a(.href(address(of: .decision(key)))) { Tag.bdi { key } }
  }

  func keys(linkedOn line: Int?, in file: LibraryFile) -> [String] {
    file.decision.links.compactMap { link in
      guard link.line == line, case .file(let path) = link.target else { return nil }
      return keys[path, in: file.path]
    }
  }

  func address(of route: Route) -> Address { Address(of: route, isServed: forms != nil) }

  /// Returns where a link in a file leads: to the decision in the page, or to another file.
  func address(of target: String, in file: LibraryFile) -> Address? {
    guard let address = Address(target), !address.isElsewhere else { return Address(target) }
    let path = target.prefix { $0 != "#" && $0 != "?" }
    // Headings of the Markdown file are no places here.
    let key = path.isEmpty ? file.key : keys[Address.unescaped(path), in: file.path]
    if let key { return self.address(of: .decision(key)) }
    // A server has no other files.
    if forms != nil { return nil }
    guard let slash = file.path.lastIndex(of: "/"), !path.hasPrefix("/"), !file.path.hasPrefix("/")
    else { return address }
    // The page needn't be in the folder of the file.
    let place = normalized(Address.escaped(String(file.path[...slash])) + path)
    return Address((place.isEmpty ? "." : place) + target[path.endIndex...])
  }
}

extension Address {
  /// Creates the address of the text at a route, in a file or in a page of a server.
  package init(of route: Route, isServed: Bool) {
    let page = route.topic.map { "\(Route.decision($0.decision))" } ?? "/"
    self.init(path: isServed ? page : "", fragment: "\(route)")
  }
}
