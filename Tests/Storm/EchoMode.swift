import Prompt

/// Shows the typed text below the line.
@MainActor
final class EchoMode: LineMode {
  private let draw: @Sendable ([Text]) -> Void

  init(draw: @escaping @Sendable ([Text]) -> Void) {
    self.draw = draw
  }

  func textChanged(to text: String) {
    draw(["searched: \(text)"])
  }

  func windowChanged() {}

  func move(by distance: Int) {}

  func accept() async -> String? { nil }

  func leave() {}
}
