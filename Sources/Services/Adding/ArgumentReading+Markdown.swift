import BusinessLogic
import DecisionMarkdown

extension ArgumentReading {
  /// Reads as decision files are read.
  package static let markdown = ArgumentReading {
    DecisionMarkdown.argument(inBullet: $0)
  } lines: {
    DecisionMarkdown.pasted($0, among: $1)
  }
}
