extension Box {
  /// Creates a box whose value `derive` computes from those of other boxes, which it keeps.
  ///
  /// One change of a source is at most one notification, even if the source is reached by several
  /// ways: the values that `derive` receives are of the same moment.
  ///
  /// ```swift
  /// let price = Owner(3)
  /// let count = Owner(2)
  /// let total = Box(from: price.box, count.box) { $0 * $1 }
  /// count.change(to: 5)  // total.value is 15
  /// ```
  @_semantics("optimize.no.crossmodule") public convenience init<each Source>(
    // Optimized across modules, a parameter pack crashes the compiler of a release build (6.3).
    from boxes: repeat Box<each Source>,
    by derive: @escaping @MainActor (repeat each Source) -> Value
  ) {
    let boxes = (repeat each boxes)
    let newest = { @MainActor in derive(repeat (each boxes).newest) }
    self.init(newest())
    self.derive = newest
    for box in repeat each boxes {
      sources.append(
        box.bind(tellingCurrent: false) { [weak self] _ in self?.change(to: newest()) })
    }
  }

  /// The value that a notification still has to bring, if this box is derived.
  var newest: Value { derive?() ?? current }

  /// A box that takes the value of this one when that hasn't changed for `quiet`, such as a text
  /// while somebody types.
  ///
  /// ```swift
  /// let text = Owner("")
  /// let phrase = text.box.debounced(for: .milliseconds(300))
  /// text.change(to: "te")
  /// text.change(to: "tea")  // phrase becomes "tea" after 300 ms, and never "te"
  /// ```
  public func debounced<C: Clock<Duration>>(for quiet: Duration, clock: C = .continuous) -> Box {
    let debounced = Box(value)
    var waiting: Task<Void, Never>?
    let binding = bind(tellingCurrent: false) { [weak debounced] value in
      waiting?.cancel()
      let end = clock.now.advanced(by: quiet)
      waiting = Task {
        guard (try? await clock.sleep(until: end, tolerance: nil)) != nil else { return }
        if !Task.isCancelled { debounced?.change(to: value) }
      }
    }
    debounced.sources = [binding]
    return debounced
  }
}
