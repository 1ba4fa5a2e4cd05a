import TestSupport

/// Runs programs.
enum Processes {
  /// A program that failed.
  struct Failed: Error, CustomStringConvertible {
    let description: String
  }

  /// Returns the standard output of a shell command.
  @discardableResult
  static func run(_ command: String, _ arguments: [String] = []) async throws -> String {
    let run = try await Transcript.of(
      "/bin/sh", arguments: ["-c", command, "sh"] + arguments, deadline: .seconds(600))
    // grep and `check` exit with 1 for a negative answer.
    guard [.exited(0), .exited(1)].contains(run.status) else {
      throw Failed(description: "\(command) ended with \(run.status): \(run.errorText)")
    }
    return run.text
  }

  /// Creates a contender that starts a program for each operation, without input unless the command
  /// redirects it.
  static func contender(_ name: String, _ command: String, _ arguments: [String] = []) -> Contender
  {
    Contender(name: name) { times in
      for _ in 0..<times { try await run("\(command) >/dev/null", arguments) }
    }
  }
}
