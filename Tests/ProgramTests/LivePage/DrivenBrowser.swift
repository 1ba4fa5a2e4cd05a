import JSONText
import TestSupport
import Testing
import Threads

/// Chromium without a window, driven by the Chrome DevTools Protocol on a pipe.
final class DrivenBrowser: Sendable {
  static let path = ["/usr/bin/chromium"].first { path in access(path, X_OK) == 0 } as String?

  private let folder: TemporaryFolder
  private let process: pid_t
  private let (input, output): (Int32, Int32)
  private let state = Locked((number: 0, bytes: [UInt8](), session: JSON?.none, said: [String]()))

  struct Failure: Error {
    let message: String

    var isMove: Bool { message.contains("navigated") || message.contains("context") }
  }

  init(flags: [String] = []) throws {
    folder = try TemporaryFolder()
    guard let (theirInput, input) = Spawn.pipe(), let (output, theirOutput) = Spawn.pipe(),
      let process = Spawn.start(
        [
          Self.path ?? "", "--headless", "--no-sandbox", "--disable-gpu", "--remote-debugging-pipe",
          "--user-data-dir=\(folder.path(of: "profile"))",
        ] + flags + ["about:blank"],
        descriptors: [3: theirInput, 4: theirOutput, 2: try folder.nowhere()])
    else { throw Failure(message: "Chromium doesn't start") }
    close(theirInput)
    close(theirOutput)
    (self.input, self.output, self.process) = (input, output, process)
  }

  deinit {
    kill(process, SIGKILL)
    close(input)
    close(output)
    waitpid(process, nil, 0)
  }

  /// The messages of the console so far.
  var console: [String] { state.withLock { $0.said } }

  /// Opens an address in a page of its own.
  func open(_ address: String) async throws {
    state.withLock { $0.session = nil }
    let target = try await call("Target.createTarget", ["url": "about:blank"])
    let session = try await call(
      "Target.attachToTarget", ["targetId": target["targetId"] ?? "", "flatten": .value(true)])
    state.withLock { $0.session = session["sessionId"] }
    for domain in ["Runtime", "Log", "Page"] { _ = try await call("\(domain).enable") }
    _ = try await call("Page.navigate", ["url": .string(address)])
    try await expect("document.readyState === 'complete'")
  }

  /// Returns the value of a script in the page, as JSON.
  func value(_ script: String) async throws -> String {
    let answer = try await call(
      "Runtime.evaluate",
      [
        "expression": .string("(async () => JSON.stringify(await (\(script)) ?? null))()"),
        "awaitPromise": .value(true), "returnByValue": .value(true),
      ])
    guard let value = answer["result"]?["value"]?.asText else {
      throw Failure(message: answer.line)
    }
    return value
  }

  /// Waits until a condition in the page holds.
  func expect(_ condition: String) async throws {
    let milliseconds = Patience.terminal.components.seconds * 3000
    let look =
      """
      new Promise(resolve => { const begun = Date.now(); const look = () => {
        let seen = false; try { seen = \(condition); } catch {}
        if (seen || Date.now() - begun > \(milliseconds)) resolve(Boolean(seen));
        else setTimeout(look, 10);
      }; look(); })
      """
    var isTrue = ""
    while isTrue == "" {
      do {
        isTrue = try await value(look)
      } catch let failure as Failure where failure.isMove {
        // The page has led to another one meanwhile.
      }
    }
    #expect(isTrue == "true", "\(condition)")
  }

  /// Presses keys, one after the other.
  func press(_ keys: String...) async throws {
    let codes = ["Tab": 9, "Enter": 13, "ArrowRight": 39]
    for key in keys {
      for type in ["keyDown", "keyUp"] {
        let text = key == "Enter" && type == "keyDown" ? "\r" : ""
        _ = try await call(
          "Input.dispatchKeyEvent",
          [
            "type": .string(type), "key": .string(key), "code": .string(key),
            "windowsVirtualKeyCode": .value(codes[key]), "text": .string(text),
          ])
      }
    }
  }

