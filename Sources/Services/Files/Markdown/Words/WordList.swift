extension Set<String> {
  /// The words of a text, parted by spaces.
  static func listed(_ text: String) -> Set<String> {
    Set(text.split(separator: " ").map(String.init))
  }
}
