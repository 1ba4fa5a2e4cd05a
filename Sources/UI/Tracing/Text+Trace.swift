import BusinessLogic
import Prompt
import ReactiveHybrid

extension [TracedSeam] {
  /// Returns a line for each seam: time, layer, event and source line. Events inside other work are
  /// indented. With `withDetail`, the changes of contents follow.
  func lines(withDetail: Bool) -> [Text] {
    var open: [Int] = []
    let rows = enumerated().flatMap {
      number, traced -> [(start: String, event: String, place: String)] in
      let seam = traced.seam
      if case .end(let began, _) = seam.phase { open.removeAll { $0 == began } }
      let indent = String(repeating: "  ", count: open.count)
      if seam.phase == .begin { open.append(number) }
      let layer = seam.layer.rawValue
      let start =
        (traced.time - (self.first?.time ?? .zero)).milliseconds.aligned(to: 8) + " ms  " + layer
        + String(repeating: " ", count: 9 - layer.count)
      let file = seam.file.split(separator: "/").last ?? ""
      let details = withDetail ? seam.detail : []
      return [(start, indent + seam.event, "\(file):\(seam.line)")]
        + details.map { (String(repeating: " ", count: start.count), indent + "  " + $0, "") }
    }
    let width = Swift.min(rows.map(\.event.count).max() ?? 0, 60)
    return rows.map { start, event, place in
      let gap = String(repeating: " ", count: Swift.max(0, width - event.count))
      let line = place.isEmpty ? Text(start + event) : "\(start)\(event)\(gap)  \(place, .remark)"
      return line
    }
  }
}

extension Duration {
  fileprivate var milliseconds: String {
    let hundredths = Int(self / .microseconds(10))
    let cents = String(hundredths % 100)
    return "\(hundredths / 100).\(cents.count < 2 ? "0" : "")\(cents)"
  }
}

extension String {
  fileprivate func aligned(to width: Int) -> String {
    String(repeating: " ", count: Swift.max(0, width - count)) + self
  }
}
