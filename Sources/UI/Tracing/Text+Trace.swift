import BusinessLogic
import Prompt
import ReactiveHybrid

extension [TracedSeam] {
  /// Returns a line for each seam: time, layer, event and source line. Events inside other work are
  /// indented. With `withDetail`, the changes of contents follow.
  func lines(withDetail: Bool) -> [Text] {
    var open: [Int] = []
    let rows = enumerated().flatMap { number, traced -> [(start: Text, event: Text, place: Text)] in
      let seam = traced.seam
      if case .end(let began, _) = seam.phase { open.removeAll { $0 == began } }
      let indent = String(repeating: "  ", count: open.count)
      if seam.phase == .begin { open.append(number) }
      let time = (traced.time - (self.first?.time ?? .zero)).milliseconds
      let start: Text = "\(time) ms  \(seam.layer.rawValue)"
      let file = seam.file.split(separator: "/").last ?? ""
      let details = (withDetail ? seam.detail : []).map { ("" as Text, "\(indent)  \($0)" as Text) }
      return [(start, "\(indent)\(seam.event)", "\("\(file):\(seam.line)", .remark)")]
        + details.map { ($0, $1, "") }
    }
    let width = Swift.min(rows.map(\.event.width).max() ?? 0, 60)
    return rows.map { start, event, place in
      let line: Text = "\(start.padded(to: 22))\(event)"
      return place.safe.isEmpty ? line : "\(line.padded(to: 22 + width))  \(place)"
    }
  }
}

extension Duration {
  /// The milliseconds with two decimals, right-aligned to eight characters.
  fileprivate var milliseconds: String {
    let hundredths = Int(self / .microseconds(10))
    let cents = String(hundredths % 100)
    let text = "\(hundredths / 100).\(cents.count < 2 ? "0" : "")\(cents)"
    return String(repeating: " ", count: max(0, 8 - text.count)) + text
  }
}
