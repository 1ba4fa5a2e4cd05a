/// A service that provides the arguments of one side.
///
/// It may throw any error whose description is a sentence for the user. A topic without arguments
/// isn't an error here: the worker handles it. A service whose arguments change by themselves says
/// so by its `states()`.
public protocol ArgumentsWorkerProtocol<S>: WatchingWorkerProtocol {
  associatedtype S: Sided

  /// Returns the topic, with at least its arguments of this side.
  func getArguments(of topic: TopicID) async throws -> AI
}

/// A service of pros.
public typealias ProsWorkerProtocol = ArgumentsWorkerProtocol<Pros>

/// A service of cons.
public typealias ConsWorkerProtocol = ArgumentsWorkerProtocol<Cons>
