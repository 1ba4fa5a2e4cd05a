import BusinessLogic

extension DecisionMarkdown {
  /// The bytes of a file after an edit: only the lines that it must change differ.
  ///
  /// The result is read again and compared with what was meant, so that an edit either does that
  /// and nothing else, or is refused.
  ///
  /// - Throws: ``EditRefusal``; the file is to be left as it is then.
  public static func bytes(
    _ bytes: [UInt8], after edit: ArgumentEdit
  ) throws(EditRefusal) -> [UInt8] {
    let editor = ArgumentEditor(bytes)
    switch edit {
    case .add(let side, let text, let option):
      return try editor.add(side, text, to: option)
    case .edit(let line, let text):
      return try editor.edit(line: line, text: text)
    case .remove(let line):
      return try editor.remove(line: line)
    case .move(let line, let target):
      return try editor.move(line: line, before: target)
    case .weigh(let line, let weight):
      return try editor.weigh(line: line, weight)
    }
  }
}
