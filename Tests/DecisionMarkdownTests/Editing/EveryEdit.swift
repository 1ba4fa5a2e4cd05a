import Decisions

/// Every kind of edit of everything that a text has.
enum EveryEdit {
  /// An edit and, in short, what it is.
  typealias Named = (name: String, edit: Edit)

  static func of(_ text: String, saying new: String = "brand new") -> [Named] {
    let decision = decision(text)
    return decision.options.indices.flatMap { ofOption($0, in: decision, new) }
      + (arguments(of: text) + ownItems(of: decision)).flatMap { ofItem($0, in: decision, new) }
      + [
        ("status", .setStatus(new)), ("status", .setStatus("superseded by 0012")),
        ("date", .setDate("2026-01-31")), ("option add", .addOption(title: new)),
        ("context", .setContext(new + ".")), ("driver", .addDriver(new)),
        ("supersede by", .supersede(by: DecisionReference(name: "0012", path: "0012-new.md"))),
        ("supersede", .succeed(DecisionReference(name: "0007", path: "0007-old.md"))),
      ] + sides.map { ("consequence", .addConsequence($0, text: new)) }
  }

  private static let sides: [Side?] = [.pro, .con, .neutral, nil]

  private static func ofOption(_ number: Int, in decision: Decision, _ new: String) -> [Named] {
    let place = OptionPlace.seen(number: number + 1, title: decision.options[number].title)
    let adding = sides.map { side in
      (
        "add \(side?.rawValue ?? "note") to \(number + 1)",
        Edit.add(side, text: new, to: place)
      )
    }
    return adding + [
      ("choose \(number + 1)", .choose(place, because: nil)),
      ("choose \(number + 1) because", .choose(place, because: new)),
      ("option rename \(number + 1)", .renameOption(place, title: new)),
      ("option remove \(number + 1)", .removeOption(place)),
    ]
  }

  private static func ofItem(_ place: ArgumentPlace, in decision: Decision, _ new: String)
    -> [Named]
  {
    let name = "\(place.kind.name) \(place.number) of \(place.option?.number ?? 0)"
    let count = decision.texts(place.kind, of: place.option).count
    var isArgument = false
    if case .argument = place.kind { isArgument = true }
    return (isArgument ? [("weigh \(name)", Edit.weigh(place, 7))] : []) + [
      ("edit \(name)", .rewrite(place, text: new)), ("remove \(name)", .remove(place)),
    ]
      + Set([1, count]).subtracting([place.number]).sorted().map { number in
        ("move \(name) to \(number)", .move(place, to: number))
      }
  }

  /// The drivers, the consequences and the remarks.
  private static func ownItems(of decision: Decision) -> [ArgumentPlace] {
    DecisionItem.Kind.all.filter { !$0.isOfOption }.flatMap { kind in
      zip(1..., decision.texts(kind, of: nil)).map { number, text in
        ArgumentPlace(kind, of: nil, number: number, text: text)
      }
    }
  }
}

extension Decision {
  /// The texts of the items of a kind.
  func texts(_ kind: DecisionItem.Kind, of option: OptionPlace?) -> [String] {
    let option = option.flatMap {
      options.indices.contains($0.number - 1) ? options[$0.number - 1] : nil
    }
    return switch kind {
    case .argument(let side): option?.arguments(on: side).map(\.text) ?? []
    case .note: option?.notes ?? []
    case .consequence(let side): consequences.filter { $0.side == side }.map(\.text)
    case .driver: drivers
    case .remark: remarks
    }
  }
}
