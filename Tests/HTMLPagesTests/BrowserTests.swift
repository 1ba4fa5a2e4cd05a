import Decisions
import Presentation
import TestSupport
import Testing

@testable import BusinessLogic
@testable import HTMLPages

@Suite(
  .timeLimit(.minutes(2)),
  .enabled(if: Chromium.path != nil, "Chromium is missing: .ci/chromium installs it"))
struct BrowserTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// Opens a text as a page.
  private func open(_ html: String) async throws -> BrowserPage {
    try await BrowserPage("file://\(folder.write(html, to: "page.html"))")
  }

  @Test func `The page sorts, filters, searches, leads to a place and weighs, without a message`()
    async throws
  {
    let page = try await open(
      Page.text(of: files([("0001-queue.md", Self.queue), ("0002-b.md", Self.broker)])))
    let log = try await page.value(
      """
      (async () => {
        const log = [];
        const note = (...words) => log.push(words.join(" "));
        const shown = () => all("article, .part").filter(part => part.checkVisibility()).map(part => part.id);
        const moved = () => new Promise(resolve => addEventListener("hashchange", resolve, { once: true }));
        const rows = () => all("#decisions tbody tr").filter(row => !row.hidden).map(row => row.cells[0].textContent);
        const button = all("thead button")[1];
        button.click();
        note("sorted", rows(), button.closest("th").ariaSort);
        button.click();
        note("back", rows());
        const people = all("select")[1];
        people.value = "Ann";
        people.dispatchEvent(new Event("input"));
        note("Ann", rows());
        const input = document.querySelector("input[type=search]");
        const search = async text => { input.value = text; await input.oninput(); };
        await search("FAST");
        note("found", all(".found a").map(link => [link.hash, link.textContent]));
        await search("all_of_it");
        note("words", document.querySelector(".found a").textContent);
        for (const row of all("#decisions tbody tr")) row.hidden = true;
        await search("FAST");
        note("filtered", all(".found a").length);
        await search("");
        note("links", all('a[href^="#"]').every(link =>
          document.getElementById(decodeURIComponent(link.hash.slice(1)))));
        location.hash = "/0001/redis/pros/1";
        await moved();
        note("shown", shown());
        const above = document.querySelector("article .compared > button");
        note("below", above.previousElementSibling.className);
        above.click();
        note("focus", document.activeElement.type, document.activeElement.ariaLabel);
        note("others", all(".shown li .weight").map(one => one.textContent));
        document.activeElement.value = 0;
        document.activeElement.dispatchEvent(new Event("input"));
        note(document.querySelector(".tried").textContent);
        note(document.querySelector(".total").textContent, document.querySelector(".flip p").textContent);
        note(document.querySelector(".panel pre").textContent.trim().replaceAll("\\n", " | "));
        location.hash = "/";
        await moved();
        note("shown", shown());
        note("reachable", all("a, button, input, select").every(control =>
          control.tabIndex >= 0 && (control.textContent || control.labels?.length || control.ariaLabel)));
        note("no id twice", new Set(all("[id]").map(e => e.id)).size === all("[id]").length);
        return log.join("; ");
      })()
      """)
    let expected = [
      "sorted 0002,0001 ascending", "back 0001,0002", "Ann 0001",
      "found #/0001/redis/pros/1,it is fast", "words it forgets all_of_it", "filtered 0",
      "links true", "shown /0001",
      "below balance",
      "focus range Weight of pro 1 of Redis: it is fast",
      "others  weight 3, ranking changes at 0, weight 1, ranking changes at 4, "
        + "weight 1, ranking changes at 4, weight 1",
      "RabbitMQ (0) leads Redis (-1) by 1",
      "-1 1 pro, weight 0, 1 con Changing one weight by 2 changes the ranking:",
      "draft | /0001/redis | weigh pro 1 0 # it is fast", "shown /,timeline", "reachable true",
      "no id twice true",
    ]
    #expect(log == "\"\(expected.joined(separator: "; "))\"")
    #expect(page.console == [])
  }

  @Test func `A phone shows each decision of the list without scrolling sideways`() async throws {
    let texts = [
      ("0001-queue.md", Self.queue), ("0002-b.md", "# \(String(repeating: "a", count: 80))\n"),
    ]
    let page = try await open(Page.text(of: files(texts)))
    try await page.shrink(to: 360)
    let widths =
      "[document.documentElement, ...all('.part')].map(one => one.scrollWidth > one.clientWidth)"
    #expect(try await page.value(widths) == "[false,false,false]")
  }

  @Test func `Trying weights in a tie fits a phone, and its lines are whole at the prompt`()
    async throws
  {
    let text = """
      # Tea

      ## Options

      ### Green

      * Good, because it is in C:\\temp\\

      ### Black

      * Good, because it is a tea that has a long text
      """
    let page = try await open(Page.text(of: files([("0001-tea.md", text)])))
    try await page.shrink(to: 360)
    _ = try await page.value("document.querySelector('article .compared > button').click()")
    #expect(
      try await page.value("document.querySelector('li .weight').textContent")
        == "\" weight 1, ranking changes at 0, ranking changes at 2\"")
    #expect(try await page.value("document.documentElement.scrollWidth") == "360")
    _ = try await page.value(
      "(document.activeElement.value = 0, document.activeElement.dispatchEvent(new Event('input')))"
    )
    #expect(
      try await page.value("document.querySelector('.panel pre').textContent.split('\\n')[2]")
        == #""weigh pro 1 0 # it is in C:\\temp\\\\""#)
  }

  @Test func `An option moves when its slider is let go, and not from under the pointer`()
    async throws
  {
    let page = try await open(Page.text(of: files([("0001-queue.md", Self.queue)])))
    _ = try await page.value("document.querySelector('article .compared > button').click()")
    let slider = "document.querySelector('[id=\"/0001/redis/cons/1\"] input')"
    let places =
      "['left', 'right', 'top'].map(side => Math.round(\(slider).getBoundingClientRect()[side]))"
    let seen =
      "[...document.querySelectorAll('.option')].map(box => box.style.order).join() + \(slider).value"
    let found = try await page.value(places).matches(of: /\d+/).compactMap { Int($0.0) }
    let (left, right, y) = (found[0], found[1], found[2] + 10)
    let points = [left + 20, left + 60, right - 4].map { (x: $0, y: y) }
    try await page.drag(points, isHeld: true)
    #expect(try await page.value(seen) == "\"0,110\"")
    #expect(
      try await page.value("document.querySelector('.tried').textContent")
        == "\"RabbitMQ (0) leads Redis (-7) by 7\"")
    #expect(
      try await page.value("all('.total strong').map(sum => sum.dataset.rank)") == "[\"2\",\"1\"]")
    try await page.drag([points[2]], isHeld: false)
    try await page.expect("\(seen) === '1,010'")
  }

  @Test func `Going back shows the list at its earlier scroll position`() async throws {
    let texts = (1...80).map { ("00\($0).md", "# Decision \($0)\n") }
    let page = try await open(Page.text(of: files(texts)))
    _ = try await page.value("scrollTo(0, 900)")
    _ = try await page.value("document.querySelectorAll('#decisions a')[40].click()")
    try await page.expect("document.querySelector('.shown') && scrollY < 900")
    _ = try await page.value("history.back()")
    try await page.expect("!document.querySelector('.shown') && scrollY === 900")
  }

  @Test func `The script of a hostile text doesn't run`() async throws {
    let hostile =
      "</script><script>globalThis.ran = 1</script><img src=x onerror='globalThis.ran = 1'>"
    let html = Page.text(
      of: files([("0001-a.md", "# \(hostile)\n\n## Pros\n\n- \(hostile)\n")]))
    let kept = "[document.querySelector('h1').textContent.includes('<img'), 'ran' in globalThis]"
    let page = try await open(html)
    #expect(try await page.value(kept) == "[true,false]")
    #expect(page.console == [])
    // Nor would it if it were an element: the policy allows only the script of the program.
    let other = try await open(
      html.replacing("</main>", with: "<script>globalThis.ran = 1</script></main>"))
    #expect(try await other.value(kept) == "[true,false]")
    #expect(other.console.contains { $0.contains("Content Security Policy") })
  }

  @Test func `Totals, order, sentence and tipping points are those of compare`() async throws {
    var random = SeededGenerator(seed: 1)
    let cases = (0..<1000).map { _ -> String in
      let options = (0...random.number(0...5)).map { number in
        let heaviest = random.pick([1, 5, 5, 999_999_999])
        return Topic(
          title: "Option \(number)",
          arguments: (0..<random.number(0...4)).map { _ in
            Argument(random.pick(Side.allCases), "", weight: random.number(0...heaviest))
          })
      }
      let chosen = random.pick([nil] + options.indices.map { $0 })
      let decision = Decision(title: "", options: options, chosen: chosen)
      let balance = Comparison(of: decision, called: "").balance
      let lead = Lead(of: options)
      let items = options.map { $0.arguments.map { "[\"\($0.side.rawValue)\", \($0.weight)]" } }
      let weighed = "[\(items.map { "[\($0.joined(separator: ","))]" }.joined(separator: ","))]"
      return "[\(weighed), \(lead.totals), \(lead.ranking.flatMap(\.self)), "
        + "\(decision.changes(past: 1)), \(decision.changes(past: 0)), "
        + "\(options.count < 2 ? "null" : "\"\(balance)\""), \(chosen ?? -1)]"
    }
    let page = try await open(Page.text(of: files([("0001-queue.md", Self.queue)])))
    let equal = try await page.value(
      """
      (() => {
      let equal = 0;
      for (const [items, ...expected] of [\(cases.joined(separator: ",\n"))]) {
        const chosen = expected.pop();
        const options = items.map(option => option.map(([side, weight]) => ({ side, weight })));
        const { totals, order } = lead(options);
        const numbers = past => smallest(options, past).map(change => [change.option, change.index, change.to]);
        const sentence = options.length < 2 ? null : balance(options, options.map((_, place) => `Option ${place}`), chosen);
        equal += JSON.stringify([totals, order, numbers(1), numbers(0), sentence]) === JSON.stringify(expected);
      }
      return equal;
      })()
      """)
    #expect(equal == "1000")
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
    let page = try await open(Page.text(of: files))
    let differing = try await page.value(
      """
      ((index, expected) => \(queries).filter((query, place) => search(query, index, 10).best
        .map(match => `${match.label} ${match.route}`).join() !== expected[place].join())
      )(indexed(JSON.parse(data.textContent)), \(expected))
      """)
    #expect(expected.allSatisfy { !$0.isEmpty })
    #expect(differing == "[]")
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
    * Bad, because it **forgets** [all_of_it](0002-b.md)

    ### RabbitMQ

    * Good, because it keeps
    * Bad, because heavy
    """

  private static let broker = "# A broker?\n\n## Cons\n\n- slow\n"
}
