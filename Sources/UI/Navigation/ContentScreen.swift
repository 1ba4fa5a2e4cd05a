import BusinessLogic
import Prompt

/// A screen that shows the content of one view model.
///
/// Binding, raising alerts and marking what is old are the same for all of them; a screen of its
/// own only says how its content looks.
public class ContentScreen<Response: Sendable & Equatable>: Screen {
  let viewModel: ViewModel<Response>
  private let name: Text
  private let route: Route
  let stage: Stage
  private var binding: Binding?

  var attention = Attention<Response>()

  /// Whether what was fetched by itself may hold an edit that the person has not been told of.
  var isDoubtful: () -> Bool = { false }

  private var toldProgress = ToldProgress()

  /// `name` is what its content is called while it loads.
  init(_ viewModel: ViewModel<Response>, name: Text, at route: Route, on stage: Stage) {
    self.viewModel = viewModel
    self.name = name
    self.route = route
    self.stage = stage
  }

  /// How many cells there are in a line.
  var columns: Int { stage.terminal.columns }

  /// Behind how many cells a sentence goes on in the next line: nowhere while what is shown is only
  /// compared, since it is the same sentence wherever its lines end.
  var wrapping: Int { isComparing ? .max : columns }
  var isComparing = false

  /// Behind how many cells a line may be cut; `nil` if none may be.
  var limit: Int? { stage.terminal.limit }

  /// How many lines the terminal shows at a time; `nil` if there is no end to them.
  var height: Int? { stage.terminal.rows }

  /// Whether the pager may take the screen for what is longer than that.
  var mayPage: Bool { true }

  /// Whether somebody listens rather than looks.
  var isPlain: Bool { stage.terminal.isPlain }

  /// Whether other programs read the lines too, so that none may be broken.
  var isDocument: Bool { false }

  /// What the person has seen of the content, or has been told of.
  var seen: Response? { attention.seen }

  /// Whether it is the screen that is shown.
  var isShown: Bool { binding != nil }

  /// The lines that show `response`.
  func lines(_ response: Response) -> [Text] { [] }

  /// Those that are shown to somebody who wants to see `response`.
  func linesToShow(_ response: Response) -> [Text] { lines(response) }

  /// Calls `body` with these lines: all at once, or portion by portion if they are very many.
  func forEachPortion(of response: Response, _ body: ([Text]) -> Void) {
    body(linesToShow(response))
  }

  /// What the screen is called where its content has changed; its first line where this is `nil`.
  func title(_ response: Response) -> Text? { nil }

  /// The parts of what is shown, to tell which of them have changed.
  func passages(_ response: Response) -> [Passage] {
    let texts = Dictionary(rows(response).map { ($0.number, $0.text) }) { first, _ in first }
    return Passage.all(in: lines(response)).map { passage in
      var passage = passage
      // A row is the same one as long as it is called the same, whatever is said about it.
      passage.words = texts[passage.number]
      return passage
    }
  }

  /// The parts of what was seen, and of what is there now in its place; what to say about the rest, if
  /// there has come more than can be told.
  func passages(
    from seen: Response, to response: Response
  ) -> (before: [Passage], now: [Passage], rest: Text?) {
    (passages(seen), passages(response), nil)
  }

  /// Whether `response` is a no to what was asked, which makes the command fail that asked.
  func isNo(_ response: Response) -> Bool { false }

  /// The rows of `response` that can be said by their numbers, or by what they say.
  func rows(_ response: Response) -> [(number: String, text: String, key: String)] { [] }

  /// Nothing leads on from a screen unless its content does.
  public func key(for choice: String) throws(CommandError) -> String {
    throw CommandError("there is nothing to open here: `back` leads to the list")
  }

  /// The decision or the option that `response` is about, in its title or in words of its own.
  func heading(_ response: Response) -> String? { nil }

  /// What the row of `response` with this number says.
  func text(ofRow number: Int, in response: Response) -> String? {
    rows(response).first { $0.number == String(number) }?.text
  }

  /// Shows what there is; the box tells it at once, or after the fetch.
  public func appear() async {
    attention.isAwaited = true
    await load()
    endWaiting()
  }

  /// Shows what there is once more, as long as that is bound and not due.
  public func appearAgain() -> Bool {
    guard isShown, !viewModel.isDue else { return false }
    let content = viewModel.content.value
    guard !content.isLoading, content.message == nil else { return false }
    attention.isAwaited = false
    show(content)
    return true
  }

  /// Binds, and fetches if the view model says so.
  public func load() async {
    bind()
    if viewModel.isDue { await fetch() }
  }

  /// Waits for what is being fetched.
  public func rest() async {
    await viewModel.rest()
  }

  /// Fetches in silence, unless that fails.
  public func look() async {
    if isShown { await viewModel.update() }
  }

  /// Fetches again and shows the result.
  public func refresh() async {
    attention.isAwaited = true
    if binding == nil { bind() }
    await fetch()
    endWaiting()
  }

