import BusinessLogic
import DecisionMarkdown
import Decisions
import TestSupport
import Testing

@testable import HTMLPages
@testable import Markup

struct PageTests {
  private func page(_ texts: [(String, String)]) -> String { Page.text(of: files(texts)) }

  @Test func `A folder is one page that has everything`() throws {
    let text = page([
      ("0001-queue.md", Self.queue), ("0002-broker.md", Self.broker),
      ("notes.md", "---\nsuperseded-by: 2\n---\n# Notes\n\n## Pros\n\n- one\n"),
    ])
    let body = text.firstMatch(of: /<body>(?s:.*?)(?=<script>)/)?.0 ?? ""
    let golden = Golden("Tests/HTMLPagesTests/Golden/decisions.html")
    #expect(try golden.differences(from: String(body)) == [])
  }

  @Test func `The same decisions give the same page wherever they are`() {
    #expect(
      page([("/home/a/adr/0001-queue.md", Self.queue), ("/home/a/adr/0002-broker.md", Self.broker)])
        == page([("0001-queue.md", Self.queue), ("0002-broker.md", Self.broker)]))
  }

  @Test func `A file that can't be read has no state`() {
    let file = LibraryFile(
      key: "0001", path: "0001-a.md", decision: Decision(title: "A", date: "2026", options: []),
      isReadable: false)
    let text = Page.text(of: [file] + files([("0002-b.md", "# B\n\n* Status: accepted\n")]))
    #expect(text.matches(of: /not read/).count == 3)
    #expect(!text.contains("undecided"))
  }

  @Test func `A title of the page replaces the heading of the file below it`() {
    let text = page([
      (
        "0001-a.md",
        """
        # A

        ## Context

        One.

        More.

        ### Costs

        None.

        ## Decision Outcome

        Because.

        So.
        """
      )
    ])
    let headings = text.matches(of: /<h[1-6]>(?:<span.*?span>)?(?:<bdi>)?([^<]*)/).map(\.1)
    #expect(headings == ["A", "Context", "Outcome", "Costs"])
  }

  @Test func `A book made from an earlier one equals one made anew, whatever has changed`() {
    let before = Book(files([("0001-a.md", "# A\n"), ("0002-b.md", "# B\n")]).map { Chapter($0) })
    for (number, text) in [
      (0, "---\nstatus: superseded by [0002](0002-b.md)\n---\n# A\n"), (0, "# C\n"),
      (1, "---\nstatus: supersedes [0001](0001-a.md)\n---\n# B\n"),
    ] {
      var chapters = before.chapters
      chapters[number] = Chapter(files([(chapters[number].file.path, text)])[0])
      #expect(Book(chapters, after: before) == Book(chapters))
    }
  }

  @Test func `A link with escapes leads to its decision, also in a quotation at the top`() {
    let text = page([("0001-a.md", "# A\n\n> [B](0002%20b.md)\n"), ("0002 b.md", "# B\n")])
    #expect(text.contains("<blockquote><p><a href=\"#/0002\">B</a></p>"))
  }

  @Test func `The hash of the style and of the script is that of its text`() async throws {
    for resource in [Resource.style, .script] {
      let run = try await Transcript.of(
        "/bin/sh", arguments: ["-c", "sha256sum || shasum -a 256"], input: resource.text)
      let bits = run.text.prefix(64).compactMap(\.hexDigitValue).map { digit in
        [8, 4, 2, 1].map { digit & $0 == 0 ? "0" : "1" }.joined()
      }
      let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/")
      let all = Array(bits.joined() + "00")
      let hash = stride(from: 0, to: all.count, by: 6).compactMap {
        Int(String(all[$0..<$0 + 6]), radix: 2).map { letters[$0] }
      }
      #expect(resource.hash == "sha256-\(String(hash))=")
    }
  }

  @Test func `Nothing in a file becomes an element, an attribute or an address that acts`() {
    let hostile = "</script><script>a()</script><img src=x onerror=a()>\" onclick=\"a()"
    let text = page([
      (
        "0001-a.md",
        """
        ---
        status: "\(hostile)"
        date: <svg onload=a()>
        deciders: [<b>, '" x="']
        ---
        # \(hostile)

        \(hostile) [a](javascript:a()) <javascript:a()>

        ## Considered Options

        * \(hostile)
        * b

        ## Pros and Cons of the Options

        ### \(hostile)

        * Good, because \(hostile) <!-- weight: 3 -->
          * \(hostile)

        ## \(hostile)

        | a | \(hostile) |
        |---|---|
        | [b](data:text/html,x) | c |

        ```
        \(hostile)
        ```
        """
      ), ("0002-b.md", "# B\n\n## Cons\n\n- c\n"),
    ])
    let body = text[(text.firstRange(of: "<body>")?.upperBound ?? text.startIndex)...]
    #expect(body.firstRange(of: "onerror=a") != nil)
    let elements = body.matches(of: /<(\/?)([a-zA-Z0-9]+)([^>]*)>/)
    let known = Set(Self.elements)
    for element in elements {
      #expect(known.contains(String(element.2)))
      for attribute in element.3.matches(of: /\s([a-zA-Z-]+)="([^"]*)"/) {
        #expect(!attribute.1.hasPrefix("on") && attribute.1 != "style" && attribute.1 != "src")
        if attribute.1 == "href" { #expect(attribute.2.hasPrefix("#")) }
      }
      // Nothing but names and quoted values is left.
      #expect(element.3.replacing(/\s([a-zA-Z-]+)="([^"]*)"/, with: "") == "")
    }
  }

  private static let elements = [
    "a", "article", "bdi", "body", "code", "dd", "div", "dl", "dt", "em", "footer", "h1", "h2",
    "h3",
    "h4", "header", "html", "li", "main", "nav", "ol", "p", "pre", "progress", "section", "span",
    "strong", "table", "tbody", "td", "th", "thead", "tr", "ul", "script",
  ]
}

