import BusinessLogic
import Decisions
import JSONText
import Markup
import Presentation

/// A page before it is written: equal ones look alike.
package enum Page: Sendable, Equatable {
  /// The list of a book's decisions; in a file, the decisions follow it.
  case list(Book)
  /// The decisions of a book without their list.
  case decisions(Book)
  /// Only a sentence, and a link back to a route.
  case sentence(String, Route)

  /// The part that changes with the decisions.
  package var main: Markup {
    Tag.main {
      switch self {
      case .list(let book): book.warning + book.list; book.forms == nil ? book.articles : .nothing
      case .decisions(let book): book.warning + book.articles
      case .sentence(let sentence, let route):
        Tag.h1 { sentence }
        Tag.a(.href(Address(of: route, isServed: true))) { "Back to \(route)" }
      }
    }
  }

  /// Returns the whole page of a server. Its script puts later versions in place of `main`.
  package func text(_ forms: Forms) -> String {
    (Self.header(forms) + main).page(
      title: title, style: .style, script: .script,
      permissions: "form-action 'self'; connect-src 'self'")
  }

  private var title: String {
    guard case .decisions(let book) = self else { return "Decisions" }
    return book.chapters.first?.file.decision.title ?? ""
  }

  private static func header(_ forms: Forms? = nil) -> Markup {
    Tag.header {
      Tag.nav(.label("Parts")) {
        Tag.a(.href(Address(of: .decisions, isServed: forms != nil))) { "Decisions" }
        Tag.a(.href(Address(path: forms == nil ? "" : "/", fragment: "timeline"))) { "Timeline" }
        forms?.undoing
      }
      if forms != nil { Tag.p(.id("status"), .status) }
    }
  }

  /// Returns decisions as one file, which needs no network and can be read without scripts.
  ///
  /// Each place has its route as its identifier, so `#/0007/redis` leads to an option. The same
  /// decisions give the same bytes at any time and on any machine.
  package static func text(of files: [LibraryFile]) -> String {
    let book = Book(files.map { Chapter($0) })
    let page = files.count == 1 ? Page.decisions(book) : .list(book)
    let body = Markup {
      if files.count > 1 { header() }
      page.main
      Tag.footer { Tag.p { "\(counted(files.count, "decision")), exported by ProsCons" } }
    }
    return body.page(
      title: page.title, style: .style, script: .script, permissions: "form-action 'none'",
      data: book.data)
  }
}

extension Book {
  /// What the script searches: for each decision its title and its texts, each with its tier, its
  /// label, its route and its lines.
  package var data: String {
    let lines = chapters.map { chapter in
      let texts = chapter.file.passages.map { match -> JSON in
        let passage = match.passage
        let words = [passage.label, "\(Route(match.place))", passage.text] + passage.below
        return .list([.value(passage.kind.tier)] + words.map { .string($0) })
      }
      return JSON.list([.string(chapter.file.decision.title)] + texts).document
    }
    return "[\n\(lines.joined(separator: ","))]\n"
  }
}

extension Resource {
  // The hashes are written here, so that no run computes them; a test compares them with the texts.
  static let style = Resource(
    embedded: PackageResources.page_css, "sha256-jO7ZInL3nzoDfah9XFYf+nlHCxO7lTkKOBFq5eAiWa8=")
  static let script = Resource(
    embedded: PackageResources.page_js, "sha256-Fa6HvocQoFGDXOrBnZrqW2fOQ1OKXz+iMeqMk3yDmIQ=")
}
