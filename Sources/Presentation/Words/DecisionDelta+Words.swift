import BusinessLogic
import Decisions

extension DecisionDelta {
  package var words: String {
    switch self {
    case .decisionAdded: "decision added"
    case .decisionRemoved: "decision removed"
    case .field(let field, _, let new?) where field == .context || field == .outcome:
      "\(field.rawValue) changed: \(new)"
    case .field(let field, let old?, nil): "\(field.rawValue) removed: \(old)"
    case .field(let field, nil, let new): "\(field.rawValue) added: \(new ?? "")"
    case .field(let field, let old?, let new?): "\(field.rawValue) \(old) → \(new)"
    case .chosen(let old, let new): "chosen: \(old ?? "none") → \(new ?? "none")"
    case .lead(let old, let new): "lead: \(old.words) → \(new.words)"
    case .conflict(let line?):
      "merge conflict on line \(line): choice and lead aren't compared"
    case .conflict(nil): "resolved a merge conflict: choice and lead aren't compared"
    case .optionAdded(let title): "added option \(title)"
    case .optionRemoved(let title): "removed option \(title)"
    case .optionRenamed(let old, let new): "renamed option \(old) → \(new)"
    case .optionsReordered: "reordered the options"
    case .added(let item):
      "added \(item.name)\(item.option.map { " to \($0)" } ?? ""): \(item.text)\(item.remark)"
    case .removed(let item): "removed \(item.place): \(item.text)"
    case .reworded(let item, let old): "\(item.place): \(old) → \(item.text)"
    case .reweighed(let item, let old):
      "weight of \(item.place) \(old) → \(item.weight): \(item.text)"
    case .moved(let item, let old): "\(old.word) is now \(item.place): \(item.text)"
    case .detailed(let item): "details of \(item.place) changed: \(item.text)"
    case .reordered(let kind, let option):
      "reordered the \(kind.word)s\(option.map { " of \($0)" } ?? "")"
    case .section(let heading?): "text of \(heading) changed"
    case .section(nil): "text above the first heading changed"
    case .otherText: "other text changed"
    }
  }
}

extension DecisionDelta.Standing {
  package var words: String {
    guard let leader = leaders.first else { return "none" }
    return leaders.count > 1 ? "tie" : "\(leader) by \(margin)"
  }
}

extension DecisionItem {
  fileprivate var name: String { "\(kind.word) \(number)" }

  fileprivate var place: String { name + (option.map { " of \($0)" } ?? "") }

  fileprivate var remark: String { weight == 1 ? "" : " (weight \(weight))" }
}
