import BusinessLogic

/// A service with decorations around each call, such as faults and traces.
///
/// It conforms to every worker protocol of its base (see the extensions). A new service of a known
/// protocol is decorated without further code, and a new decoration applies to every service.
package struct DecoratedService<Base: Sendable>: Sendable {
  let base: Base
  /// The decorations, the outermost first.
  let around: ArraySlice<any Decoration>

  package init(_ base: Base, _ around: ArraySlice<any Decoration>) {
    (self.base, self.around) = (base, around)
  }

  var inner: DecoratedService { DecoratedService(base, around.dropFirst()) }

  func call<Answer>(
    _ name: @autoclosure () -> String, file: StaticString = #fileID, line: UInt = #line,
    _ work: (Base) async throws -> Answer
  ) async throws -> Answer {
    guard let outer = around.first else { return try await work(base) }
    return try await outer.call(name, at: (file, line)) {
      try await inner.call(name(), file: file, line: line, work)
    }
  }

  /// Makes a call that can't fail. Returns `nil` if a replay has no answer for it.
  func callUnfailing<Answer>(
    _ name: @autoclosure () -> String, _ work: (Base) async -> Answer
  ) async -> Answer? {
    try? await DecoratedService(base, around.filter(\.isAroundAll)[...]).call(name(), work)
  }
}

/// A wrapper around the calls of a service.
package protocol Decoration: Sendable {
  /// Makes a call through `work`, or answers in its place; `name` describes the call.
  func call<Answer>(
    _ name: () -> String, at place: (file: StaticString, line: UInt),
    _ work: () async throws -> Answer
  ) async throws -> Answer

  /// Whether it is also around calls that can't fail; `false` by default.
  var isAroundAll: Bool { get }

  func library<Digest: Sendable>(
    _ pass: LibraryPass<Digest>, of base: some DecisionsWorkerProtocol,
    at place: (StaticString, UInt)
  ) async throws -> [Digest]

  func states(of base: some WatchingWorkerProtocol) async throws -> AsyncStream<SourceState>
}

extension Decoration {
  package var isAroundAll: Bool { false }

  package func library<Digest: Sendable>(
    _ pass: LibraryPass<Digest>, of base: some DecisionsWorkerProtocol,
    at place: (StaticString, UInt)
  ) async throws -> [Digest] {
    try await call({ "one pass over all decisions" }, at: place) {
      try await base.getLibrary(pass)
    }
  }
}

extension AsyncStream where Element: Sendable {
  /// Returns a stream of the newest element, with `transform` applied to each.
  package func mapped<Other: Sendable>(
    _ transform: @escaping @Sendable (Element) async -> Other
  ) -> AsyncStream<Other> {
    let (stream, continuation) = AsyncStream<Other>.makeStream(bufferingPolicy: .bufferingNewest(1))
    let task = Task {
      for await element in self { continuation.yield(await transform(element)) }
      continuation.finish()
    }
    continuation.onTermination = { _ in task.cancel() }
    return stream
  }
}
