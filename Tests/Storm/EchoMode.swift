import Prompt

/// Says below the line what has been typed.
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
