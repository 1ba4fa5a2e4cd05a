import BusinessLogic

/// What a person typed, as one line of a file can keep it.
enum TypedLine {
  /// The text without spaces at its ends; line breaks that were pasted become spaces.
  static func text(_ typed: String) throws(EditRefusal) -> String {
    let lines = typed.split(whereSeparator: \.isNewline).map { line in
      line.drop(while: \.isWhitespace).trimmingSpacesAtEnd
    }
    let text = lines.filter { !$0.isEmpty }.joined(separator: " ")
    guard !text.isEmpty else { throw .noText }
    // With a NUL the file could not be read again; an escape would reach everybody's terminal.
    let isControlled = text.unicodeScalars.contains {
      $0.properties.generalCategory == .control && $0 != "\t"
    }
    guard !isControlled else { throw .controlCharacter(text) }
    return text
  }
}

extension Substring {
  fileprivate var trimmingSpacesAtEnd: Substring {
    var text = self
    while text.last?.isWhitespace == true { text.removeLast() }
    return text
  }
}