  /// Types a text where the focus is.
  func type(_ text: String) async throws {
    _ = try await call("Input.insertText", ["text": .string(text)])
  }

  /// Loads the page again without scripts, and waits until a condition holds.
  func reloadWithoutScripts(expecting condition: String) async throws {
    _ = try await call("Emulation.setScriptExecutionDisabled", ["value": .value(true)])
    _ = try await call("Page.reload")
    let end = ContinuousClock.now + Patience.terminal
    var isTrue = false
    while !isTrue, ContinuousClock.now < end {
      let seen = try? await call(
        "Runtime.evaluate", ["expression": .string("(\(condition)) === true")])
      isTrue = seen?["result"]?["value"]?.line == "true"
    }
    #expect(isTrue, "\(condition)")
  }

  /// The script that finds what keeps people from using a page; `nil` if it isn't installed.
  static let axe = try? FileBytes.read(
    "\(SourceTree.root)/.build-axe/axe_playwright_python/axe.min.js")

  /// Returns what it finds in light and in dark colours.
  func barriers() async throws -> [String] {
    var found: [String] = []
    for scheme in ["light", "dark"] {
      let feature: JSON = ["name": "prefers-color-scheme", "value": .string(scheme)]
      _ = try await call("Emulation.setEmulatedMedia", ["features": .list([feature])])
      let script = String(decoding: Self.axe ?? [], as: UTF8.self)
      _ = try await call("Runtime.evaluate", ["expression": .string(script)])
      found.append(
        try await value(
          "axe.run().then(all => all.violations.map(one => [one.id, one.nodes[0].html]))"))
    }
    return found
  }

  private func call(_ method: String, _ params: JSON = .object([])) async throws -> JSON {
    try await withCheckedThrowingContinuation { continuation in
      do {
        try OwnThread.start {
          continuation.resume(with: Result { try self.answer(to: method, params) })
        }
      } catch {
        continuation.resume(throwing: error)
      }
    }
  }

  private func answer(to method: String, _ params: JSON) throws -> JSON {
    let (number, session) = state.withLock { state in
      state.number += 1
      return (state.number, state.session)
    }
    let members: [(String, JSON)] =
      [("id", .value(number)), ("method", .string(method)), ("params", params)]
    let message = JSON.object(members + (session.map { [("sessionId", $0)] } ?? [])).line + "\0"
    _ = Array(message.utf8).withUnsafeBytes { writeAll($0, to: input) }
    while true {
      let message = try next()
      if message["id"]?.asNumber == number {
        guard let result = message["result"] else { throw Failure(message: message.line) }
        return result
      }
      if ["Runtime.exceptionThrown", "Log.entryAdded", "Runtime.consoleAPICalled"]
        .contains(message["method"]?.asText)
      {
        state.withLock { $0.said.append(message.line) }
      }
    }
  }

  private func next() throws -> JSON {
    while true {
      let message = state.withLock { state -> [UInt8]? in
        guard let end = state.bytes.firstIndex(of: 0) else { return nil }
        defer { state.bytes.removeFirst(end + 1) }
        return Array(state.bytes[..<end])
      }
      if let message { return try JSON(reading: message) }
      var wait = pollfd(fd: output, events: Int16(POLLIN), revents: 0)
      guard poll(&wait, 1, Int32(6000 * Patience.terminal.components.seconds)) > 0 else {
        throw Failure(message: "Chromium doesn't answer")
      }
      var part = [UInt8](repeating: 0, count: 1 << 16)
      let count = read(output, &part, part.count)
      guard count > 0 else { throw Failure(message: "Chromium has ended") }
      state.withLock { $0.bytes += part.prefix(count) }
    }
  }
}

extension TemporaryFolder {
  /// Returns a descriptor of a file for what nobody reads.
  fileprivate func nowhere() throws -> Int32 { CLibrary.open("/dev/null", O_WRONLY) }
}
