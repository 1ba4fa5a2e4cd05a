import BusinessLogic
import Prompt
import ReactiveHybrid

/// Shows the pages of one view model: the only kind of screen.
///
/// It binds to the view model's box when it appears. What the user asked for is shown whole; of what
/// changed by itself the difference is reported; what the user's own edit made is known already.
public final class PageScreen<Response: Sendable & Equatable>: Screen {
  /// Makes a page of a response, for the paper that it is written on.
  public typealias Composition = (Response, Paper) -> Page

  /// The response that a decision makes in place of the one that is held; `nil` if it makes no difference.
  public typealias Retelling =
    (_ decision: Decision, _ key: String, _ held: Response?) -> WorkerResult<Response>?

  let viewModel: ViewModel<Response>
  let name: Text
  let route: Route
  let stage: Stage
  private let retell: Retelling
  let compose: Composition
  private var binding: Binding?
  private var edits: Binding?
  var view: PageView

  /// The page that was made last, from a script.
  private var made: (response: Response, isWhole: Bool, page: Page)?

  /// Whether the user waits for the content.
  var isAwaited = false

  /// Whether the screen binds just now.
  var isBinding = false

  /// Whether the user asked for the page while they saw it.
  private var isAgain = false

  /// Whether an alert was raised since something was shown.
  var hasRaised = false

  /// What is on the screen now; `nil` if nothing is.
  public internal(set) var shown: Page?

  /// Creates the screen of `route`; `name` is what its content is called while it loads.
  public init(
    _ viewModel: ViewModel<Response>, _ name: Text, at route: Route, on stage: Stage,
    retelling retell: @escaping Retelling = { _, _, _ in nil },
    compose: @escaping Composition
  ) {
    (self.viewModel, self.name, self.route, self.stage) = (viewModel, name, route, stage)
    (self.retell, self.compose) = (retell, compose)
    view = PageView(stage)
    edits = stage.edits.box.bind { [weak self] change in
      if let self, let change, self.edits != nil { self.edited(change) }
    }
  }

  /// Shows the content, and fetches it first if that is due. A page that is shown already begins at its top.
  public func appear() async -> Outcome {
    isAgain = binding != nil
    if isAgain { view.beginsAtTop = true }
    if viewModel.isDue || isAgain && !viewModel.content.value.status { return await fetch(.fetch) }
    if !isAgain { bind() }
    isAwaited = true
    present(viewModel.content.value)
    isAwaited = false
    return outcome(.done)
  }

  /// Fetches again, shows the next rows, or updates what is known to have changed.
  public func fetch(_ why: Fetching.Why) async -> Outcome {
    switch why {
    case .fetch:
      if binding == nil { bind() } else { view.beginsAtTop = true }
      isAwaited = true
      let outcome = await viewModel.fetch(rows: view.rowsToFetch)
      if !viewModel.content.value.isLoading { isAwaited = false }
      return self.outcome(outcome)
    case .update:
      if binding == nil { bind() }
      guard viewModel.isDue else { return .done }
      return await viewModel.update(rows: view.rowsToUpdate(shown))
    case .more:
      await viewModel.content.wait { !$0.isLoading }
      return await more()
    }
  }

  /// The whole page, fetched without showing it; `nil` if it can't be had.
  public func all() async -> Page? {
    await viewModel.update()
    return viewModel.content.value.response.map { compose($0, paper) }
  }

  /// The next appearance fetches.
  public func serviceChanged() { viewModel.serviceChanged() }

  /// Ends the binding and cancels a fetch.
  public func disappear() {
    binding = nil
    isAwaited = false
    viewModel.leave()
    stage.loading.change(to: nil)
  }

  /// The page of a response. A script asks for the same one again and again: it is made once.
  func page(of response: Response) -> Page {
    let paper = paper
    if let made, made.isWhole == paper.isWhole, made.response == response { return made.page }
    let page = compose(response, paper)
    made = stage.isScript ? (response, paper.isWhole, page) : nil
    view.forget()
    return page
  }

  /// A page that the user asks for at first may shorten what is long.
  var paper: Paper { stage.paper(isWhole: isAgain || !isAwaited) }

  private func outcome(_ outcome: Outcome) -> Outcome {
    outcome == .done && shown?.isNo == true ? .no : outcome
  }

  /// Binds to the content. What it is at first is no news, unless the user waits for it.
  private func bind() {
    isBinding = true
    binding = viewModel.content.bind { [weak self] in self?.react(to: $0) }
    isBinding = false
  }

  /// Shows the next rows, which are fetched first if they aren't held.
  private func more() async -> Outcome {
    guard let page = shown, let wanted = view.nextRows(of: page) else {
      guard shown?.isEmpty == false else { return await appear() }
      stage.terminal.tell("Everything is shown already")
      return .done
    }
    if page.rows.count < wanted, !page.rest.isNothing {
      // A list that may have changed is fetched again as far as that.
      let isDue = viewModel.isDue
      let outcome =
        isDue ? await viewModel.update(rows: wanted) : await viewModel.more(upTo: wanted)
      guard outcome == .done else { return outcome }
    }
    if let shown { view.showNext(of: shown) }
    return .done
  }

  /// Takes over the user's own edit. A screen that isn't shown fetches when it appears, but the user knows
  /// what has become of the rows they saw on it.
  private func edited(_ change: DecisionChange) {
    let held = viewModel.content.value.response
    let before = change.before.flatMap { retell($0, change.key, held) }
    guard let after = change.after.flatMap({ retell($0, change.key, held) }) else { return }
    if binding != nil { return viewModel.edited(from: before, to: after) }
    func page(_ result: WorkerResult<Response>?) -> Page {
      if case .success(let response) = result { compose(response, paper) } else { Page() }
    }
    stage.seen.edited(from: page(before), to: page(after), at: route)
  }

  /// Creates the screen of a view of one decision, which tells what an edit makes of it.
  public convenience init(
    _ viewModel: ViewModel<Response>, _ name: Text, at route: Route, on stage: Stage,
    retelling view: DecisionView<Response>, compose: @escaping Composition
  ) {
    self.init(
      viewModel, name, at: route, on: stage,
      retelling: { decision, key, _ in view.response(to: decision, called: key) },
      compose: compose)
  }
}
