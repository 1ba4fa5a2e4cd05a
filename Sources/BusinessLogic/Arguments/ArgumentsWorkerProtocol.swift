/// A service that knows the arguments of one side.
///
/// It throws what it likes, as long as the error describes itself in a sentence for the person at
/// the screen. Having nothing is no error of the service: the worker judges that.
public protocol ArgumentsWorkerProtocol<S>: Sendable {
  /// The side it answers for.
  associatedtype S: Sided

  /// The topic with at least its arguments of this side.
  func getArguments(of topic: TopicID) async throws -> AI
}

/// A service of pros.
public typealias ProsWorkerProtocol = ArgumentsWorkerProtocol<Pros>

/// A service of cons.
public typealias ConsWorkerProtocol = ArgumentsWorkerProtocol<Cons>

/// A service of neutral arguments.
public typealias NeutralWorkerProtocol = ArgumentsWorkerProtocol<Neutral>
