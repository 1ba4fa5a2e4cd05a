import ReactiveHybrid

/// What a screen shows, as a value.
struct Page: Equatable {
  let title: String
  var rows: [String] = []
  var foot: String?
}

/// A screen prints what its view model's box sends, and whether the service can be reached.
final class PageScreen<Response: Sendable & Equatable>: Screen {
  struct State: Sendable, Equatable {
    let content: Content<Response>
    let isReachable: Bool
  }

  private let viewModel: ViewModel<Response>
  private let state: Box<State>
  private let print: @MainActor (String) -> Void
  private let compose: (Response) -> Page
  private var binding: Binding?
  private var last: State?
  private(set) var shown: Page?

  init(
    _ viewModel: ViewModel<Response>, _ isReachable: Box<Bool>,
    print: @escaping @MainActor (String) -> Void, compose: @escaping (Response) -> Page
  ) {
    (self.viewModel, self.print, self.compose) = (viewModel, print, compose)
    state = Box(from: viewModel.content, isReachable) { State(content: $0, isReachable: $1) }
  }

  func appear() async -> Outcome {
    let isAgain = binding != nil
    bind()
    let isDue = viewModel.isDue || (isAgain && !viewModel.content.value.status)
    return isDue ? await viewModel.fetch(rows: shown?.rows.count) : .done
  }

  func fetch(_ why: Fetching.Why) async -> Outcome {
    bind()
    let rows = shown?.rows.count ?? 0
    return switch why {
    case .fetch: await viewModel.fetch()
    case .update: viewModel.isDue ? await viewModel.update(rows: rows) : .done
    case .more: await viewModel.more(upTo: rows + SearchWorker.page)
    }
  }

  func settle() async { await viewModel.settle() }

  func disappear() {
    (binding, shown, last) = (nil, nil, nil)
    viewModel.leave()
  }

  private func bind() {
    guard binding == nil else { return }
    binding = state.bind { [weak self] state in self?.react(to: state) }
    viewModel.appear { [weak self] in self?.shown?.rows.count }
  }

  private func react(to state: State) {
    defer { last = state }
    if state.isReachable != last?.isReachable ?? true {
      print(state.isReachable ? "Online again" : "Offline: what is shown may be old")
    }
    if state.content.isLoading {
      if last?.content.isLoading != true { print("Loading…") }
    } else if let message = state.content.message {
      print("Alert: \(message)")
      viewModel.alertShown()
    } else if let response = state.content.response {
      show(compose(response))
    } else if !state.content.status, state.content != last?.content {
      print("Nothing to show yet")
    }
  }

  /// Of a list that has grown, prints only what is new.
  private func show(_ page: Page) {
    guard page != shown else { return }
    let old = shown?.title == page.title ? shown?.rows ?? [] : []
    let isMore = !old.isEmpty && page.rows.starts(with: old)
    if !isMore { print(page.title) }
    page.rows.dropFirst(isMore ? old.count : 0).forEach(print)
    if let foot = page.foot { print(foot) }
    shown = page
  }
}