  /// What is answered all at once is there as a whole.
  public var holdsAll: Bool {
    !viewModel.isDue && !hasFailed && viewModel.content.value.response != nil
  }

  /// Nothing is left, unless the content has rows.
  public var hasMore: Bool { false }

  /// There is no more, unless the content has rows that were not shown.
  public func more() async {
    guard seen != nil, !attention.hasCounted else { return await appear() }
    stage.terminal.tell("Everything is shown already")
  }

  /// Everything is there, unless the content has rows that were not fetched.
  public func reach(_ choice: String) async {
    await load()
  }

  /// The person knows all of `response` without its having been shown: it is of their own making.
  func know(_ response: Response) {
    attention.hasRaised = false
  }

  /// Fetches up to row number `rows`, to show them afterwards; what has changed before them is shown
  /// at once.
  func fetch(rows: Int?) async {
    let hasSeen = seen != nil
    isDoubtful = { false }
    if hasSeen { attention.updateBegins() }
    await viewModel.fetch(rows: rows)
    if hasSeen { attention.updateEnds() }
    if attention.isUpdateDue, !Task.isCancelled { await update() }
  }

  /// Writes lines that somebody waits for.
  func show(_ lines: [Text]) {
    stage.terminal.show(lines, mayPage: mayPage)
  }

  private func fetch() async {
    await viewModel.fetch()
    if attention.isUpdateDue, !Task.isCancelled { await update() }
  }

  /// Lets go of the binding; what is under way is cancelled.
  public func disappear() {
    binding = nil
    attention.leave()
    toldProgress.end()
    viewModel.leave()
  }

  /// Says what is being fetched, now and, if it is known how far that has come, at each quarter.
  public func tellLoading() {
    toldProgress.begin()
    tellLoading(viewModel.content.value)
  }

  /// What is being fetched and, if it is known, how far that has come.
  public var loading: Text? {
    let content = viewModel.content.value
    guard content.isLoading else { return nil }
    return content.progress.map { "Loading \(name) \(Text($0, isPlain: isPlain))" }
      ?? "Loading \(name)"
  }

  /// Whether the last fetch failed.
  public var hasFailed: Bool { !viewModel.content.value.status }

  /// Whether what it shows doesn't exist.
  public var leadsNowhere: Bool { viewModel.isRefused }

  /// Whether the last fetch has failed or was cancelled, or one is due or under way.
  public var mayBeOld: Bool {
    hasFailed || viewModel.isDue || viewModel.content.value.isLoading
  }

  /// Whether what is shown is older than a failure.
  public var isOld: Bool { viewModel.content.value.isEarlier }

  /// The next appearance fetches.
  public func serviceChanged() { viewModel.serviceChanged() }

  /// After a cancellation nobody waits any more, unless a newer request took over.
  private func endWaiting() {
    if !viewModel.content.value.isLoading { attention.isAwaited = false }
  }

  private func bind() {
    binding = viewModel.content.bind { [weak self] in self?.contentChanged($0) }
  }

  private func tellLoading(_ content: Content<Response>) {
    guard content.isLoading, toldProgress.isNews(content.progress) else { return }
    if let loading { stage.terminal.tell("\(loading)… (^C cancels)") }
  }

  private func contentChanged(_ content: Content<Response>) {
    if content.isLoading { return tellLoading(content) }
    toldProgress.end()
    if content.response == nil, !content.isBlank {
      if content.message != nil { tellHeading(content.emptyHeading) }
      attention.seeNothing(under: content.emptyHeading, whileTyping: stage.terminal.latestLine)
    }
    if let message = content.message {
      stage.alerts.raise(message, at: route)
      attention.hasRaised = content.response == nil || content.isEarlier
      if let line = stage.terminal.latestLine { attention.doubt(whileTyping: line) }
      if content.response == nil { attention.isAwaited = false }
      // Tells this screen once more, with the alert gone: that is when the rows are shown.
      viewModel.alertShown()
    } else if attention.isAwaited, !viewModel.isDue {
      attention.isAwaited = false
      show(content)
    } else if attention.followsChanges, !viewModel.isDue {
      showDifference(content)
    }
  }

  func show(_ content: Content<Response>) {
    guard let response = content.response else {
      return stage.terminal.tell("No \(name) to show: `alerts` tells why, `refresh` fetches again")
    }
    // In a block of commands nobody has read what one of them shows before the next.
    attention.see(response, whileTyping: stage.terminal.latestLine)
    (attention.hasRaised, attention.hasCounted) = (content.isEarlier, false)
    var isMarkDue = content.isEarlier
    forEachPortion(of: response) { lines in
      show(
        isMarkDue ? ["From an earlier fetch, the last one failed:"] + lines : lines, of: response)
      isMarkDue = false
    }
  }

  private func show(_ lines: [Text], of response: Response) {
    if isDocument { return stage.terminal.show(document: lines) }
    if isNo(response) { stage.terminal.deny(lines) } else { show(lines) }
  }
}
