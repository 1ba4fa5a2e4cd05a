/// What a service says while it works, besides its answer: what it waits for, what a person should know
/// of a success.
public enum Notice {
  /// Who is told in this task.
  @TaskLocal private static var teller: @Sendable (String) -> Void = { _ in }

  /// Tells whoever asked for the work, in a sentence without a full stop.
  public static func tell(_ sentence: String) {
    teller(sentence)
  }

  /// Does some work; `tell` is called from anywhere with what services say meanwhile.
  public static func telling<Value>(
    _ tell: @escaping @Sendable (String) -> Void, isolation: isolated (any Actor)? = #isolation,
    _ work: () async throws -> Value
  ) async rethrows -> Value {
    try await $teller.withValue(tell, operation: work)
  }
}
