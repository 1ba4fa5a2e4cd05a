import BusinessLogic
import Decisions
import JSONText
import Markup
import Presentation

/// Decisions as one file in HTML, which needs no network and can be read without scripts.
///
/// Each place has its route as its identifier, so `#/0007/redis` leads to an option. The same
/// decisions give the same bytes at any time and on any machine.
package enum HTMLDocument {
  package static func text(of files: [LibraryFile]) -> String {
    let book = Book(files.map { Chapter($0) })
    let only = files.count == 1 ? files.first : nil
    return Markup.page(
      title: only?.decision.title ?? "Decisions",
      PageAssets(style: .style, scripts: [.page]),
      data: book.data, body: book.body)
  }
}

extension Book {
  /// What the script searches: for each decision its title and its texts, each with its tier, its
  /// label, its route and its lines.
  package var data: String {
    let lines = chapters.map { chapter in
      let texts = chapter.file.searchableTexts.map { text -> JSON in
        let words = [text.label, "\(Route(text.place))", text.text] + text.below
        return .list([.value(text.tier)] + words.map { .string($0) })
      }
      return JSON.list([.string(chapter.decision.title)] + texts).document
    }
    return "[\n\(lines.joined(separator: ","))]\n"
  }

  fileprivate var body: Markup {
    Markup {
      if chapters.count > 1 {
        Tag.header {
          Tag.nav(.label("Parts")) {
            Tag.a(.href(Address(fragment: "/"))) { "Decisions" }
            Tag.a(.href(Address(fragment: "timeline"))) { "Timeline" }
          }
        }
      }
      Tag.main {
        if chapters.count > 1 {
          table
          timeline
        }
        for chapter in chapters { article(chapter) }
      }
      Tag.footer {
        Tag.p { "\(counted(chapters.count, "decision")), exported by ProsCons" }
      }
    }
  }

  var table: Markup {
    Tag.section(.id("/"), .class("part"), .labelledBy("all")) {
      Tag.h1(.id("all")) { "Decisions" }
      Tag.div(.class("scroll"), .focusable, .label("Decisions")) {
        Tag.table {
          Tag.thead {
            Tag.tr {
              for title in ["Number", "Title", "State", "Chosen", "Lead", "Date", "People", "Tags"]
              {
                Tag.th(.columnHeader) { title }
              }
            }
          }
          Tag.tbody(.id("rows")) { for chapter in chapters { chapter.row } }
        }
      }
    }
  }

  /// The decisions by date, each with those that it supersedes and that supersede it.
  var timeline: Markup {
    let dated = chapters.enumerated().filter { $1.decision.date != nil }
      .sorted {
        ($0.element.decision.date ?? "", $0.offset) < ($1.element.decision.date ?? "", $1.offset)
      }
    let undated = chapters.count - dated.count
    return Tag.section(.id("timeline"), .class("part"), .labelledBy("dates")) {
      Tag.h2(.id("dates")) { "Timeline" }
      Tag.ol(.class("timeline")) {
        for (_, chapter) in dated {
          Tag.li {
            chapter.moment
            succession(of: chapter)
          }
        }
      }
      if undated > 0 { Tag.p { "\(counted(undated, "decision")) without a date" } }
    }
  }

  /// Returns who superseded the decision, and whom it superseded.
  func succession(of chapter: Chapter) -> Markup {
    let key = chapter.file.key
    return Markup {
      for (index, old) in ways.predecessors[key, default: []].enumerated() {
        index == 0 ? "; supersedes " : ", "
        link(to: old)
      }
      if let successor = ways.successors[key] {
        "; superseded by "
        link(to: successor)
      }
    }
  }
}

extension Resource {
  // The hashes are written here, so that no run computes them; a test compares them with the texts.
  static let style = Resource(
    embedded: PackageResources.page_css, "sha256-UERoKX268icY715tMJEKjlGl37o6nzr5V99G/K2gM+Q=")
  static let page = Resource(
    embedded: PackageResources.page_js, "sha256-+diW3fGEONWu1sMAG0vceWvwq6DJAbr+8ASCF+Pxkfk=")
  static let live = Resource(
    embedded: PackageResources.live_js, "sha256-fzYplsg1+gfOj9oARBJJySyYNKv/W7O0NFjipznTczQ=")
}
