import BusinessLogic
import Presentation
import Prompt
import ReactiveHybrid

extension PageScreen {
  func react(to content: Content<Response>) {
    guard !isHidden else { return }
    stage.loading.change(to: content.isLoading ? "Loading \(name)" : nil)
    // A cancelled fetch shows nothing.
    if isAwaited, content.isCancelled { answered() } else { present(content) }
  }

  /// Shows a content if the user asked for it, or its difference if it changed by itself.
  func present(_ content: Content<Response>) {
    if let message = content.message {
      raise(message, of: content)
    } else if let response = content.response {
      if !content.isLoading { show(response, of: content) }
    } else if !content.isLoading {
      empty(content)
    }
  }

  private func show(_ response: Response, of content: Content<Response>) {
    let page = page(of: response)
    defer { shown = page }
    let old = shown.flatMap { $0.isEmpty ? nil : $0 }
    if !isAwaited, content.cause == .edited, let shown, page.isPredictable(from: shown) {
      display()
      if stage.seen.page(at: spot, typing: nil) != nil {
        view.reportNumbers(page, after: shown)
      }
      stage.seen.edited(from: shown, to: page, at: spot)
      return view.know(page, after: shown)
    }
    // A script only reports changes on request. If it has shown nothing, its numbers mean the rows
    // before the first change.
    guard isAwaited || !stage.isScript else {
      if let old, stage.seen.page(at: spot, typing: nil) == nil { stage.see(old, at: spot) }
      return
    }
    if isAwaited || old == nil {
      display(hasRaised: content.isEarlier)
      passed("shows \(counted(page.rows.count, "row"))")
      view.show(page, after: old, isEarlier: content.isEarlier)
      switch spot {
      case .answer where page.isList:
        stage.lastList = page.isNumbered ? .numberedAnswer : .answer
      case .answer, .proposals, .place(.argument), .place(.option): break
      case .place: stage.lastList = .here
      }
    } else if let old {
      passed("reports what has changed")
      let difference = view.report(page, after: old)
      if content.status {
        if difference == nil, state.hasRaised {
          stage.terminal.report("Refreshed: nothing has changed")
        }
        display()
      }
      // The numbers of rows that the report leaves out mean what was shown before.
      if difference?.isCut == true { return }
    }
    if !stage.isQuiet { stage.see(page, at: spot) }
  }

  private func raise(_ message: Reason, of content: Content<Response>) {
    // If only the fetch of more rows failed, the rows shown are up to date.
    let hasRaised = !content.status
    passed("raises an alert")
    stage.alerts.raise(message.words, at: route)
    if !isAwaited || content.response == nil { display(hasRaised: hasRaised) }
    // This notifies the screen again, without the message: then the earlier rows are shown.
    viewModel.alertShown()
  }

  /// Clears the page. If the fetch found nothing, keeps the subject, which edits are checked
  /// against.
  private func empty(_ content: Content<Response>) {
    if isAwaited, !content.status {
      answered()
      let way: Text = spot == .place(route) ? ", `refresh` tries again" : ""
      stage.terminal.report("Can't show the \(name): `alerts` shows the reason\(way)")
    }
    guard case .nothing(let reason)? = content.failure else { return shown = nil }
    let page = Page(subject: (reason.error as? NothingThere)?.heading ?? shown?.subject)
    if content.cause == .edited, let shown {
      stage.seen.edited(from: shown, to: page, at: spot)
    } else {
      stage.see(page, at: spot)
    }
    shown = page
  }
}
