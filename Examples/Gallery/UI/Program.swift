import ReactiveHybrid

enum Route: Hashable, Sendable {
  case search
  case picture(Int)
}

/// Puts the program together. A line is the text of the search field, or a command behind a slash;
/// it never waits for the one before.
@MainActor
final class Program {
  static let help = "Type to search; /more, /1 (open row 1), /like, /copy, /back, /offline, /online"

  private let gallery: FarPictures
  private let text = Owner("")
  private let search: ViewModel<Found>
  private let liking = LikingViewModel()
  private let reachability: ReachabilityViewModel
  private let router: Router<Route, Page>
  private let print: @MainActor (String) -> Void
  private let copy: @MainActor (String) -> Void
  private var binding: Binding?

  init(
    clock: any Clock<Duration>, print: @escaping @MainActor (String) -> Void,
    copy: @escaping @MainActor (String) -> Void
  ) {
    let gallery = FarPictures(clock: clock) { print("  network: \($0)") }
    let reachability = ReachabilityViewModel(gallery)
    let isReachable = reachability.isReachable
    let liking = liking
    let words = text.box.debounced(for: .milliseconds(300), clock: clock)
    let search = ViewModel(about: words, SearchWorker(gallery), isReachable)
    router = Router(home: .search) { route in
      switch route {
      case .search:
        PageScreen(search, isReachable, print: print, compose: Page.init)
      case .picture(let id):
        PageScreen(
          ViewModel(id, gallery, isReachable, following: liking), isReachable, print: print,
          compose: Page.init)
      }
    }
    (self.gallery, self.reachability, self.search) = (gallery, reachability, search)
    (self.print, self.copy) = (print, copy)
    binding = liking.content.bind { [unowned liking] content in
      guard let message = content.message else { return }
      print("Alert: \(message)")
      liking.alertShown()
    }
  }

  func type(_ line: String) {
    switch (line, Int(line.dropFirst()), router.route) {
    case ("/more", _, .search): Task { await router.fetch(.more) }
    case ("/offline", _, _): Task { await gallery.reach(false) }
    case ("/online", _, _): Task { await gallery.reach(true) }
    case ("/back", _, _): Task { await router.step(-1) }
    case ("/like", _, .picture(let id)):
      Task { await liking.write { [gallery] in try await gallery.like(id) } }
    case ("/copy", _, .picture(let id)): copy("gallery:\(id)")
    case (_, let row?, .search) where line.hasPrefix("/"): open(row)
    case (_, _, .search) where !line.hasPrefix("/"): text.change(to: line)
    default: print(Self.help)
    }
  }

  func start() { Task { await router.go(to: .search) } }

  private func open(_ row: Int) {
    let pictures = search.content.value.response?.pictures ?? []
    guard pictures.indices.contains(row - 1) else { return print("There is no row \(row)") }
    Task { await router.go(to: .picture(pictures[row - 1].id)) }
  }
}

extension Page {
  fileprivate init(_ found: Found) {
    title = found.words.isEmpty ? "Pictures" : "Pictures of “\(found.words)”"
    rows = found.pictures.enumerated().map { "\($0 + 1)  \($1.title)" }
    foot = found.pictures.isEmpty ? "none" : found.isWhole ? nil : "/more"
  }

  fileprivate init(_ picture: Picture) {
    title = picture.title
    rows = ["likes: \(picture.likes)", "/like, /copy, /back"]
  }
}
