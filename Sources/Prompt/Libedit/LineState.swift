import Escaping

nonisolated struct LineState: Sendable, Equatable {
  var text: [Unicode.Scalar] = []
  var cursor = 0

  var string: String { Self.string(of: text[...]) }

  var beforeCursor: String { Self.string(of: text[..<cursor]) }

  // Made of a view of scalars, the first one would have the runtime look up a conformance before the prompt.
  private static func string(of scalars: ArraySlice<Unicode.Scalar>) -> String {
    scalars.reduce(into: "") { $0.unicodeScalars.append($1) }
  }

  var atEnd: Self { Self(text: text, cursor: text.count) }

  /// The text without the joiners and selectors that would merge emoji, so that each emoji takes
  /// the cells counted for it.
  var shownText: [Unicode.Scalar] {
    text.filter {
      $0.isASCII || LineGeometry.width($0) != 0
        || $0.isMark && !$0.properties.isVariationSelector
    }
  }
}

nonisolated extension LineState {
  /// Creates a line with the cursor at the end.
  init(_ text: String) {
    self.init(text: Array(text.unicodeScalars), cursor: text.unicodeScalars.count)
  }
}
