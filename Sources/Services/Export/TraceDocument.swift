import BusinessLogic
import ReactiveHybrid

/// A trace in the Trace Event Format, which Perfetto and `chrome://tracing` draw. Each layer has a
/// track, and a second one for work that overlaps without nesting.
///
/// The format: "Trace Event Format", Google, with complete (`X`), instant (`i`) and metadata (`M`)
/// events, and times in microseconds.
enum TraceDocument {
  static func text(of trace: [TracedSeam]) -> String {
    let spans = trace.enumerated().map { number, seam in span(number, seam, in: trace) }
    var tracks = Tracks()
    var json = JSONText()
    json.object { json in
      json.member("displayTimeUnit") { $0.text("ms") }
      json.member("traceEvents") { json in
        let events = spans.compactMap(\.self).map { ($0, tracks.track(of: $0)) }
        json.list(tracks.names.enumerated().map { Event.track($1, $0) } + events.map(Event.span)) {
          $1.write(to: &$0)
        }
      }
    }
    return String(decoding: json.bytes, as: UTF8.self) + "\n"
  }

  private static func span(_ number: Int, _ traced: TracedSeam, in trace: [TracedSeam]) -> Span? {
    if case .end = traced.seam.phase { return nil }
    let end = trace.first {
      if case .end(number, _) = $0.seam.phase { true } else { false }
    }
    let isOpen = traced.seam.phase == .begin && end == nil
    return Span(
      seam: traced.seam, start: traced.time, end: isOpen ? trace.last?.time : end?.time,
      result: end?.seam)
  }
}

/// A period of work, or an instant if it has no end.
private struct Span {
  let seam: Seam
  let start: Duration
  let end: Duration?
  let result: Seam?
}

/// Assigns spans to tracks, in the order of their starts.
private struct Tracks {
  private(set) var names: [String] = []
  private var open: [[Duration]] = []

  mutating func track(of span: Span) -> Int {
    let layer = span.seam.layer.rawValue
    for index in names.indices where names[index].hasPrefix(layer) {
      open[index].removeAll { $0 <= span.start }
      guard let end = span.end else { return index }
      if open[index].allSatisfy({ $0 >= end }) {
        open[index].append(end)
        return index
      }
    }
    let count = names.count { $0.hasPrefix(layer) }
    names.append(count == 0 ? layer : "\(layer) \(count + 1)")
    open.append(span.end.map { [$0] } ?? [])
    return names.count - 1
  }
}

private enum Event {
  case track(String, Int)
  case span(Span, Int)

  func write(to json: inout JSONText) {
    json.object(isLine: true) { json in
      switch self {
      case .track(let name, let track):
        member("name", "thread_name", &json)
        place("M", track, &json)
        json.member("args", isOnLine: true) {
          $0.object(isLine: true) { member("name", name, &$0) }
        }
      case .span(let span, let track):
        let isCancelled = if case .end(_, true)? = span.result?.phase { true } else { false }
        member("name", isCancelled ? "\(span.seam.event) (cancelled)" : span.seam.event, &json)
        member("cat", isCancelled ? "cancelled" : span.seam.layer.rawValue, &json)
        place(span.end == nil ? "i" : "X", track, &json)
        json.member("ts", isOnLine: true) { $0.value(span.start.microseconds) }
        if let end = span.end {
          json.member("dur", isOnLine: true) { $0.value((end - span.start).microseconds) }
        } else {
          member("s", "t", &json)
        }
        json.member("args", isOnLine: true) { json in
          json.object(isLine: true) { json in
            member("at", "\(span.seam.file):\(span.seam.line)", &json)
            if let result = span.result { member("result", result.event, &json) }
          }
        }
      }
    }
  }

  private func member(_ key: StaticString, _ text: String, _ json: inout JSONText) {
    json.member(key, isOnLine: true) { $0.text(text) }
  }

  private func place(_ phase: String, _ track: Int, _ json: inout JSONText) {
    member("ph", phase, &json)
    json.member("pid", isOnLine: true) { $0.value(1) }
    json.member("tid", isOnLine: true) { $0.value(track) }
  }
}

extension Duration {
  fileprivate var microseconds: Double { self / .microseconds(1) }
}
