/// The seams of a worker that calls its service for a request or a write.
struct WorkerSeams {
  private let listener: Trace.Listener
  private let worker: Substring
  private let place: (file: StaticString, line: UInt)
  private let began: Int

  /// Reports that `function` in `file` begins; `nil` if nobody listens to the current task.
  init?(of function: StaticString, in file: StaticString, at line: UInt) {
    guard let listener = Seam.ear?.listener else { return nil }
    (self.listener, place) = (listener, (file, line))
    worker = "\(file)".drop { $0 != "/" }.dropFirst().prefix { $0 != "." }
    let name = "\(function)".prefix { $0 != "(" }
    began = listener(Seam(.logic, "\(worker): \(name)", .begin, file: file, line: line))
  }

  /// Reports the answer or what an error became; one that a worker translated before stays what it
  /// is.
  func report(_ error: (any Error)?, as failure: WorkerFailure?) {
    let end = failure.map { "\($0)".prefix { $0 != "(" } } ?? "answered"
    if let error, !(error is WorkerFailure) {
      _ = listener(Seam(.logic, "\(type(of: error)) becomes WorkerFailure.\(end)"))
    }
    let phase = Seam.Phase.end(of: began, isCancelled: failure == .cancelled)
    _ = listener(Seam(.logic, "\(worker): \(end)", phase, file: place.file, line: place.line))
  }
}
