/// How a duration is written at the prompt: `2s`, `500ms`, `1.5m`.
nonisolated extension Duration {
  /// Longer than anybody waits, short enough for every clock to count.
  private static let limit = 86_400.0

  /// Reads a duration; a number without a unit counts seconds. Throws an error that names it.
  init(words: String) throws(CommandError) {
    let number = words.prefix { $0.isNumber || $0 == "." }
    let seconds: Double? =
      switch words.dropFirst(number.count) {
      case "ms": 0.001
      case "s", "": 1
      case "m", "min": 60
      default: nil
      }
    guard let seconds, let count = Double(number), count * seconds <= Self.limit else {
      throw CommandError("slow takes a duration up to a day, as in 2s or 500ms", not: words)
    }
    self = .seconds(count * seconds)
  }

  /// The shortest way to write it, to the millisecond.
  var words: String {
    let milliseconds = (self / .milliseconds(1)).rounded()
    let isWhole = milliseconds.truncatingRemainder(dividingBy: 1000) == 0
    return isWhole ? "\(Int(milliseconds / 1000))s" : "\(Int(milliseconds))ms"
  }
}
