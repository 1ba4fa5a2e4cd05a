/// Moves whole lines to another place; each line keeps its bytes, and so does the end of the file.
struct LineMove {
  private let bytes: [UInt8]
  private let lines: [Line]

  init(_ bytes: [UInt8], lines: [Line]) {
    self.bytes = bytes
    self.lines = lines
  }

  /// The bytes with the lines `moved` before the line `destination`, counted as they stand now.
  func moving(_ moved: Range<Int>, to destination: Int) -> [UInt8] {
    var order = Array(lines.indices)
    order.removeSubrange(moved)
    let goal = destination > moved.lowerBound ? destination - moved.count : destination
    order.insert(contentsOf: moved, at: min(goal, order.count))
    var result = Array(bytes[..<(lines.first?.range.lowerBound ?? 0)])
    for (place, line) in order.enumerated() {
      result += bytes[lines[line].range]
      // Line ends stay where they are: the last line may have none.
      result += bytes[lines[place].range.upperBound..<end(of: place)]
    }
    return result
  }

  private func end(of place: Int) -> Int {
    place + 1 < lines.count ? lines[place + 1].range.lowerBound : bytes.count
  }
}
