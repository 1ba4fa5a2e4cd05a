import BusinessLogic
import Prompt

nonisolated extension Style {
  /// The style of arguments on `side`.
  init(_ side: Side) {
    switch side {
    case .pro: self = .pro
    case .con: self = .con
    case .neutral: self = .neutral
    }
  }
}
