/// A rule of the architecture, and a line that breaks it.
struct Wall {
  /// What the wall keeps apart.
  let name: String

  /// Why it stands.
  let reason: String

  /// What breaks it.
  let breach: Breach

  /// A way to break a wall.
  enum Breach {
    /// A line at the end of a source file, which a rule refuses.
    case line(String, in: String)
    /// A program on the package's modules, which the compiler refuses.
    case program(String)
  }

  /// The central rules; `ImportsTests` checks the imports of all targets.
  static let all = [
    Wall(
      name: "BusinessLogic doesn't know UI",
      reason: "A second user interface can stand beside UI on the same business logic.",
      breach: .line("import UI", in: "Sources/BusinessLogic/Arguments/AI.swift")),
    Wall(
      name: "BusinessLogic doesn't know Services",
      reason: "It declares what it needs as a protocol, so files or a test can provide it.",
      breach: .line(
        "import Services", in: "Sources/BusinessLogic/Arguments/ArgumentsWorker.swift")),
    Wall(
      name: "UI doesn't know Services",
      reason: "A screen asks its view model, so the worker translates errors in one place.",
      breach: .line("import Services", in: "Sources/UI/Page/PageScreen.swift")),
    Wall(
      name: "Business logic doesn't know agents",
      reason: "An interface is a plug-in: what agents need, every interface can ask for.",
      breach: .line(
        "import AgentInterface", in: "Sources/BusinessLogic/Store/DecisionStore.swift")),
    Wall(
      name: "What all interfaces say doesn't know the terminal",
      reason: "A sheet is laid out by whoever shows it: as text, as HTML, as JSON.",
      breach: .line("import Prompt", in: "Sources/Presentation/Sheets/Sheet.swift")),
    Wall(
      name: "The interface for agents doesn't know the prompt",
      reason: "Interfaces meet at the store, and each can be left out.",
      breach: .line("import UI", in: "Sources/AgentInterface/Tools/Agent.swift")),
    Wall(
      name: "UI doesn't call the C library",
      reason: "What reads a disk or may wait is behind a service or the prompt.",
      breach: .line("import CLibrary", in: "Sources/UI/Page/Page.swift")),
    Wall(
      name: "A service doesn't know UI",
      reason: "A service answers whoever asks; it never decides what is shown.",
      breach: .line("import UI", in: "Sources/Services/Arguments/ProsApi.swift")),
    Wall(
      name: "A service doesn't know recordings",
      reason: "What a recording needs of a service is a decoration, as a fault and a trace are.",
      breach: .line("import Recording", in: "Sources/Services/Arguments/ProsApi.swift")),
    Wall(
      name: "The reader of Markdown doesn't know business logic",
      reason: "An engine turns bytes into values; it knows nothing of the program around it.",
      breach: .line(
        "import BusinessLogic", in: "Sources/DecisionMarkdown/DecisionMarkdown.swift")),
    Wall(
      name: "The architecture imports nothing, not even Foundation",
      reason: "It can be read alone, used alone, and costs nothing at the start.",
      breach: .line("import Foundation", in: "Sources/ReactiveHybrid/Binding/Box.swift")),
    Wall(
      name: "Output goes through Terminal",
      reason: "Text from files is data: only Terminal escapes its control characters.",
      breach: .line("func show() { print(\"hello\") }", in: "Sources/UI/Page/Page.swift")),
    Wall(
      name: "No singletons",
      reason: "What a type needs is passed to it, so that a test can pass something else.",
      breach: .line(
        "extension Stage { static let shared = 1 }", in: "Sources/UI/Navigation/Stage.swift")),
    Wall(
      name: "A screen can't change a box",
      reason: "Only the owner of a box changes it: a view can't show what no view model said.",
      breach: .program(
        """
        import BusinessLogic
        import ReactiveHybrid
        @MainActor func fake(_ pros: ProsViewModel) { pros.content.change(to: Content()) }
        """)),
    Wall(
      name: "A transition is performed once",
      reason: "Two screens are never on display at the same time.",
      breach: .program(
        """
        import ReactiveHybrid
        @MainActor func twice(_ transition: consuming Transition<String>) async {
          _ = await transition.perform()
          _ = await transition.perform()
        }
        """)),
    Wall(
      name: "A view model stays on the main actor",
      reason: "What the screen shows changes in one order, on one thread.",
      breach: .program(
        """
        import BusinessLogic
        func elsewhere(_ pros: ProsViewModel) { pros.alertShown() }
        """)),
    Wall(
      name: "A worker of one side can't get the service of another",
      reason: "The side is part of the type, so pros never show cons.",
      breach: .program(
        """
        import BusinessLogic
        func swap(_ pros: any ProsWorkerProtocol) { _ = ConsWorker(pros) }
        """)),
    Wall(
      name: "Every route has a screen",
      reason: "The compiler points at the place where a new screen is built.",
      breach: .program(
        """
        import UI
        func screen(_ route: Route) -> Int { switch route { case .decisions: 1 } }
        """)),
    Wall(
      name: "No raw text reaches a terminal",
      reason: "A file can't move the cursor, set the title or hide a line.",
      breach: .program(
        """
        import UI
        @MainActor func show(_ title: String, on terminal: Terminal) { terminal.show(title) }
        """)),
  ]
}
