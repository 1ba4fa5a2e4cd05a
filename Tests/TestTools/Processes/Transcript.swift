import Threads

/// The output and exit of a program run with pipes.
public struct Transcript: Sendable {
  /// The bytes of standard output.
  public let output: [UInt8]

  /// The bytes of standard error.
  public let errors: [UInt8]

  /// How the program ended.
  public let status: Ending

  /// Standard output as text.
  public var text: String { String(decoding: output, as: UTF8.self) }

  /// Standard error as text, without the line numbers in errors of piped commands.
  public var errorText: String {
    String(decoding: errors, as: UTF8.self).replacing(#/((?:^|\n)(?:error|Alert): )line \d+: /#) {
      $0.1
    }
  }

  /// An error: the program didn't end in time and was killed.
  public struct TooLate: Error, Sendable {
    /// The transcript up to the deadline.
    public let transcript: Transcript
  }

  /// Runs a program with `input` and waits for its end, up to `deadline`. Without a `workingFolder`, the program runs
  /// in an empty folder of its own.
  ///
  /// `readingOnly` closes its standard output after that many bytes, as `head` does.
  public static func of(
    _ executable: String = Program.path(), arguments: [String] = [], input: String = "",
    environment: [String: String?] = [:], workingFolder: String? = nil,
    readingOnly: Int = .max, deadline: Duration = Patience.program
  ) async throws -> Transcript {
    let own = try workingFolder == nil ? TemporaryFolder() : nil
    defer { own?.remove() }
    let spawn = Spawn(
      executable: executable, arguments: arguments, environment: FixedEnvironment.with(environment),
      workingFolder: workingFolder ?? own?.path)
    return try await withCheckedThrowingContinuation { continuation in
      do {
        try OwnThread.start {
          continuation.resume(
            with: Result {
              var pipes = try Pipes(starting: spawn, input: Array(input.utf8))
              return try pipes.run(until: .now + deadline, readingOnly: readingOnly)
            })
        }
      } catch {
        continuation.resume(throwing: error)
      }
    }
  }
}
