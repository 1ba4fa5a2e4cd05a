import Decisions
import ReactiveHybrid

extension Decision {
  /// Returns the option with this number, short name or slug; `nil` returns the decision's own
  /// topic.
  ///
  /// Throws ``NoSuchOption``, which lists the options.
  package func topic(_ option: String?) throws(NoSuchOption) -> Topic {
    options[try index(of: option)]
  }

  /// Returns the index in ``options`` of the option that ``topic(_:)`` returns.
  package func index(of option: String?) throws(NoSuchOption) -> Int {
    guard let option else {
      guard isTopic else { throw NoSuchOption(option: nil, decision: self) }
      return 0
    }
    let index =
      Int(option).map { $0 &- 1 } ?? optionNames.firstIndex(of: option)
      ?? options.firstIndex { slug($0.title) == option }
    guard let index, options.indices.contains(index) else {
      throw NoSuchOption(option: option, decision: self)
    }
    return index
  }

  /// Returns the indices in ``options`` of those that the user calls `name`: their number, title or
  /// short name; if there is none, and unless the name has to be whole, those with it in their titles.
  package func indices(called name: String, wholly isWhole: Bool = false) -> [Int] {
    let number = Int(name)
    if let number, options.indices.contains(number &- 1) { return [number - 1] }
    let wanted = name.lowercased()
    let titles = options.map { $0.title.lowercased() }
    let named = [titles, optionNames].lazy.map { all in all.indices.filter { all[$0] == wanted } }
    if let whole = named.first(where: { !$0.isEmpty }) { return whole }
    return isWhole || number != nil ? [] : titles.indices.filter { titles[$0].contains(wanted) }
  }

  /// Returns the index in ``options`` of the only option that the user calls `name`.
  package func index(called name: String) throws(NoSuchOption) -> Int {
    let found = indices(called: name)
    guard let only = found.first, found.count == 1 else {
      throw NoSuchOption(option: name, decision: self, matches: found)
    }
    return only
  }

  package func place(of index: Int) -> OptionPlace {
    OptionPlace(number: index + 1, title: options[index].title)
  }
}

extension Edit {
  /// Returns a copy of the edit in which each named option is replaced by its number and title in
  /// `decision`.
  package func found(in decision: Decision) throws(NoSuchOption) -> Edit {
    try mapOptions { option throws(NoSuchOption) in
      guard case .named(let name) = option else { return option }
      return decision.place(of: try decision.index(of: name))
    }
  }
}

/// The error for an unknown or an ambiguous option.
package struct NoSuchOption: Refusal, CustomStringConvertible {
  let option: String?
  let decision: Decision
  /// The indices of the matching options, if there are several.
  var matches: [Int] = []

  package var description: String {
    if decision.options.isEmpty { return "\"\(decision.title)\" has no options" }
    let count = decision.options.count
    let there = "\"\(decision.title)\" has \(count == 1 ? "option 1" : "options 1 to \(count)")"
    guard let option else { return "Which option? \(there): open one first" }
    if !matches.isEmpty {
      let numbers = matches.prefix(5).map { String($0 + 1) }.joined(separator: ", ")
      return "\"\(option)\" matches \(matches.count) options: use a number (\(numbers))"
    }
    let titles = decision.options.map(\.title)
    let words = titles.flatMap { $0.split { !$0.isLetter && !$0.isNumber }.map(String.init) }
    let meant = nearest(to: option, among: titles + words).map { "; did you mean \"\($0)\"?" } ?? ""
    return "There is no option \"\(option)\": \(there)\(meant)"
  }
}
