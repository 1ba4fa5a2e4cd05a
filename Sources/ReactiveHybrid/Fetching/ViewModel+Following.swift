/// How a view model takes in what changes without its having asked.
extension ViewModel {
  /// Applies the effect of each later change of a box.
  ///
  /// `effect` receives the change and the current response. During a write, the view model begins
  /// no update, and shows no answer that may be of the time before it: it asks again when the write
  /// has ended.
  ///
  /// A view model may follow several boxes.
  public func follow<Change>(
    _ changes: Box<Change>, besides writing: Box<Writing>? = nil,
    _ effect: @escaping @MainActor (Change, Response?) -> Effect<Response>
  ) {
    if let writing { writings.append(writing) }
    let token = changes.bind(tellingCurrent: false) { [weak self] change in
      if let self { apply(effect(change, content.value.response)) }
    }
    let end = writing?.bind { [weak self] writing in
      if writing.isRunning { _ = self?.fetching.handle(.edited) } else { self?.updateIfNews() }
    }
    followed += [token, end].compactMap(\.self)
  }

  /// Takes each write that `writes` has made, also late, for ``Effect/news``.
  public func follow<Answer>(_ writes: WriteViewModel<Answer>) {
    follow(writes.made.box, besides: writes.writer.writing) { _, _ in .news }
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
        owner.change { $0.updated(found, .changed) }
      }
      owner.change { content in
        switch after {
        case .success(let response): content.updated(response, cause)
        case .failure(let failure): content.cleared(because: failure, cause)
        }
      }
      if !isFresh { _ = fetching.handle(.doubted) }
    }
  }

  var isHeld: Bool { writings.contains { $0.value.isRunning } }

  /// Returns when no write in `writings` is running, or when the calling task is cancelled.
  func writesEnd() async {
    while !Task.isCancelled, let running = writings.first(where: \.value.isRunning) {
      await running.wait { !$0.isRunning }
    }
  }

  /// Runs one update after the other: if each replaced the one before, a stream of changes could
  /// keep any from appearing.
  func updateIfNews() {
    guard fetching.state == .news, let rowsOnDisplay, !isHeld, unawaited.box.value == 0
    else { return }
    perform { viewModel in
      // A request of the user may have begun meanwhile.
      if viewModel.fetching.state == .news { await viewModel.update(rows: rowsOnDisplay()) }
    }
  }

  func argumentChanged() {
    if let rowsOnDisplay {
      perform { await $0.fetch(rows: rowsOnDisplay()) }
    } else {
      _ = fetching.handle(.doubted)
    }
  }

  private func perform(_ work: @escaping @MainActor (ViewModel) async -> Void) {
    unawaited.change { $0 += 1 }
    Task { [weak self] in
      if let self { await work(self) }
      self?.unawaited.change { $0 -= 1 }
      self?.updateIfNews()
    }
  }
}
