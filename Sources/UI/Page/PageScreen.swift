import BusinessLogic
import Decisions
import Presentation
import Prompt
import ReactiveHybrid

/// Shows the pages of one view model: the only kind of screen.
///
/// It binds to the view model's box when it appears, and shows a requested response in full. On display
/// at a place, it reports the difference that others make; hidden, it only notes the user's own edits.
public final class PageScreen<Response: Sendable & Equatable>: Screen {
  /// A function that composes the page of a response for a given paper.
  public typealias Composition = (Response, Paper) -> Page

  let viewModel: ViewModel<Response>
  let name: Text
  let route: Route
  let view: PageView
  private let compose: Composition
  private var binding: Binding?
  private(set) var state = ScreenState.hidden
  /// The response that the screen had last, while it is hidden.
  private var remembered: Response?

  /// The last page, also while the screen is hidden; `nil` if there is none.
  public internal(set) var shown: Page?

  /// Creates the screen of `route`, or of an answer given there; `name` names its content
  /// in the loading message.
  public init(
    _ viewModel: ViewModel<Response>, _ name: Text, at route: Route,
    isAnswer: Bool = false, on stage: Stage,
    compose: @escaping Composition
  ) {
    (self.viewModel, self.name, self.route) = (viewModel, name, route)
    view = PageView(at: isAnswer ? .answer : .place(route), on: stage)
    self.compose = stage.isScript ? view.keepingLast(of: compose) : compose
    viewModel.follow(stage.traces.trace, as: name.safe)
  }

  /// Shows the content, after a fetch if one is due. A page already shown restarts at its top.
  public func appear() async -> Outcome {
    let isAgain = !isHidden
    if isAgain { view.beginsAtTop = true }
    if viewModel.isDue || isAgain && !viewModel.content.value.status || lacksRows {
      return await fetch(asWhole: isAgain)
    }
    bind()
    state = .awaited(isWhole: isAgain)
    present(viewModel.content.value)
    answered()
    return outcome(.done)
  }

  /// Whether rows are missing: the page was fetched for one screenful, but all rows are needed now, as for
  /// a pipe.
  private var lacksRows: Bool {
    guard view.rowsToFetch == nil else { return false }
    let page = shown ?? viewModel.content.value.response.map(page)
    return page?.rest.isNothing == false
  }

  /// Fetches again, shows the next rows, or updates known changes.
  public func fetch(_ why: Fetching.Why) async -> Outcome {
    switch why {
    case .fetch:
      if !isHidden { view.beginsAtTop = true }
      return await fetch(asWhole: state.isWhole)
    case .update:
      bind()
      guard viewModel.isDue else { return .done }
      return await viewModel.update(rows: view.rowsToUpdate(shown))
    case .more:
      await viewModel.content.wait { !$0.isLoading }
      return await more()
    }
  }

  /// Returns when the page shows all known changes.
  public func settle() async { await viewModel.settle() }

  /// Stops showing changes and cancels a running fetch. The hidden screen still notes the user's
  /// own edits, because they renumber the rows that were seen on it.
  public func disappear() {
    if !isHidden {
      passed("hides, still listens")
      (state, remembered) = (.hidden, viewModel.content.value.response)
      binding = viewModel.content.bind { [weak self] in self?.remember($0) }
    }
    viewModel.leave()
    stage.loading.change(to: nil)
  }

  private func fetch(asWhole isWhole: Bool) async -> Outcome {
    bind()
    state = .awaited(isWhole: isWhole)
    let outcome = await viewModel.fetch(rows: view.rowsToFetch)
    if !viewModel.content.value.isLoading { answered() }
    return self.outcome(outcome)
  }

  var stage: Stage { view.stage }

  var spot: Spot { view.spot }

  var isHidden: Bool { state.isHidden }

  var isAwaited: Bool { state.isAwaited }

  func answered() { if isAwaited { display() } }

  /// Puts the page on display; `hasRaised` if an alert was raised after the last output.
  func display(hasRaised: Bool = false) {
    if !isHidden { state = .onDisplay(isWhole: state.isWhole, hasRaised: hasRaised) }
  }

  func passed(_ event: @autoclosure () -> String, file: StaticString = #fileID, line: UInt = #line)
  {
    stage.traces.trace.passed(
      .userInterface, "Screen of \(name.safe): \(event())", file: file, line: line)
  }

  /// Composes the page of a response. The first request for a page may shorten long texts.
  func page(of response: Response) -> Page {
    compose(response, stage.paper(isWhole: state.isWhole || !isAwaited))
  }

  private func outcome(_ outcome: Outcome) -> Outcome {
    outcome == .done && shown?.isNegative == true ? .negative : outcome
  }

  /// Binds to the content, before a fetch, so that it shows `Loading…`. The first content isn't
  /// reported, unless the user is waiting for it.
  private func bind() {
    guard isHidden else { return }
    passed("binds")
    // An answer stays as it was given.
    if spot != .answer {
      viewModel.appear { [weak self] in self.flatMap { $0.view.rowsToUpdate($0.shown) } }
    }
    binding = viewModel.content.bind { [weak self] in self?.react(to: $0) }
    (state, remembered) = (.onDisplay(isWhole: false, hasRaised: false), nil)
  }

  /// Shows the next rows, which are fetched first if they aren't held.
  private func more() async -> Outcome {
    guard let page = shown, let wanted = view.nextRows(of: page) else {
      guard shown?.isEmpty == false else { return await appear() }
      stage.terminal.report("No more rows")
      return .done
    }
    if page.rows.count < wanted, !page.rest.isNothing {
      // A list that may have changed is fetched again up to the row that is needed.
      let isDue = viewModel.isDue
      let outcome =
        isDue ? await viewModel.update(rows: wanted) : await viewModel.more(upTo: wanted)
      guard outcome == .done else { return outcome }
    }
    if let shown { view.showNext(of: shown) }
    return .done
  }

  /// Takes in a content while the screen is hidden.
  private func remember(_ content: Content<Response>) {
    guard isHidden else { return }
    defer { remembered = content.response }
    guard content.cause == .edited, content.response != remembered else { return }
    let paper = stage.paper(isWhole: true)
    func page(_ response: Response?) -> Page {
      response.map { compose($0, paper) } ?? Page()
    }
    stage.seen.edited(from: page(remembered), to: page(content.response), at: spot)
  }
}
