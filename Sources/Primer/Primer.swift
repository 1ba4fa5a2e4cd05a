import ReactiveHybrid

/// "This project does the job of displaying the Pros and Cons of Artificial Intelligence."
@main
struct Primer {
  private let outage = Outage()
  private let scenes: Scenes
  private let router: Router<Route, [String]>
  private let addingScreen: AddingScreen

  init() {
    scenes = Scenes(service: FailingService(pros: ProsApi(), cons: ConsApi(), outage: outage))
    router = Router(home: .pros, scenes: scenes.screen)
    addingScreen = AddingScreen(scenes.adding)
  }

  static func main() async {
    let primer = Primer()
    print("Commands: pros, cons, add PRO, back, forward, refresh, fail MESSAGE, heal, quit")
    while true {
      print("/\(primer.router.route.rawValue)> ", terminator: "")
      guard let line = readLine(), line != "quit" else { return }
      await primer.run(line)
      await primer.router.screen?.settle()
    }
  }

  /// Runs a command. It asks the router or changes the outage, but never touches a screen.
  private func run(_ line: String) async {
    switch line.split(separator: " ", maxSplits: 1).first {
    case "pros": await router.go(to: .pros)
    case "cons": await router.go(to: .cons)
    case "back": if await router.step(-1) == nil { print("This is the first screen") }
    case "forward": if await router.step(1) == nil { print("This is the last screen") }
    case "refresh": await router.fetch(.fetch)
    case "add" where line.count > 4:
      await scenes.adding.add(String(line.dropFirst(4)), by: scenes.prosWorker)
    case "fail" where line.count > 5: await outage.begin(String(line.dropFirst(5)))
    case "heal": await outage.end()
    case nil: break
    default: print("Unknown command \"\(line)\"")
    }
  }
}
