/// The seams of a worker that calls its service for a request or a write.
struct WorkerSeams {
  private let hear: Trace.Listener
  private let worker: Substring
  private let place: (file: StaticString, line: UInt)
  private let began: Int

  /// Reports that `function` in `file` begins; `nil` if nobody listens to the current task.
  init?(of function: StaticString, in file: StaticString, at line: UInt) {
    guard let hear = Seam.listener?.hear else { return nil }
    (self.hear, place) = (hear, (file, line))
    worker = "\(file)".drop { $0 != "/" }.dropFirst().prefix { $0 != "." }
    let name = "\(function)".prefix { $0 != "(" }
    began = hear(Seam(.logic, "\(worker): \(name)", .begin, file: file, line: line))
  }

  func answered() { end("answered") }

  /// Reports what an error became; one that a worker translated before stays what it is.
  func translated(
    _ error: any Error, to failure: WorkerFailure, file: StaticString = #fileID, line: UInt = #line
  ) {
    if !(error is WorkerFailure) {
      let event = "\(type(of: error)) becomes \(failure.kind)"
      _ = hear(Seam(.logic, event, file: file, line: line))
    }
    end(failure.kind, isCancelled: failure == .cancelled)
  }

  private func end(_ event: String, isCancelled: Bool = false) {
    let phase = Seam.Phase.end(of: began, isCancelled: isCancelled)
    _ = hear(Seam(.logic, "\(worker): \(event)", phase, file: place.file, line: place.line))
  }
}

extension WorkerFailure {
  /// The name of the case.
  fileprivate var kind: String {
    switch self {
    case .failed: "failed"
    case .nothing: "nothing"
    case .refused: "refused"
    case .cancelled: "cancelled"
    }
  }
}
