import BusinessLogic

/// The document's service of pros, answering from any source of decisions.
public typealias ProsApi<Source: DecisionsWorkerProtocol> = DecisionArguments<Pros, Source>

/// The document's service of cons, answering from any source of decisions.
public typealias ConsApi<Source: DecisionsWorkerProtocol> = DecisionArguments<Cons, Source>
