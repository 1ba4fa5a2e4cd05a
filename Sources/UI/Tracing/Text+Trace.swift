import BusinessLogic
import Prompt
import ReactiveHybrid

extension [TracedSeam] {
  /// Returns a line for each seam, of at most 80 columns: milliseconds, layer, event, and source line
  /// where there is room for it. Events inside other work are indented. With `withDetail`, the changes
  /// of contents follow.
  func lines(withDetail: Bool) -> [Text] {
    var open: [Int] = []
    // The width of a time and a layer.
    let margin = String(repeating: " ", count: 19)
    let rows = enumerated().flatMap { number, traced -> [(event: Text, place: Text)] in
      let seam = traced.seam
      if case .end(let began, _) = seam.phase { open.removeAll { $0 == began } }
      let indent = String(repeating: "  ", count: open.count)
      if seam.phase == .begin { open.append(number) }
      let time = (traced.time - (self.first?.time ?? .zero)).milliseconds
      let layer = ("\(seam.layer.rawValue)" as Text).padded(to: 9)
      let file = (seam.file.split(separator: "/").last ?? "").prefix { $0 != "." }
      let place: Text = "\("\(file):\(seam.line)", .remark)"
      let details: [Text] = withDetail ? seam.detail.map { "\(indent)  \($0)" } : []
      return [("\(time)  \(layer)\(indent)\(seam.event)", place)]
        + details.map { ("\(margin)\($0)", "") }
    }
    let width = Swift.min(rows.map { $0.event.width + 2 + $0.place.width }.max() ?? 0, 80)
    return rows.map { event, place in
      let room = width - 2 - place.width
      guard event.width <= room, !place.safe.isEmpty else { return event.cut(to: 80) }
      return "\(event.padded(to: room))  \(place)"
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
