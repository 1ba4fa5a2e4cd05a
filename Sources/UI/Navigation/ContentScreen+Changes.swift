import BusinessLogic
import Prompt

/// What becomes of a screen whose content changes while it is shown.
extension ContentScreen {
  /// Fetches in silence and shows what is different, also what there is after a failure.
  public func update(unless isDoubtful: @escaping () -> Bool) async {
    guard isShown else { return serviceChanged() }
    if viewModel.content.value.isLoading {
      attention.isUpdateDue = true
      await viewModel.rest()
      // Unless whoever waited for the fetch has cancelled it, what was due is done with it.
      guard isShown, attention.isUpdateDue else { return }
    }
    attention.isUpdateDue = false
    self.isDoubtful = isDoubtful
    attention.updateBegins()
    let isAnswered = await viewModel.update(silently: isDoubtful())
    attention.updateEnds()
    // What was held back before is told by no box again; without an answer it may be older than what
    // the person knows.
    let content = viewModel.content.value
    if isAnswered, isShown, !content.isLoading, seen != content.response { showDifference(content) }
  }

  /// Takes edits over that the person knows of, and shows what others have changed before, between
  /// and after them.
  public func adopt(_ changes: [DecisionChange], unless isDoubtful: @escaping () -> Bool) async {
    guard isShown else { return serviceChanged() }
    // An edit that succeeded says more than that what had failed is there again.
    attention.hasRaised = false
    for change in unseen(changes) { stepOver(change) }
    guard await viewModel.update(silently: true) else { return }
    let content = viewModel.content.value
    guard let response = content.response else {
      return attention.knowNothing(under: content.emptyHeading)
    }
    guard !isDoubtful() else { return }
    guard seen != nil else { return show(content) }
    showDifference(to: response)
    attention.seen = response
    attention.hasRaised = false
  }

  /// Takes what these edits have made of what was seen for known, so that it is no news later on. What
  /// others have changed before is shown, as their rows have other numbers by now.
  public func know(_ changes: [DecisionChange]) {
    for change in unseen(changes) { stepOver(change) }
  }

  /// Shows what is different from what was seen, if anything is.
  public func tellChanges() {
    let content = viewModel.content.value
    guard let response = content.response else { return }
    if seen == nil { show(content) } else { showDifference(to: response) }
  }

  /// Those of these edits that what was seen doesn't hold: it may have been fetched since, where somebody
  /// has gone to another screen while they were being taken over.
  private func unseen(_ changes: [DecisionChange]) -> ArraySlice<DecisionChange> {
    let last = changes.lastIndex { seen != nil && preview($0.after, of: $0) == seen }
    return changes.dropFirst(last.map { $0 + 1 } ?? 0)
  }

  /// What the edit has found is shown where the person is, and what it has made of that is known. Where
  /// that can't be told, all that is different will be shown.
  private func stepOver(_ change: DecisionChange) {
    let (before, after) = (preview(change.before, of: change), preview(change.after, of: change))
    guard before != nil || after != nil else { return }
    if isShown, !stage.isScript, seen != nil, let before, let after {
      showDifference(to: before)
      _ = comparedPassages(from: before, to: after)
    }
    attention.know(before, after)
    if before == nil, let after, seen == after { know(after) }
  }

  private func preview(_ decision: Decision?, of change: DecisionChange) -> Response? {
    decision.flatMap { viewModel.preview($0, called: change.key) }
  }

  /// Shows what is different after a fetch that came by itself, or that there is something again.
  func showDifference(_ content: Content<Response>) {
    guard !isDoubtful(), content.status, let response = content.response else { return }
    guard seen != nil else { return show(content) }
    if !showDifference(to: response), attention.hasRaised {
      stage.terminal.tell("Fetched again: nothing has changed")
    }
    attention.hasRaised = false
  }

  /// Says whose place it is now that it is another's, of which an alert names nothing.
  func tellHeading(_ now: String?) {
    guard let now, let before = attention.heading(heading), before != now else { return }
    let passages = [before, now].map { heading in
      var passage = Passage([Text(heading)], isRow: false)
      passage.key = ""
      return passage
    }
    let difference = Difference(from: [passages[0]], to: [passages[1]])
    stage.terminal.announce(difference.lines(title: Text(now), columns: columns))
  }

  private func comparedPassages(
    from seen: Response, to response: Response
  ) -> (before: [Passage], now: [Passage], rest: Text?) {
    isComparing = true
    defer { isComparing = false }
    return passages(from: seen, to: response)
  }

  /// Shows what has become of what was seen; returns whether anything has.
  @discardableResult
  private func showDifference(to response: Response) -> Bool {
    guard let seen else { return false }
    let (before, now, rest) = comparedPassages(from: seen, to: response)
    attention.see(response, whileTyping: stage.terminal.latestLine)
    let difference = Difference(from: before, to: now)
    guard !difference.isEmpty, let title = title(response) ?? now.first?.lines.first else {
      return false
    }
    attention.hasCounted = attention.hasCounted || difference.countsSome
    stage.terminal.announce(
      difference.lines(title: title, columns: columns) + (rest.map { [$0] } ?? []))
    return true
  }
}
