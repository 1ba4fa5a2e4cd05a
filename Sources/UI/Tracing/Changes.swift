import BusinessLogic
import ReactiveHybrid

/// What changed between two values of a type, for people: a line for each part that differs, with its
/// path, such as `response.rows.2.text: tea → coffee`.
///
/// Values are compared by their stored properties, down to those without any. A long text is cut, and
/// of many changes the first are shown; that a text is on another line of its file is none.
nonisolated struct Changes {
  private(set) var lines: [String] = []
  private static let limit = 8
  private var rest = 0

  init<Value>(from old: Value, to new: Value) {
    compare(old, new, at: "")
    if rest > 0 { lines.append("and \(rest) more") }
  }

  private mutating func compare(_ old: Any, _ new: Any, at path: String) {
    let (old, new) = (Self.unwrapped(old), Self.unwrapped(new))
    // Of a long list, only what differs is looked into.
    if let old = old as? any Equatable, old.isEqual(to: new) { return }
    let parts = (Array(Mirror(reflecting: old).children), Array(Mirror(reflecting: new).children))
    let isSame = type(of: old) == type(of: new) && parts.0.map(\.label) == parts.1.map(\.label)
    guard isSame, !parts.0.isEmpty else {
      var (before, after) = (Self.brief(old), Self.brief(new))
      if before == after, let old = old as? String, let new = new as? String {
        // They differ behind what is shown of a long text.
        let same = zip(old, new).prefix { $0 == $1 }.count - 10
        (before, after) = ("…\(Self.cut(old.dropFirst(same)))", "…\(Self.cut(new.dropFirst(same)))")
      }
      guard before != after else { return }
      if lines.count < Self.limit {
        lines.append("\(path): \(before) → \(after)")
      } else {
        rest += 1
      }
      return
    }
    for (index, (before, after)) in zip(parts.0, parts.1).enumerated()
    where before.label != "line" {
      let name = before.label ?? "\(index + 1)"
      compare(before.value, after.value, at: path.isEmpty ? name : "\(path).\(name)")
    }
  }

  /// A value in a few words: a text or a case as it is, else its type with its parts, to one level.
  private static func brief(_ value: Any, withParts: Bool = true) -> String {
    let mirror = Mirror(reflecting: value)
    let parts = mirror.children
    switch mirror.displayStyle {
    case .collection, .set, .dictionary: return counted(parts.count, "item")
    case .enum where !parts.isEmpty: return parts.first?.label ?? ""
    case _ where value is any CustomStringConvertible || parts.isEmpty:
      return cut("\(value)")
    default:
      let type = "\(mirror.subjectType)".prefix { $0 != "<" }
      guard withParts else { return "\(type)" }
      let labels = parts.compactMap { part -> String? in
        let value = unwrapped(part.value)
        let isStruct = Mirror(reflecting: value).displayStyle == .struct
        if isStruct || value as? Bool == false { return nil }
        return "\(part.label ?? "") \(brief(value, withParts: false))"
      }
      return labels.isEmpty ? "\(type)" : "\(type)(\(labels.joined(separator: ", ")))"
    }
  }

  private static func cut(_ text: some StringProtocol) -> String {
    text.count <= 40 ? "\(text)" : "\(text.prefix(39))…"
  }

  private static func unwrapped(_ value: Any) -> Any {
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .optional else { return value }
    return mirror.children.first.map { unwrapped($0.value) } ?? "nil"
  }
}