/// Returns the decisions in Markdown texts, by the names of their files.
func files(_ texts: [(String, String)]) -> [LibraryFile] {
  texts.map { path, text in
    let name = path.split(separator: "/").last.map(String.init) ?? path
    let number = Int(name.prefix { $0.isNumber })
    return LibraryFile(
      key: number == nil ? String(name.dropLast(3)) : String(name.prefix(4)), path: path,
      number: number, decision: DecisionMarkdown.decision(in: Array(text.utf8), named: name))
  }
}

extension PageTests {
  fileprivate static let queue = """
    ---
    status: superseded by [0002](0002-broker.md) and [notes](notes.md)
    date: 2024-05-01
    deciders: [Ann, Bob]
    tags: [data]
    ---
    # Which queue?

    We need a *queue*, see [the next](0002-broker.md#x) and [this](https://example.org).

    ## Decision Drivers

    * cost

    ## Considered Options

    * Redis: an *in-memory* store
    * [RabbitMQ](https://example.org)

    ## Decision Outcome

    Chosen option: "Redis", because it is `there`.

    ### Consequences

    * Good, because quick
      * by half
    * Bad, because more memory

    ## Pros and Cons of the Options

    ### Redis

    Some text of Redis.

    * Good, because it is fast <!-- weight: 3 -->
      * measured
    * Neutral, because known

    #### Loss

    * Bad, because it forgets

    ### RabbitMQ

    * Good, because it keeps
    * Bad, because heavy

    ## More Information

    | a | b |
    |---|---|
    | 1 | 2 |

    ```
    code < text
    ```
    """

  fileprivate static let broker = """
    # <b>Which</b> broker & "why"?

    Date: 2025-02-03

    ## Considered Options

    * A
    * B

    ## Pros and Cons of the Options

    ### A

    * Good, because one

    ### B

    * Good, because other
    """
}
