import ReactiveHybrid

/// "This project does the job of displaying the Pros and Cons of Artificial Intelligence."
@main
struct Primer {
  private let outage = Outage()
  private let router: Router<Route, [String]>

  init() {
    let service = FailingService(pros: ProsApi(), cons: ConsApi(), outage: outage)
    router = Router(home: .pros, scenes: Scenes(service: service).screen)
  }

  static func main() async {
    let primer = Primer()
    print("Commands: pros, cons, back, forward, refresh, fail MESSAGE, heal, quit")
    while true {
      print("/\(primer.router.route.rawValue)> ", terminator: "")
      guard let line = readLine(), line != "quit" else { return }
      await primer.run(line)
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
    case "fail" where line.count > 5: await outage.begin(String(line.dropFirst(5)))
    case "heal": await outage.end()
    case nil: break
    default: print("Unknown command \"\(line)\"")
    }
  }
}
