import TestSupport
import Testing

@Suite("The compiler refuses", .enabled(if: Compiler.modules != nil, "no compiler or no modules"))
struct CompilerTests {
  /// Refuses the lines marked so, and no other.
  private func check(_ code: String) {
    let lines = code.split(separator: "\n", omittingEmptySubsequences: false)
    let marked = lines.indices.filter { lines[$0].hasSuffix("// refused") }.map { $0 + 1 }
    #expect(Compiler.refusedLines(of: code) == marked)
  }

  @Test("a view that changes the state it shows", .bug(id: "seed 17"))
  func viewsChangeNothing() {
    check(
      """
      import BusinessLogic
      import ReactiveHybrid
      @MainActor func view(_ pros: ProsViewModel) -> Binding {
        pros.content.change(to: Content())  // refused
        pros.content.value = Content()  // refused
        var content = pros.content.value
        content.message = nil  // refused
        content.failure = nil  // refused
        content.response = nil  // refused
        content = Content()
        return pros.content.bind { print($0.response == nil) }
      }
      """)
  }

  @Test("a model that is changed", .bug(id: "seed 15"))
  func immutableModels() {
    check(
      """
      import BusinessLogic
      import Decisions
      func change(_ ai: AI) {
        var copy = ai
        copy.title = "Other"  // refused
        copy.arguments = []  // refused
        copy = AI(title: copy.title, advantages: [], disadvantages: [])
      }
      """)
  }

  @Test("a view model touched off the main actor", .bug(id: "seed 14"))
  func mainActor() {
    check(
      """
      import BusinessLogic
      func anywhere(_ pros: ProsViewModel) {
        pros.alertShown()  // refused
      }
      func anywhere(_ pros: ProsViewModel) async {
        await pros.alertShown()
      }
      """)
  }

  @Test("a view model without its worker, or with that of the other side", .bug(id: "seed 6"))
  func injectedWorkers() {
    check(
      """
      import BusinessLogic
      @MainActor func factory(_ pros: any ProsWorkerProtocol, _ topic: TopicID) {
        _ = ProsViewModel()  // refused
        _ = ConsWorker(pros)  // refused
        _ = ProsViewModel(worker: ProsWorker(pros), topic: topic)
      }
      """)
  }

  @Test("text in a page that isn't escaped, or that acts")
  func unescapedMarkup() {
    check(
      """
      import Markup
      func page(_ title: String) -> Markup {
        _ = Markup(html: title)  // refused
        _ = Tag.p(.onclick(title))  // refused
        _ = Tag.p(.style("color: red"))  // refused
        _ = Tag.p(.class(title))  // refused
        _ = Tag.a(.href(title))  // refused
        _ = Tag.script { title }  // refused
        _ = Tag(title)  // refused
        return Tag.a(.href(Address(title))) { title }
      }
      """)
  }

  @Test("a screen without its view model", .bug(id: "seed 7"))
  func injectedViewModels() {
    check(
      """
      import BusinessLogic
      import Presentation
      import UI
      @MainActor func factory(_ pros: ProsViewModel, _ stage: Stage, _ route: Route) {
        _ = PageScreen("pros", at: route, on: stage) { Page($0, on: $1) }  // refused
        _ = PageScreen(pros, "pros", at: route, on: stage) { Page($0, on: $1) }
      }
      """)
  }

  @Test("a route without a screen", .bug(id: "seed 20"))
  func everyRoute() {
    check(
      """
      import Presentation
      func screen(for route: Route) -> String {
        switch route {  // refused
        case .decisions, .decision, .option, .arguments: "screen"
        }
      }
      """)
  }

  @Test("text from outside that is sent as it is")
  func rawText() {
    check(
      """
      import UI
      @MainActor func write(_ title: String, to terminal: Terminal) {
        terminal.show(title)  // refused
        terminal.show("\\(title)")
      }
      """)
  }

  @Test("a transition that is performed twice")
  func transitionOnce() {
    check(
      """
      import ReactiveHybrid
      @MainActor func twice(_ transition: consuming Transition<String>) async {  // refused
        _ = await transition.perform()
        _ = await transition.perform()
      }
      """)
  }

  @Test("nothing of a transition that is performed once")
  func transitionOnlyOnce() {
    check(
      """
      import ReactiveHybrid
      @MainActor func once(_ transition: consuming Transition<String>) async {
        _ = await transition.perform()
      }
      """)
  }
}
