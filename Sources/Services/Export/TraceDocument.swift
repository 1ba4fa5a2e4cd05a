import BusinessLogic
import JSONText
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
    let events = spans.compactMap(\.self).map { json($0, on: tracks.track(of: $0)) }
    let names = tracks.names.enumerated().map { track, name -> JSON in
      [
        "name": "thread_name", "ph": "M", "pid": .value(1), "tid": .value(track),
        "args": ["name": .string(name)],
      ]
    }
    let trace: JSON = ["displayTimeUnit": "ms", "traceEvents": .list(names + events)]
    return trace.document
  }

  private static func json(_ span: Span, on track: Int) -> JSON {
    let seam = span.seam
    let isCancelled = if case .end(_, true)? = span.result?.phase { true } else { false }
    let place = JSON.string("\(seam.file):\(seam.line)")
    let arguments: JSON =
      span.result.map { ["at": place, "result": .string($0.event)] } ?? ["at": place]
    let name = JSON.string(isCancelled ? "\(seam.event) (cancelled)" : seam.event)
    let category = JSON.string(isCancelled ? "cancelled" : seam.layer.rawValue)
    let (phase, extra): (JSON, (String, JSON)) =
      span.end.map { ("X", ("dur", .value(($0 - span.start).microseconds))) } ?? ("i", ("s", "t"))
    return .object([
      ("name", name), ("cat", category), ("ph", phase), ("pid", .value(1)), ("tid", .value(track)),
      ("ts", .value(span.start.microseconds)), extra, ("args", arguments),
    ])
  }

  private static func span(_ number: Int, _ traced: TracedSeam, in trace: [TracedSeam]) -> Span? {
    if case .end = traced.seam.phase { return nil }
    let end = trace.first {
      if case .end(number, _) = $0.seam.phase { true } else { false }
    }
    let isOpen = traced.seam.phase == .begin && end == nil
    return (traced.seam, traced.time, isOpen ? trace.last?.time : end?.time, end?.seam)
  }
}

/// A period of work, or an instant if it has no end.
private typealias Span = (seam: Seam, start: Duration, end: Duration?, result: Seam?)

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

extension Duration {
  fileprivate var microseconds: Double { self / .microseconds(1) }
}
