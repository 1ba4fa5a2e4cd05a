import Decisions
import Markup

/// A page of a server before it is written: equal ones look alike.
package enum ServedPage: Sendable, Equatable {
  case list(Book)
  case decision(Book)
  /// Nothing but a sentence.
  case sentence(String)

  /// The part that changes with the decisions.
  package var main: Markup {
    Tag.main {
      switch self {
      case .list(let book):
        Markup {
          book.table; book.timeline
        }
      case .decision(let book): Markup { for chapter in book.chapters { book.article(chapter) } }
      case .sentence(let sentence): Tag.p { sentence }
      }
    }
  }

  /// Returns the whole page, which shows later versions in place of its `main`.
  package func text(_ forms: Forms) -> String {
    let only = if case .decision(let book) = self { book.chapters.first } else { Chapter?.none }
    return Markup.page(
      title: only?.decision.title ?? "Decisions", Self.assets,
      body: Markup {
        Tag.header {
          Tag.nav(.label("Parts")) {
            Tag.a(.href(Address(path: "/"))) { "Decisions" }
            Tag.a(.href(Address(fragment: "timeline", in: "/"))) { "Timeline" }
            forms.undoing
          }
          Tag.p(.id("status"), .status)
        }
        main
      })
  }

  /// What a browser has to be told to allow.
  package static var policy: String { assets.policy }

  private static let assets = PageAssets(
    style: .style, scripts: [.live, .page], isServed: true)
}
