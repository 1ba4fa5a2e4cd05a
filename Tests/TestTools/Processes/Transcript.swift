import Threads

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// What a program did with its pipes, from its start to its end.
public struct Transcript: Sendable {
  /// Its standard output.
  public let output: [UInt8]

  /// Its standard error.
  public let errors: [UInt8]

  /// How it ended.
  public let status: Ending

  /// Its standard output as text.
  public var text: String { String(decoding: output, as: UTF8.self) }

  /// Its standard error as text, without the line numbers that errors from a pipe begin with.
  public var errorText: String {
    String(decoding: errors, as: UTF8.self).replacing(#/((?:^|\n)(?:error|Alert): )line \d+: /#) {
      $0.1
    }
  }

  /// The program did not end in time, and was killed.
  public struct TooLate: Error, Sendable {
    /// What it had done by then.
    public let transcript: Transcript
  }

  /// Runs a program on `input` and waits for its end, at most as long as `deadline`.
  ///
  /// With `readingOnly` its standard output is closed after so many bytes, as `head` does.
  public static func of(
    _ executable: String = Program.path(), arguments: [String] = [], input: String = "",
    environment: [String: String?] = [:], workingFolder: String? = nil,
    readingOnly: Int = .max, deadline: Duration = Patience.program
  ) async throws -> Transcript {
    let spawn = Spawn(
      executable: executable, arguments: arguments, environment: FixedEnvironment.with(environment),
      workingFolder: workingFolder)
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
