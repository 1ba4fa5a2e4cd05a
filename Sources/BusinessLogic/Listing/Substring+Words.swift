// Asking Unicode about each character takes a third of the time of a command such as `where`.
// Mostly the bytes suffice: no printable ASCII character begins or ends white space.
extension Substring {
  /// The text without white space at its ends.
  package var trimmed: Substring {
    if let first = utf8.first, first.isSign, let last = utf8.last, last.isSign { return self }
    var result = drop(while: \.isWhitespace)
    while result.last?.isWhitespace == true { result.removeLast() }
    return result
  }

  /// The text up to the first white space.
  package var firstWord: Substring {
    guard let end = utf8.firstIndex(where: { !$0.isSign }) else { return self }
    return utf8[end] == UInt8(ascii: " ") ? self[..<end] : prefix { !$0.isWhitespace }
  }
}

extension UInt8 {
  /// Whether the byte is a printable ASCII character other than a space.
  package var isSign: Bool { (0x21...0x7E).contains(self) }
}
