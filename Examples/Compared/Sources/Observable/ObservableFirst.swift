import Observation

/// The list as one writes it first.
@MainActor @Observable
final class ObservableFirst {
  private(set) var shown = Shown()
  @ObservationIgnored private var words = ""
  @ObservationIgnored private let service: any ChoreService

  init(_ service: any ChoreService) { self.service = service }

  func search(_ words: String) async {
    self.words = words
    shown.isLoading = true
    defer { shown.isLoading = false }
    do {
      shown.chores = try await service.chores(matching: words)
    } catch {
      shown.alert = "\(error)"
    }
  }

  func add(_ title: String) async {
    do {
      try await service.add(title)
      await search(words)
    } catch {
      shown.alert = "\(error)"
    }
  }

  func alertShown() { shown.alert = nil }
}
