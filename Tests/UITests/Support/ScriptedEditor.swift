import Prompt
import Threads

@testable import UI

/// A terminal at which a test types.
@MainActor
final class ScriptedEditor: LiveEditor {
  nonisolated let interrupts: AsyncStream<Void>
  private nonisolated let interruption: AsyncStream<Void>.Continuation
  nonisolated let resizes = AsyncStream<Void> { $0.finish() }

  /// Every prompt that was shown.
  private(set) var prompts: [String] = []

  /// Every text that a line was to begin with.
  private(set) var prefilled: [String] = []

  /// Whether a line can begin with a text.
  var canPrefill = true

  /// Every command that was kept for the up arrow.
  private(set) var remembered: [String] = []

  private var reading: CheckedContinuation<LineEvent, Never>?
  private var watchers: [CheckedContinuation<Void, Never>] = []

  /// All that was to stand below the line, in order.
  nonisolated let below = Locked<[[Text]]>([])

  private nonisolated let canShow: Bool

  init(canShowBelow: Bool = false) {
    canShow = canShowBelow
    (interrupts, interruption) = AsyncStream.makeStream()
  }

  func readLine(prompt: String) async -> LineEvent {
    prompts.append(prompt)
    return await withCheckedContinuation { continuation in
      reading = continuation
      for watcher in watchers { watcher.resume() }
      watchers = []
    }
  }

  func prefill(_ text: String, forgettingKeys: Bool) async -> Bool {
    prefilled.append(text)
    return canPrefill
  }

  func remember(_ command: String) async {
    remembered.append(command)
  }

  nonisolated func set(_ change: (inout LineSettings) -> Void) {
    var settings = LineSettings()
    settings.below = below.withLock { $0.last ?? [] }
    let before = settings.below
    change(&settings)
    if settings.below != before { below.withLock { $0.append(settings.below) } }
  }

  nonisolated func runChild(_ arguments: [String], input: String?) async -> Int32? { nil }

  nonisolated func canShowBelow() async -> Bool { canShow }

  nonisolated func setBusy(_ isBusy: Bool) {}

  /// Returns as soon as the prompt waits for a line.
  func prompted() async {
    while reading == nil {
      await withCheckedContinuation { watchers.append($0) }
    }
  }

  /// Types a line, as soon as the prompt is there.
  func type(_ line: String) async {
    await give(.line(line))
  }

  /// Lets something else happen at the prompt, as soon as it is there.
  func give(_ event: LineEvent) async {
    await prompted()
    let reader = reading
    reading = nil
    reader?.resume(returning: event)
  }

  /// ^C while a command is under way.
  func interrupt() {
    interruption.yield()
  }
}
