/// How a view model takes in what changes without its having asked.
extension ViewModel {
  /// Applies the effect of each later change of a box. `effect` receives the change and the current
  /// response. During a write, the view model begins no update, and shows no answer that may be of
  /// the time before it: it asks again when the write has ended.
  ///
  /// A view model follows one box. Binding tells the current value, which isn't a change.
  public func follow<Change>(
    _ changes: Box<Change>, besides writing: Box<Writing>? = nil,
    _ effect: @escaping @MainActor (Change, Response?) -> Effect<Response>
  ) {
    self.writing = writing
    followed = []
    let tokens = [
      changes.bind { [weak self] change in
        guard let self, !followed.isEmpty else { return }
        apply(effect(change, content.value.response))
      },
      writing?.bind { [weak self] in self?.writingChanged($0) },
    ]
    followed = tokens.compactMap(\.self)
  }

  private func apply(_ effect: Effect<Response>) {
    switch effect {
    case .nothing: break
    case .doubt: _ = fetching.handle(.doubted)
    case .news:
      _ = fetching.handle(.changed)
      updateIfNews()
    case .known(let before, let after, let cause, let isFresh):
      _ = fetching.handle(.edited)
      if case .success(let found) = before, content.value.response != nil {
        owner.took(found, .changed)
      }
      switch after {
      case .success(let response): owner.took(response, cause)
      case .failure(let failure): owner.emptied(failure, cause)
      }
      if !isFresh { _ = fetching.handle(.doubted) }
    }
  }

  private func writingChanged(_ writing: Writing) {
    if writing.isRunning { _ = fetching.handle(.edited) } else { updateIfNews() }
  }

  var isHeld: Bool { writing?.value.isRunning == true }

  /// Runs one update after the other: if each replaced the one before, a stream of changes could
  /// keep any from appearing.
  func updateIfNews() {
    guard fetching.state == .news, let rowsOnDisplay, !isHeld, !updating.box.value
    else { return }
    updating.change(to: true)
    Task { [weak self] in
      // A request of the user may have begun meanwhile.
      if let self, fetching.state == .news { await update(rows: rowsOnDisplay()) }
      self?.updating.change(to: false)
      self?.updateIfNews()
    }
  }
}
