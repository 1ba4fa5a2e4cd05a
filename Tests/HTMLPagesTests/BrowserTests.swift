import Decisions
import Presentation
import TestSupport
import Testing

@testable import BusinessLogic
@testable import HTMLPages

@Suite(.enabled(if: Browser.path != nil, "Chromium is missing: .ci/chromium installs it"))
struct BrowserTests {
  @Test func `The page sorts, filters, searches, leads to a place and weighs, without a message`()
    async throws
  {
    let browser = try Browser()
    try browser.write(
      HTMLDocument.text(of: files([("0001-queue.md", Self.queue), ("0002-b.md", Self.broker)])),
      to: "page.html")
    let said = try await browser.run(
      """
      const rows = () => [...page.querySelectorAll("#rows tr")].filter(row => !row.hidden)
        .map(row => row.dataset.key);
      const button = page.querySelectorAll("thead button")[1];
      button.click();
      say("sorted", rows(), button.closest("th").ariaSort);
      button.click();
      say("back", rows());
      const people = [...page.querySelectorAll("select")][1];
      people.value = "Ann";
      people.dispatchEvent(new view.Event("change"));
      say("Ann", rows());
      const input = page.querySelector("input[type=search]");
      const search = text => { input.value = text; input.dispatchEvent(new view.Event("input")); };
      search("FAST");
      say("found", [...page.querySelectorAll(".found a")].map(link => [link.hash, link.textContent]));
      search("");
      say("links", [...page.querySelectorAll('a[href^="#"]')].every(link =>
        page.getElementById(decodeURIComponent(link.hash.slice(1)))));
      view.location.hash = "/0001/redis/pros/1";
      await pause();
      say("shown", shown());
      page.querySelector("article .compared > button").click();
      say("focus", page.activeElement.type);
      page.activeElement.value = 0;
      page.activeElement.dispatchEvent(new view.Event("input"));
      say(page.querySelector(".panel p").textContent);
      say(page.querySelector(".panel pre").textContent.trim().replaceAll("\\n", " | "));
      view.location.hash = "/";
      await pause();
      say("shown", shown());
      say("reachable", [...page.querySelectorAll("a, button, input, select")].every(control =>
        control.tabIndex >= 0 && (control.textContent || control.labels?.length || control.ariaLabel)));
      say("no id twice", new Set([...page.querySelectorAll("[id]")].map(e => e.id)).size
        === page.querySelectorAll("[id]").length);
      """, framing: "page.html")
    #expect(
      said == [
        #"sorted ["0002","0001"] ascending"#, #"back ["0001","0002"]"#, #"Ann ["0001"]"#,
        ##"found [["#/0001/redis/pros/1","it is fast"]]"##, "links true", #"shown ["/0001"]"#,
        "focus range", "RabbitMQ (0) leads Redis by 1",
        "draft | /0001/redis | weigh pro 1 0 # it is fast", #"shown ["/","timeline"]"#,
        "reachable true", "no id twice true",
      ])
  }

  @Test func `The script of a hostile text doesn't run`() async throws {
    let hostile = "</script><script>parent.say('ran')</script><img src=x onerror=parent.say('ran')>"
    let browser = try Browser()
    let page = HTMLDocument.text(
      of: files([("0001-a.md", "# \(hostile)\n\n## Pros\n\n- \(hostile)\n")]))
    try browser.write(page, to: "page.html")
    let kept = "say(page.querySelector('h1').textContent.includes('<img'))"
    #expect(try await browser.run(kept, framing: "page.html") == ["true"])
    // Nor would it if it were an element: the policy allows only the script of the program.
    try browser.write(
      page.replacing("</main>", with: "<script>parent.say('ran')</script></main>"), to: "page.html")
    let said = try await browser.run(kept, framing: "page.html")
    #expect(said.first == "true" && !said.contains("ran"))
    #expect(said.contains { $0.contains("Content Security Policy") })
  }

  @Test func `Totals, order and tipping points are those of compare and flip`() async throws {
    var random = SeededGenerator(seed: 1)
    let cases = (0..<1000).map { _ -> String in
      let options = (0...random.number(0...3)).map { _ in
        let heaviest = random.pick([1, 5, 5, 999_999_999])
        return Topic(
          title: "",
          arguments: (0..<random.number(0...4)).map { _ in
            Argument(random.pick(Side.allCases), "", weight: random.number(0...heaviest))
          })
      }
      let flip = Flip(of: options)
      func numbers(_ changes: [WeightChange]) -> [[Int]] {
        changes.map { [$0.option, $0.argument, $0.to] }
      }
      let items = options.map { $0.arguments.map { "[\"\($0.side.rawValue)\", \($0.weight)]" } }
      let weighed = "[\(items.map { "[\($0.joined(separator: ","))]" }.joined(separator: ","))]"
      return "[\(weighed), \(flip.lead.totals), \(flip.lead.ranking.flatMap(\.self)), "
        + "\(numbers(flip.turning)), \(numbers(flip.tying))]"
    }
    let said = try await Browser().run(
      """
      let equal = 0;
      for (const [items, ...expected] of [\(cases.joined(separator: ",\n"))]) {
        const options = items.map(option => option.map(([side, weight]) => ({ side, weight })));
        const { totals, order } = lead(options);
        const numbers = past => smallest(options, past).map(change => [change.option, change.index, change.to]);
        equal += JSON.stringify([totals, order, numbers(1), numbers(0)]) === JSON.stringify(expected);
      }
      say(equal, "equal");
      """, head: Self.script)
    #expect(said == ["1000 equal"])
  }

  @Test func `The first matches are those of search`() async throws {
    var random = SeededGenerator(seed: 2)
    let words = [
      "queue", "Queue-like", "que", "re-queue", "é", "Été", "ß", "STRASSE", "İ", "Σας", "日本", "a",
      "the queue", "*the*",
    ]
    func text() -> String {
      (0...random.number(0...5)).map { _ in random.pick(words) }.joined(separator: " ")
    }
    let files = (1...1000).map { number in
      let options = (0...random.number(0...2)).map { _ in
        Topic(
          title: text(),
          arguments: (0..<random.number(0...2)).map { _ in
            Argument(random.pick(Side.allCases), text(), details: random.pick([[], [text()]]))
          }, notes: random.pick([[], [text()]]), wordings: [text()])
      }
      return LibraryFile(
        key: "\(number)", path: "\(number).md",
        decision: Decision(
          title: text(), options: options, context: text(),
          sections: [
            .init(heading: nil, level: 0, blocks: [.init(.list, "* \(text())\n* \(text())")])
          ]))
    }
    let index = SearchIndex(files.map { SearchedFile($0) })
    let queries = (0..<100).map { _ in
      "\(random.pick(words)) \(random.pick(["", "", "q", random.pick(words)]))"
    }
    let expected = try queries.map { query in
      try SearchResults(of: query, in: index, limit: 10).rows.map { row in
        "\(row.text.prefix { $0 != ":" }) \(Route(row.place))"
      }
    }
    let page = HTMLDocument.text(of: files)
    let data = try #require(page.firstMatch(of: /id="data">([^<]*)/)?.1)
    let said = try await Browser().run(
      """
      const index = indexed(\(data));
      for (const query of \(queries)) {
        say(search(query, index, 10).best.map(match => `${match.label} ${match.route}`).join(";"));
      }
      """, head: Self.script)
    #expect(expected.allSatisfy { !$0.isEmpty })
    #expect(said == expected.map { $0.joined(separator: ";") })
  }

  private static var script: String {
    let path = "\(SourceTree.root)/Sources/HTMLPages/Resources/page.js"
    return "<script>\(String(decoding: (try? FileBytes.read(path)) ?? [], as: UTF8.self))</script>"
  }

  private static let queue = """
    ---
    date: 2024-05-01
    deciders: [Ann, Bob]
    ---
    # Which queue?

    ## Considered Options

    * Redis
    * RabbitMQ

    ## Pros and Cons of the Options

    ### Redis

    * Good, because it is fast <!-- weight: 3 -->
    * Bad, because it forgets

    ### RabbitMQ

    * Good, because it keeps
    * Bad, because heavy
    """

  private static let broker = "# A broker?\n\n## Cons\n\n- slow\n"
}
