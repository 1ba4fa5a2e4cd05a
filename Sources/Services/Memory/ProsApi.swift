import BusinessLogic

/// The document's service of pros, answering from memory.
public typealias ProsApi = DecisionArguments<Pros, MemoryDecisions>

/// The document's service of cons, answering from memory.
public typealias ConsApi = DecisionArguments<Cons, MemoryDecisions>
