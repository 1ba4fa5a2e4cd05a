import Decisions

/// What the user calls a row by, unless by its text.
package enum RowNumber: Sendable, Hashable, CustomStringConvertible, CustomDebugStringConvertible {
  /// Its position in the list, from 1.
  case position(Int)
  /// Its number among the items of its kind, from 1: `pro 1`.
  case item(DecisionItem.Kind, Int)
  /// The decision's own number, with the subfolder if that is needed: `0007`, `backend/0007`.
  case decision(String)

  package var description: String {
    switch self {
    case .position(let number): String(number)
    case .item(let kind, let number): "\(kind.name) \(number)"
    case .decision(let number): number
    }
  }

  /// The description in quotes: recordings of 1.0 hold a hash of it.
  package var debugDescription: String { description.debugDescription }

  /// The number without leading zeros; `nil` for an item, and for a decision in a subfolder.
  package var value: Int? {
    switch self {
    case .position(let number): number
    case .item: nil
    case .decision(let number): Int(number)
    }
  }

  /// The number of a decision without its subfolder.
  package var valueInFolder: Int? {
    guard case .decision(let number) = self else { return nil }
    return number.split(separator: "/").last.flatMap { Int($0) }
  }
}
