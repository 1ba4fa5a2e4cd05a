import CLibrary
import JSONText
import TestTools
import Threads

/// Chromium of the distribution without a window, driven by the Chrome DevTools Protocol on a pipe.
///
/// Most tests share one, because its start takes longer than what they do with it.
public final class Chromium: Sendable {
  /// The path of the program; `nil` if it isn't installed.
  public static let path =
    ["/usr/bin/chromium"].first { path in access(path, X_OK) == 0 } as String?

  /// The answer that a call wasn't made, or that there is none.
  struct Failure: Error {
    let message: String

    /// Whether the page has led to another one meanwhile.
    var isMove: Bool { message.contains("navigated") || message.contains("context") }
  }

  private struct State {
    var number = 0
    var waiting: [Int: CheckedContinuation<JSON, any Error>] = [:]
    var console: [String: [String]] = [:]
  }

  private static let shared: Result<Chromium, any Error> = Result {
    let browser = try Chromium()
    atexit { try? Chromium.shared.get().end() }
    return browser
  }

  private let folder: TemporaryFolder
  private let process: pid_t
  private let input: Locked<Int32>
  private let state = Locked(State())

  /// Starts one with further flags.
  public init(flags: [String] = []) throws {
    folder = try TemporaryFolder()
    guard let (theirInput, input) = Spawn.pipe(), let (output, theirOutput) = Spawn.pipe(),
      let process = Spawn.start(
        [
          Self.path ?? "", "--headless", "--no-sandbox", "--disable-gpu", "--remote-debugging-pipe",
          "--user-data-dir=\(folder.path(of: "profile"))",
        ] + flags + ["about:blank"],
        descriptors: [3: theirInput, 4: theirOutput, 2: CLibrary.open("/dev/null", O_WRONLY)])
    else { throw Failure(message: "Chromium doesn't start") }
    close(theirInput)
    close(theirOutput)
    (self.input, self.process) = (Locked(input), process)
    try OwnThread.start { [state] in Self.listen(at: output, state) }
  }

  deinit { end() }

  /// The browser of most tests, which the first of them starts, and which ends with the last.
  public static func running() throws -> Chromium {
    try shared.get()
  }

  /// Returns what the console of a page has said.
  func console(of session: JSON?) -> [String] {
    state.withLock { $0.console[session?.asText ?? ""] ?? [] }
  }

  /// Makes a call to the browser or to a page, and returns the answer.
  func call(_ method: String, _ params: JSON = .object([]), in session: JSON?) async throws -> JSON
  {
    try await withCheckedThrowingContinuation { post(method, params, in: session, waiting: $0) }
  }

  /// Makes a call.
  func post(
    _ method: String, _ params: JSON, in session: JSON?,
    waiting: CheckedContinuation<JSON, any Error>? = nil
  ) {
    let number = state.withLock { state in
      state.number += 1
      state.waiting[state.number] = waiting
      return state.number
    }
    let members: [(String, JSON)] =
      [("id", .value(number)), ("method", .string(method)), ("params", params)]
    let message = JSON.object(members + (session.map { [("sessionId", $0)] } ?? [])).line + "\0"
    input.withLock { input in
      _ = Array(message.utf8).withUnsafeBytes { writeAll($0, to: input) }
    }
  }

  private static func listen(at output: Int32, _ state: Locked<State>) {
    var (bytes, part) = ([UInt8](), [UInt8](repeating: 0, count: 1 << 16))
    while case let count = read(output, &part, part.count), count > 0 {
      bytes += part.prefix(count)
      while let end = bytes.firstIndex(of: 0) {
        if let message = try? JSON(reading: Array(bytes[..<end])) { hear(message, state) }
        bytes.removeFirst(end + 1)
      }
    }
    close(output)
    let waiting = state.withLock { state in
      defer { state.waiting = [:] }
      return state.waiting.values
    }
    for one in waiting { one.resume(throwing: Failure(message: "Chromium has ended")) }
  }

  private static func hear(_ message: JSON, _ state: Locked<State>) {
    if let number = message["id"]?.asNumber {
      let waiting = state.withLock { $0.waiting.removeValue(forKey: number) }
      waiting?.resume(
        with: message["result"].map { .success($0) } ?? .failure(Failure(message: message.line)))
    } else if ["Runtime.exceptionThrown", "Log.entryAdded", "Runtime.consoleAPICalled"]
      .contains(message["method"]?.asText)
    {
      let session = message["sessionId"]?.asText ?? ""
      state.withLock { $0.console[session, default: []].append(message.line) }
    }
  }

  private func end() {
    kill(process, SIGKILL)
    waitpid(process, nil, 0)
    folder.remove()
  }
}
