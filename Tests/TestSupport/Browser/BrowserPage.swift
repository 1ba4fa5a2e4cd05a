import CLibrary
import JSONText
import TestTools

/// A page of the tests' browser.
public final class BrowserPage: Sendable {
  private let browser: Chromium
  private let target: JSON?
  private let session: JSON?

  /// Opens an address in a page of its own.
  public init(_ address: String, in browser: Chromium? = nil) async throws {
    let browser = try browser ?? Chromium.running()
    self.browser = browser
    target = try await browser.call(
      "Target.createTarget", ["url": "about:blank", "newWindow": .value(true)], in: nil)["targetId"]
    session = try await browser.call(
      "Target.attachToTarget", ["targetId": target ?? "", "flatten": .value(true)], in: nil)[
        "sessionId"]
    for domain in ["Runtime", "Log", "Page"] { _ = try await call("\(domain).enable") }
    // Other pages don't take its focus.
    _ = try await call("Emulation.setFocusEmulationEnabled", ["enabled": .value(true)])
    try await open(address)
  }

  deinit { browser.post("Target.closeTarget", ["targetId": target ?? ""], in: nil) }

  /// The messages of the console so far.
  public var console: [String] { browser.console(of: session) }

  /// Goes to another address.
  public func open(_ address: String) async throws {
    _ = try await call("Page.navigate", ["url": .string(address)])
    try await expect("document.readyState === 'complete' && location.href !== 'about:blank'")
  }

  /// Shows the page as on a phone of this width.
  public func shrink(to width: Int) async throws {
    let size: JSON = [
      "width": .value(width), "height": .value(2 * width), "deviceScaleFactor": .value(1),
      "mobile": .value(true),
    ]
    _ = try await call("Emulation.setDeviceMetricsOverride", size)
  }

  /// Returns the value of a script in the page, as JSON.
  public func value(_ script: String) async throws -> String {
    let answer = try await call(
      "Runtime.evaluate",
      [
        "expression": .string("(async () => JSON.stringify(await (\(script)) ?? null))()"),
        "awaitPromise": .value(true), "returnByValue": .value(true),
      ])
    guard let value = answer["result"]?["value"]?.asText else {
      throw Chromium.Failure(message: answer.line)
    }
    return value
  }

  /// Waits until a condition in the page holds.
  public func expect(_ condition: String) async throws {
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
      } catch let failure as Chromium.Failure where failure.isMove {
        // The page has led to another one meanwhile.
      }
    }
    guard isTrue == "true" else { throw Chromium.Failure(message: "not seen: \(condition)") }
  }

  /// Presses keys, one after the other.
  public func press(_ keys: String...) async throws {
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

  /// Moves the mouse to points of the page.
  ///
  /// - Parameter isHeld: Whether the button is pressed at the first point and stays pressed. If
  ///   not, it is released at the last point.
  public func drag(_ points: [(x: Int, y: Int)], isHeld: Bool) async throws {
    let moves = points.map { ("mouseMoved", $0) }
    let ends =
      isHeld ? [("mousePressed", points[0])] : [("mouseReleased", points[points.count - 1])]
    for (type, point) in isHeld ? ends + moves : moves + ends {
      _ = try await call(
        "Input.dispatchMouseEvent",
        [
          "type": .string(type), "x": .value(point.x), "y": .value(point.y), "button": "left",
          "buttons": .value(1), "clickCount": .value(1),
        ])
    }
  }

  /// Types a text where the focus is.
  public func type(_ text: String) async throws {
    _ = try await call("Input.insertText", ["text": .string(text)])
  }

  /// Loads the page again without scripts, and waits until a condition holds.
  public func reloadWithoutScripts(expecting condition: String) async throws {
    _ = try await call("Emulation.setScriptExecutionDisabled", ["value": .value(true)])
    _ = try await call("Page.reload")
    let end = ContinuousClock.now + Patience.terminal
    var isTrue = false
    while !isTrue, ContinuousClock.now < end {
      let seen = try? await call(
        "Runtime.evaluate", ["expression": .string("(\(condition)) === true")])
      isTrue = seen?["result"]?["value"]?.line == "true"
    }
    guard isTrue else { throw Chromium.Failure(message: "not seen: \(condition)") }
  }

  /// The script that finds what keeps people from using a page; `nil` if it isn't installed.
  public static let axe = try? FileBytes.read(
    "\(SourceTree.root)/.build-axe/axe_playwright_python/axe.min.js")

  /// Returns what it finds in light and in dark colours.
  public func barriers() async throws -> [String] {
    let script = String(decoding: Self.axe ?? [], as: UTF8.self)
    _ = try await call("Runtime.evaluate", ["expression": .string(script)])
    var found: [String] = []
    for scheme in ["light", "dark"] {
      let feature: JSON = ["name": "prefers-color-scheme", "value": .string(scheme)]
      _ = try await call("Emulation.setEmulatedMedia", ["features": .list([feature])])
      found.append(
        try await value(
          "axe.run().then(all => all.violations.map(one => [one.id, one.nodes[0].html]))"))
    }
    return found
  }

  private func call(_ method: String, _ params: JSON = .object([])) async throws -> JSON {
    try await browser.call(method, params, in: session)
  }
}
