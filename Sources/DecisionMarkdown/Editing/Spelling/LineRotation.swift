/// Moves one block of lines past others; what stands between the blocks stays where it is, as do
/// line ends and the numbers of a list, so that moving it back gives the same bytes.
struct LineRotation {
  private let bytes: [UInt8]
  private let lines: [Line]

  init(_ bytes: [UInt8], _ lines: [Line]) {
    self.bytes = bytes
    self.lines = lines
  }

  /// The spelling that moves the first block to the end, or the last one to the beginning.
  ///
  /// - Parameters:
  ///   - blocks: Lines in the order of the file that don't overlap.
  ///   - kept: What stays at its place when a block goes: the digits that number an item, say.
  func spelling(blocks: [Range<Int>], isDownwards: Bool, kept: [Range<Int>?]) -> Spelling? {
    guard let first = blocks.first, let last = blocks.last, blocks.count > 1,
      zip(blocks, blocks.dropFirst()).allSatisfy({ $0.upperBound <= $1.lowerBound })
    else { return nil }
    var order = Array(blocks.indices)
    let moved = order.remove(at: isDownwards ? 0 : order.count - 1)
    order.insert(moved, at: isDownwards ? order.count : 0)
    var contents: [[UInt8]] = []
    for (slot, block) in order.enumerated() {
      contents += content(of: blocks[block], kept[block], as: kept[slot])
      guard slot + 1 < blocks.count else { break }
      let gap = blocks[slot].upperBound..<blocks[slot + 1].lowerBound
      contents += gap.map { Array(bytes[lines[$0].range]) }
    }
    let whole = first.lowerBound..<last.upperBound
    let new = zip(whole, contents).flatMap { line, content in content + end(of: line) }
    return [Replacement(start(of: whole.lowerBound)..<start(of: whole.upperBound), new)]
  }

  /// The lines of a block, with what is kept at its new place.
  private func content(
    of block: Range<Int>, _ own: Range<Int>?, as new: Range<Int>?
  ) -> [[UInt8]] {
    block.map { line in
      let range = lines[line].range
      guard let own, let new, own.lowerBound >= range.lowerBound, own.upperBound <= range.upperBound
      else { return Array(bytes[range]) }
      return bytes[range.lowerBound..<own.lowerBound] + Array(bytes[new])
        + bytes[own.upperBound..<range.upperBound]
    }
  }

  private func end(of line: Int) -> ArraySlice<UInt8> {
    bytes[lines[line].range.upperBound..<start(of: line + 1)]
  }

  private func start(of line: Int) -> Int {
    line < lines.count ? lines[line].range.lowerBound : bytes.count
  }
}
