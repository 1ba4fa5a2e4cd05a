/// The spelling of durations at the prompt: `2s`, `500ms`, `1.5m`.
nonisolated extension Duration {
  /// The longest duration, in seconds: a day. Every clock can count that far.
  private static let limit = 86_400.0

  /// Parses a duration; the default unit is a second. Throws an error that quotes the input.
  package init(words: String) throws(CommandError) {
    let number = words.prefix { $0.isNumber || $0 == "." }
    let seconds: Double? =
      switch words.dropFirst(number.count) {
      case "ms": 0.001
      case "s", "": 1
      case "m", "min": 60
      default: nil
      }
    guard let seconds, let count = Double(number), count * seconds <= Self.limit else {
      throw CommandError("expected a duration up to a day, such as 2s or 500ms", not: words)
    }
    self = .seconds(count * seconds)
  }

  /// The shortest spelling, to the millisecond.
  var words: String {
    let milliseconds = (self / .milliseconds(1)).rounded()
    let isWhole = milliseconds.truncatingRemainder(dividingBy: 1000) == 0
    return isWhole ? "\(Int(milliseconds / 1000))s" : "\(Int(milliseconds))ms"
  }
}
