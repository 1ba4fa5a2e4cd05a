/// The view model of writes: one ``Box`` that tells how the last one ended.
///
/// It is the counterpart of ``ViewModel``. Several may share a ``Writer``: then their writes run one
/// after the other, but each box tells its own only.
///
/// ```swift
/// @MainActor func add(_ pro: String, in viewModel: WriteViewModel<String>) async -> Outcome? {
///   await viewModel.write { { () throws(WorkerFailure) in "Added \(pro)" } }
/// }
/// ```
@MainActor
public final class WriteViewModel<Response: Sendable & Equatable> {
  /// How the last write ended, and whether one is running.
  public var content: Box<Content<Response>> { owner.box }

  private var owner = Owner(Content<Response>())
  private let writer: Writer

  /// Creates a view model that has written nothing yet.
  public init(on writer: Writer = Writer()) { self.writer = writer }

  /// Reports the changes of its content to `trace`, under `name`.
  public func follow(_ trace: Trace, as name: String) { owner.follow(trace, as: name) }

  /// Makes a write when its turn has come: see ``Writer/run(_:ended:)``. Returns when the box has
  /// its end or the calling task is cancelled; `nil` if there was nothing to write.
  ///
  /// An end that comes late isn't told by the box, which shows a newer write by then, but by
  /// `ended`.
  @discardableResult
  public func write(
    _ prepare: () -> Writer.Work<Response>?,
    ended: @escaping @MainActor (_ result: WorkerResult<Response>, _ isLate: Bool) -> Void = {
      _, _ in
    }
  ) async -> Outcome? {
    owner.loading()
    let result = await writer.run(prepare) { [owner] result, isLate in
      ended(result, isLate)
      if !isLate { owner.wrote(result) }
    }
    if result?.isCancelled ?? true { owner.ended() }
    return result.map { Outcome($0) }
  }

  /// Clears the alert once the user has seen it, so that it doesn't come back.
  public func alertShown() { owner.alertShown() }
}
