import ReactiveHybrid

/// Puts the program together, and turns each line into a move or a write. It never touches a screen.
@MainActor
final class Program {
  private let scenes: Scenes
  private let router: Router<Route, [String]>
  private let network: NetworkChores
  private let print: @MainActor (String) -> Void
  private var binding: Binding?

  init(
    file: FileChores, clock: any Clock<Duration>, today: @escaping @Sendable () -> Day,
    print: @escaping @MainActor (String) -> Void
  ) {
    let (memory, network) = (MemoryChores(), NetworkChores(clock: clock))
    let chores = ExchangedChores { storage in
      switch storage {
      case .memory: memory
      case .file: file
      case .network: network
      }
    }
    let editing = EditingViewModel()
    scenes = Scenes(
      worker: ChoresWorker(service: chores), settings: chores, editing: editing, today: today,
      print: print)
    router = Router(home: .today, scenes: scenes.screen)
    (self.network, self.print) = (network, print)
    binding = editing.content.bind { [unowned editing] edit in
      if let message = edit.message {
        print("Alert: \(message)")
        editing.alertShown()
      } else if let done = edit.answer {
        print(done)
      }
    }
  }

  func run(_ line: String) async {
    switch Command.parse(line, today: scenes.today()) {
    case .go(let route): await router.go(to: route)
    case .edit(let edit): await scenes.editing.make(edit, by: scenes.worker)
    case .use(let storage): await scenes.editing.use(storage, by: scenes.settings)
    case .outage(let requests): await network.fail(requests)
    case .refresh: await router.fetch(.fetch)
    case .back: if await router.step(-1) == nil { print("This is the first screen") }
    case nil: print(Command.help)
    }
    await router.screen?.settle()
  }
}
