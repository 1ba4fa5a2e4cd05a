import Decisions
import ReactiveHybrid

extension Decision {
  /// Returns the option with this number, short name or slug; `nil` returns the decision's own
  /// topic.
  ///
  /// Throws ``Refused``, which lists the options.
  package func topic(_ option: String?) throws(Refused) -> Topic {
    options[try index(of: option)]
  }

  /// Returns the index in ``options`` of the option that ``topic(_:)`` returns.
  package func index(of option: String?) throws(Refused) -> Int {
    guard let option else {
      guard isTopic else { throw noOption(nil) }
      return 0
    }
    let index =
      Int(option).map { $0 &- 1 } ?? optionNames.firstIndex(of: option)
      ?? options.firstIndex { slug($0.title) == option }
    guard let index, options.indices.contains(index) else {
      throw noOption(option)
    }
    return index
  }

  /// Returns the indices in ``options`` of those that the user calls `name`: their number, title or
  /// short name; if there is none, and unless the name has to be whole, those with it in their titles.
  package func indices(called name: String, wholly isWhole: Bool = false) -> [Int] {
    let number = Int(shown: name)
    if let number, options.indices.contains(number &- 1) { return [number - 1] }
    let wanted = name.lowercased()
    let titles = options.map { $0.title.lowercased() }
    let named = [titles, optionNames].lazy.map { all in all.indices.filter { all[$0] == wanted } }
    if let whole = named.first(where: { !$0.isEmpty }) { return whole }
    return isWhole || number != nil ? [] : titles.indices.filter { titles[$0].contains(wanted) }
  }

  /// Returns the index in ``options`` of the only option that the user calls `name`.
  package func index(called name: String) throws(Refused) -> Int {
    let found = indices(called: name)
    guard let only = found.first, found.count == 1 else {
      throw noOption(name, matching: found)
    }
    return only
  }

  package func place(of index: Int) -> OptionPlace {
    OptionPlace.seen(number: index + 1, title: options[index].title)
  }

  /// Returns the error for an option that is unknown, or whose name `matches` several.
  func noOption(_ option: String?, matching matches: [Int] = []) -> Refused {
    if options.isEmpty { return Refused("\"\(title)\" has no options") }
    let count = options.count
    let there = "\"\(title)\" has \(count == 1 ? "option 1" : "options 1 to \(count)")"
    guard let option else { return Refused("Which option? \(there): open one first") }
    if !matches.isEmpty {
      let numbers = matches.prefix(5).map { String($0 + 1) }.joined(separator: ", ")
      return Refused("\"\(option)\" matches \(matches.count) options: use a number (\(numbers))")
    }
    let titles = options.map(\.title)
    let words = titles.flatMap { $0.split { !$0.isLetter && !$0.isNumber }.map(String.init) }
    let meant = suggestion(for: option, among: titles + words)
    return Refused("There is no option \"\(option)\": \(there)\(meant)")
  }
}

extension Int {
  /// Reads a number written as rows show it, without leading zeros; `nil` for any other text.
  package init?(shown text: some StringProtocol) {
    guard let number = Int(text), String(number) == text else { return nil }
    self = number
  }
}

extension Edit {
  /// Returns a copy of the edit in which each named option is replaced by its number and title in
  /// `decision`.
  package func found(in decision: Decision) throws(Refused) -> Edit {
    func found(_ option: OptionPlace) throws(Refused) -> OptionPlace {
      guard case .named(let name) = option else { return option }
      return decision.place(of: try decision.index(of: name))
    }
    func found(_ item: ArgumentPlace) throws(Refused) -> ArgumentPlace {
      guard let option = item.option else { return item }
      return ArgumentPlace(item.kind, of: try found(option), number: item.number, text: item.text)
    }
    switch self {
    case .add(let side, let text, let option):
      return .add(side, text: text, to: try found(option))
    case .addLists(let lists):
      var new: [NewList] = []
      for list in lists { new.append(NewList(list.arguments, to: try found(list.option))) }
      return .addLists(new)
    case .rewrite(let item, let text): return .rewrite(try found(item), text: text)
    case .remove(let item): return .remove(try found(item))
    case .move(let item, let number): return .move(try found(item), to: number)
    case .weigh(let item, let weight): return .weigh(try found(item), weight)
    case .choose(let option, let reason): return .choose(try found(option), because: reason)
    case .renameOption(let option, let title):
      return .renameOption(try found(option), title: title)
    case .removeOption(let option): return .removeOption(try found(option))
    case .setStatus, .setDate, .supersede, .succeed, .setContext, .addDriver, .addConsequence,
      .addOption:
      return self
    }
  }
}
