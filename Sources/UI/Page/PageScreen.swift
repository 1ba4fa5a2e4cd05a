import BusinessLogic
import Decisions
import Presentation
import Prompt
import ReactiveHybrid

/// Shows the pages of one view model: the only kind of screen.
///
/// It binds to the view model's box when it appears. It shows a requested response in full, reports
/// the difference if the data changed by itself, and reports nothing about the user's own edit.
public final class PageScreen<Response: Sendable & Equatable>: Screen {
  /// A function that composes the page of a response for a given paper.
  public typealias Composition = (Response, Paper) -> Page

  let viewModel: ViewModel<Response>
  let name: Text
  let route: Route
  let spot: Spot
  let stage: Stage
  let compose: Composition
  private(set) var binding: Binding?

  /// The binding while the screen is hidden, and the response that it had then.
  private var memory: Binding?
  private var remembered: Response?

  var view: PageView
  private var made: (response: Response, isWhole: Bool, page: Page)?
  var isAwaited = false

  /// Whether the user asked for the page while it was on the screen.
  private var isAgain = false

  /// Whether an alert was raised after the last output.
  var hasRaised = false

  /// The current page; `nil` if nothing is shown.
  public internal(set) var shown: Page?

  /// Creates the screen of `route`, or of an answer given there; `name` names its content
  /// in the loading message.
  public init(
    _ viewModel: ViewModel<Response>, _ name: Text, at route: Route,
    isAnswer: Bool = false, on stage: Stage,
    compose: @escaping Composition
  ) {
    (self.viewModel, self.name, self.route, self.stage) = (viewModel, name, route, stage)
    self.compose = compose
    spot = isAnswer ? .answer : .place(route)
    view = PageView(stage)
    viewModel.follow(stage.traces.trace, as: name.safe)
  }

  /// Shows the content, after a fetch if one is due. A page already shown restarts at its top.
  public func appear() async -> Outcome {
    isAgain = binding != nil
    if isAgain { view.beginsAtTop = true }
    if viewModel.isDue || isAgain && !viewModel.content.value.status { return await fetch(.fetch) }
    bind()
    isAwaited = true
    present(viewModel.content.value)
    isAwaited = false
    return outcome(.done)
  }

  /// Fetches again, shows the next rows, or updates known changes.
  public func fetch(_ why: Fetching.Why) async -> Outcome {
    switch why {
    case .fetch:
      if binding != nil { view.beginsAtTop = true }
      bind()
      isAwaited = true
      let outcome = await viewModel.fetch(rows: view.rowsToFetch)
      if !viewModel.content.value.isLoading { isAwaited = false }
      return self.outcome(outcome)
    case .update:
      bind()
      guard viewModel.isDue else { return .done }
      return await viewModel.update(rows: view.rowsToUpdate(shown))
    case .more:
      await viewModel.content.wait { !$0.isLoading }
      return await more()
    }
  }

  /// Returns the complete page, fetched without showing it; an empty one if there is nothing to
  /// show, and `nil` if the fetch fails.
  public func all() async -> Page? {
    await viewModel.update()
    let content = viewModel.content.value
    if case .nothing? = content.failure { return Page() }
    return content.response.map { compose($0, paper) }
  }

  /// Returns when the page shows all known changes.
  public func settle() async { await viewModel.settle() }

  /// Unbinds and cancels a running fetch.
  public func disappear() {
    if binding != nil {
      passed("unbinds")
      remembered = viewModel.content.value.response
      memory = viewModel.content.bind { [weak self] in self?.remember($0) }
    }
    binding = nil
    isAwaited = false
    viewModel.leave()
    stage.loading.change(to: nil)
  }

  func passed(_ event: @autoclosure () -> String, file: StaticString = #fileID, line: UInt = #line)
  {
    stage.traces.trace.passed(
      .userInterface, "Screen of \(name.safe): \(event())", file: file, line: line)
  }

  /// Composes the page of a response. Scripts ask for the same page repeatedly, so it is cached.
  func page(of response: Response) -> Page {
    let paper = paper
    if let made, made.isWhole == paper.isWhole, made.response == response { return made.page }
    let page = compose(response, paper)
    made = stage.isScript ? (response, paper.isWhole, page) : nil
    view.forget()
    return page
  }

  /// The paper of the page. The first request for a page may shorten long texts.
  var paper: Paper { stage.paper(isWhole: isAgain || !isAwaited) }

  private func outcome(_ outcome: Outcome) -> Outcome {
    outcome == .done && shown?.isNo == true ? .no : outcome
  }

  /// Binds to the content. The first content isn't reported, unless the user is waiting for it.
  private func bind() {
    guard binding == nil else { return }
    passed("binds")
    memory = nil
    // An answer stays as it was given.
    if spot != .answer {
      viewModel.appear { [weak self] in self.flatMap { $0.view.rowsToUpdate($0.shown) } }
    }
    binding = viewModel.content.bind { [weak self] in self?.react(to: $0) }
  }

  /// Shows the next rows, which are fetched first if they aren't held.
  private func more() async -> Outcome {
    guard let page = shown, let wanted = view.nextRows(of: page) else {
      guard shown?.isEmpty == false else { return await appear() }
      stage.terminal.tell("No more rows")
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

  /// Takes in a content while the screen is hidden. The user's own edit changes the numbers of the
  /// rows that they saw on it.
  private func remember(_ content: Content<Response>) {
    defer { remembered = content.response }
    guard content.cause == .edited, content.response != remembered else { return }
    func page(_ response: Response?) -> Page { response.map { compose($0, paper) } ?? Page() }
    stage.seen.edited(from: page(remembered), to: page(content.response), at: spot)
  }
}
