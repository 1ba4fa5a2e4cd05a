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

  @Test(
    "state or models that are changed, parts that aren't passed, and texts that aren't escaped",
    .bug(id: "seed 6"), .bug(id: "seed 7"), .bug(id: "seed 14"), .bug(id: "seed 15"),
    .bug(id: "seed 17"), .bug(id: "seed 20"))
  func types() {
    check(
      """
      import BusinessLogic
      import Decisions
      import Markup
      import Presentation
      import ReactiveHybrid
      import UI

      // A view changes nothing that it shows.
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

      // A model is a value.
      func change(_ ai: AI) {
        var copy = ai
        copy.title = "Other"  // refused
        copy.arguments = []  // refused
        copy = AI(title: copy.title, advantages: [], disadvantages: [])
      }

      // A view model is on the main actor.
      func anywhere(_ pros: ProsViewModel) {
        pros.alertShown()  // refused
      }
      func anywhere(_ pros: ProsViewModel) async {
        await pros.alertShown()
      }

      // A view model gets its worker, a screen its view model.
      @MainActor func worker(_ pros: any ProsWorkerProtocol, _ topic: TopicID) {
        _ = ProsViewModel()  // refused
        _ = ConsWorker(pros)  // refused
        _ = ProsViewModel(worker: ProsWorker(pros), topic: topic)
      }
      @MainActor func screen(_ pros: ProsViewModel, _ stage: Stage, _ route: Route) {
        _ = PageScreen("pros", at: route, on: stage) { Page($0, on: $1) }  // refused
        _ = PageScreen(pros, "pros", at: route, on: stage) { Page($0, on: $1) }
      }

      // Every route has a screen.
      func word(for route: Route) -> String {
        switch route {  // refused
        case .decisions, .decision, .option, .arguments: "screen"
        }
      }

      // Text from outside is escaped at a terminal, and in a page, where nothing acts.
      @MainActor func write(_ title: String, to terminal: Terminal) {
        terminal.show(title)  // refused
        terminal.show("\\(title)")
      }
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

  @Test("a transition that is performed twice, and not one that is performed once")
  func transitionOnce() {
    check(
      """
      import ReactiveHybrid

      @MainActor func twice(_ transition: consuming Transition<String>) async {  // refused
        _ = await transition.perform()
        _ = await transition.perform()
      }
      @MainActor func once(_ transition: consuming Transition<String>) async {
        _ = await transition.perform()
      }
      """)
  }
}
