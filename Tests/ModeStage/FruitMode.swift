import UI

/// Lists the fruit whose names have what is typed in them; Enter takes the marked one.
@MainActor
final class FruitMode: LineMode {
  private static let fruit = ["apple", "apricot", "banana", "blackberry", "cherry", "grape"]

  private let draw: @Sendable ([Text]) -> Void
  private let terminal: Terminal
  private var found: [String] = []
  private var chosen = 0

  init(draw: @escaping @Sendable ([Text]) -> Void, terminal: Terminal) {
    self.draw = draw
    self.terminal = terminal
  }

  func textChanged(to text: String) {
    found = Self.fruit.filter { $0.contains(text) }
    chosen = 0
    // Somebody else has something to say meanwhile.
    if text.hasSuffix("!") { terminal.tell("Alert: no shouting") }
    show()
  }

  func move(by distance: Int) {
    chosen = min(max(0, chosen + distance), max(0, found.count - 1))
    show()
  }

  func accept() async -> String? {
    found.isEmpty ? nil : "eat \(found[chosen])"
  }

  func leave() {
    terminal.tell("left")
  }

  private func show() {
    draw(found.enumerated().map { "\($0.offset == chosen ? "> " : "  ")\($0.element)" })
  }
}
