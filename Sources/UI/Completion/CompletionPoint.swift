/// What is being typed before the cursor, and what it can be.
struct CompletionPoint: Equatable {
  /// What it can be.
  let kind: WordKind

  /// What there is of it.
  let typed: String

  /// The point at the end of `line`; `nil` where nothing is known about what can stand there.
  init?(in line: String) {
    let line = Substring(line).drop(while: \.isWhitespace)
    let name = line.prefix { !$0.isWhitespace }
    guard name.count < line.count else {
      kind = CommandTable.nameless(in: name)?.completes.first ?? .command
      typed = String(name)
      return
    }
    guard let command = try? CommandTable.command(name) else { return nil }
    var kinds = command.completes[...]
    var rest = line.dropFirst(name.count).drop(while: \.isWhitespace)
    while let kind = kinds.popFirst() {
      let word = rest.prefix { !$0.isWhitespace }
      if word.count == rest.count || (kinds.isEmpty && kind.takesRest) {
        self.kind = kind
        typed = String(rest)
        return
      }
      rest = rest.dropFirst(word.count).drop(while: \.isWhitespace)
      if kind == .seen { kinds = [.seen] }
    }
    return nil
  }
}
