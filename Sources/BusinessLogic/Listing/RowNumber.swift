import Decisions

package enum RowNumber: Sendable, Hashable, CustomStringConvertible, CustomDebugStringConvertible {
  /// The row's position in the list, from 1.
  case position(Int)
  /// The item's number among the items of its kind, from 1: `pro 1`.
  case item(DecisionItem.Kind, Int)
  /// The decision's own number, with its subfolder where needed: `0007`, `backend/0007`.
  case decision(String)

  package var description: String {
    switch self {
    case .position(let number): String(number)
    case .item(let kind, let number): "\(kind.name) \(number)"
    case .decision(let number): number
    }
  }

  /// The description in quotes, as a `String` prints it: recordings made with 1.0 contain a hash of
  /// it.
  package var debugDescription: String { description.debugDescription }

  /// The number as an integer: 7 for `0007`; `nil` for an item, and for a number with a subfolder.
  package var value: Int? {
    switch self {
    case .position(let number): number
    case .item: nil
    case .decision(let number): Int(number)
    }
  }

  /// The number of a decision as an integer, without its subfolder: 7 for `backend/0007`; `nil` for
  /// other rows.
  package var valueInFolder: Int? {
    guard case .decision(let number) = self else { return nil }
    return number.split(separator: "/").last.flatMap { Int($0) }
  }
}
