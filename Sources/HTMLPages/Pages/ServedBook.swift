import BusinessLogic
import Decisions
import Markup
import Presentation

/// Decisions as pages of a server: one lists all, and each decision has one of its own.
package struct ServedBook: Sendable, Equatable {
  private var book: Book

  package init(_ files: [LibraryFile]) { book = Book(files) }

  package static func == (left: ServedBook, right: ServedBook) -> Bool {
    left.book.chapters == right.book.chapters
  }

  package var files: [LibraryFile] { book.chapters.map(\.file) }

  /// Returns the book with another decision in place of the one with this key. Who supersedes whom stays.
  package func holding(_ decision: Decision, called key: String) -> ServedBook {
    var next = self
    for (place, chapter) in book.chapters.enumerated() where chapter.file.key == key {
      next.book.chapters[place] = Chapter(chapter.file.holding(decision))
    }
    return next
  }

  /// Returns the part of a page that changes with the decisions; `nil` if there is no such decision.
  package func main(at route: Route, _ forms: Forms) -> Markup? {
    var book = book
    book.forms = forms
    guard let key = route.topic?.decision else {
      return Tag.main {
        book.table; book.timeline
      }
    }
    return book.chapters.first { $0.file.key == key }.map { chapter in
      Tag.main { book.article(chapter) }
    }
  }

  /// What the script searches.
  package var data: String { book.data }

  /// Returns the part of a page that has nothing but a sentence.
  package static func main(saying sentence: String) -> Markup { Tag.main { Tag.p { sentence } } }

  /// Returns a whole page, which shows later ones in place of its `main`.
  package static func page(_ main: Markup, _ forms: Forms) -> String {
    Markup.page(
      title: "Decisions", assets,
      body: Markup {
        Tag.header {
          Tag.nav(.label("Parts")) {
            Tag.a(.href(Address(path: "/"))) { "Decisions" }
            Tag.a(.href(Address(place: "timeline", in: "/"))) { "Timeline" }
            forms.undoing
          }
          Tag.p(.id("said"), .status)
        }
        main
      })
  }

  /// What a browser has to be told to allow.
  package static var policy: String { assets.policy }

  private static let assets = PageAssets(
    style: Resource(embedded: PackageResources.page_css),
    scripts: [
      Resource(embedded: PackageResources.live_js), Resource(embedded: PackageResources.page_js),
    ], isServed: true)
}
