import TestSupport

/// Runs whole programs.
enum Processes {
  /// How a program ended that should have succeeded.
  struct Failed: Error, CustomStringConvertible {
    let description: String
  }

  /// What a shell command wrote to its standard output.
  @discardableResult
  static func run(_ command: String, _ arguments: [String] = []) async throws -> String {
    let run = try await Transcript.of(
      "/bin/sh", arguments: ["-c", command, "sh"] + arguments, deadline: .seconds(600))
    // 1 is a no for an answer, as grep and `check` give it.
    guard [.exited(0), .exited(1)].contains(run.status) else {
      throw Failed(description: "\(command) ended with \(run.status): \(run.errorText)")
    }
    return run.text
  }

  /// A program that is started for each time, with no input unless the command names one.
  static func contender(_ name: String, _ command: String, _ arguments: [String] = []) -> Contender
  {
    Contender(name: name) { times in
      for _ in 0..<times { try await run("\(command) >/dev/null", arguments) }
    }
  }
}
