/// The view model of writes: one ``Box`` that says how the last one ended.
///
/// It is the counterpart of ``ViewModel``. Several may share a ``Writer``: then their writes run one
/// after the other, but each box notifies only of its own.
///
/// ```swift
/// @MainActor func add(_ pro: String, in viewModel: WriteViewModel<String>) async -> Outcome {
///   await viewModel.write { "Added \(pro)" }
/// }
/// ```
@MainActor
public final class WriteViewModel<Response: Sendable & Equatable> {
  /// How the last write ended, and whether one is running.
  public var content: Box<Content<Response>> { owner.box }

  private let owner = Owner(Content<Response>())
  let writer: Writer
  /// The number of writes that were made, also late.
  let made = Owner(0)
  /// The number of writes that callers await.
  private var awaited = 0

  /// Creates a view model that has written nothing yet, and whose writes take turns with all others
  /// of `writer`.
  public init(on writer: Writer = Writer()) { self.writer = writer }

  /// Reports the changes of its content to `trace`, under `name`.
  public func follow(_ trace: Trace, as name: String) { owner.follow(trace, as: name) }

  /// Makes a write when its turn has come.
  ///
  /// Returns when the box has its end or the calling task is cancelled.
  ///
  /// A late result isn't in the box, which shows a newer write by then. `completion` gets it: see
  /// ``Writer/run(_:completion:)``.
  @discardableResult
  public func write(
    _ work: @escaping Writer.Work<Response>,
    completion: (@MainActor (_ result: WorkerResult<Response>, _ isLate: Bool) -> Void)? = nil
  ) async -> Outcome {
    awaited += 1
    defer { awaited -= 1 }
    owner.change { $0.loading() }
    let result =
      await writer.run {
        owner.change { $0.loading() }  // Another write of this box may have ended meanwhile.
        return work
      } completion: { [owner, made] result, isLate in
        completion?(result, isLate)
        if case .success = result { made.change { $0 += 1 } }
        if !isLate { owner.change { $0.wrote(result) } }
      } ?? .failure(.cancelled)
    // If another write is awaited, the content stays loading.
    if result.isCancelled, awaited == 1 { owner.change { $0.cancelled() } }
    return Outcome(result)
  }

  /// Clears the alert once the user has seen it, so that it doesn't come back.
  public func alertShown() { owner.change { $0.alertShown() } }
}
