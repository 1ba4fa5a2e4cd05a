import BusinessLogic

/// The document's service of pros, for any source of decisions.
public typealias ProsApi<Source: DecisionsWorkerProtocol> = DecisionArguments<Pros, Source>

/// The document's service of cons, for any source of decisions.
public typealias ConsApi<Source: DecisionsWorkerProtocol> = DecisionArguments<Cons, Source>
