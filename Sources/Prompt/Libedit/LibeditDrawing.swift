import CEditLine

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// What libedit draws, held until it is right.
///
/// Behind a row that it has filled libedit moves to the cell after the last one, takes the cursor to be
/// there, and may go back by a few cells. A terminal stops at the last cell, so it would be one too far.
nonisolated final class LibeditDrawing {
  private let text = UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>.allocate(capacity: 1)
  private let length = UnsafeMutablePointer<Int>.allocate(capacity: 1)
  private let stream: UnsafeMutablePointer<FILE>

  /// Whether the terminal has a sequence that goes to a cell of its row.
  var knowsCells = true

  /// Fails where there is no memory.
  init?(of editor: OpaquePointer) {
    text.initialize(to: nil)
    length.initialize(to: 0)
    guard let stream = editline_draw_into_memory(editor, text, length) else { return nil }
    self.stream = stream
  }

  deinit {
    fclose(stream)
    free(text.pointee)
    text.deallocate()
    length.deallocate()
  }

  /// What was drawn since the last time, for a terminal of so many columns.
  func take(columns: Int) -> String {
    fflush(stream)
    guard length.pointee > 0 else { return "" }
    let bytes = UnsafeRawBufferPointer(start: text.pointee, count: length.pointee)
    let drawing = String(decoding: bytes, as: UTF8.self)
    rewind(stream)
    return Self.mended(drawing, columns: columns, knowsCells: knowsCells)
  }

  /// The same with one step back less from the cell after the last one.
  static func mended(_ drawing: String, columns: Int, knowsCells: Bool) -> String {
    let move = knowsCells ? "\u{1B}[\(columns + 1)G" : "\r\u{1B}[\(columns)C"
    return drawing.replacing("\(move)\u{8}", with: move)
  }
}
