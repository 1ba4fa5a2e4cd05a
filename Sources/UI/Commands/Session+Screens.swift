import BusinessLogic
import Decisions
import Presentation
import Prompt
import ReactiveHybrid

extension Session {
  /// Moves to `route` without showing it, to start the session there.
  @discardableResult
  func enter(_ route: Route) async -> Outcome {
    // The list of decisions always exists, so it needs no fetch.
    guard route.topic != nil || route == router.route else {
      router.setRoute(to: route)
      return .done
    }
    stage.isQuiet = true
    defer { stage.isQuiet = false }
    return await router.go(to: route)
  }

  /// The rows that a number can mean.
  typealias List = (screen: (any Screen<Page>)?, spot: Spot)

  /// The rows at the current route, which edits refer to.
  var here: List { (router.screen, .place(router.route)) }

  /// The list that was shown last: an answer, or the rows at the current route.
  var latest: List {
    stage.lastList == .here ? here : (router.answer, .answer)
  }

  /// The list that the number of a row refers to: the last one, if its rows had numbers.
  var list: List { stage.lastList == .numberedAnswer ? latest : here }

  /// The titles of the options on the page, which a line may begin with.
  var shownOptions: [String] {
    guard router.route.showsOptions, let page = router.screen?.shown else { return [] }
    return page.rows.all.filter { $0.route?.topic?.option != nil }.map(\.name)
  }

  /// Returns the rows that `open` accepts on an option's page: the decision's options, then the
  /// option's own rows; `nil` on other pages, after an answer, and if a fetch fails.
  func rowsAtOption() async -> [Row]? {
    guard case .option(let topic) = router.route, latest.spot == here.spot,
      let outline = await inquiry.outline(of: topic.decision),
      let own = try? outline.rows(at: .option(topic))
    else { return nil }
    return (outline.options + own).map { Row($0) }
  }

  /// Returns the command to the prompt if its edit failed and may yet succeed.
  func retry(_ context: CommandContext) {
    guard edits.used?.content.value.failure?.isFinal == false else { return }
    returnLine(of: context)
    guard prefill != nil, !terminal.leavesLineToKernel else { return }
    terminal.report("The edit was not saved: press Enter to try again")
  }

  func returnLine(of context: CommandContext) {
    // A pasted list is no line to edit.
    guard !Task.isCancelled, !stage.isScript, !context.line.contains(where: \.isNewline) else {
      return
    }
    prefill = prefill ?? String(context.line)
  }

  /// Shows the argument of `place` where an edit has moved it, or its list if it is gone.
  func follow(_ place: Route, after outcome: Outcome) async -> Outcome {
    guard outcome == .done, place.argumentNumber != nil, router.route != place else {
      return outcome
    }
    let moved = await router.go(to: router.route)
    // It may have been the last argument of its side.
    if case .failed(.nothing) = moved { return outcome }
    return moved
  }

  var isLive: Bool { watching?.content.value.isOn == true }

  /// Whether changes are to be shown, even if these decisions can't be watched.
  var wantsWatch: Bool { isLive || watching?.content.value.failure != nil }

  /// Opens a line in the user's editor, if there is one; `nil` if that fails.
  func edited(_ line: String) async -> String? {
    do throws(CommandError) {
      return try await textEditor?.edit(line)
    } catch {
      terminal.report(error)
      return nil
    }
  }
}
