/// The screens of a whole decision, by their words in a route: `/0007/compare`.
public enum DecisionScreen: String, CaseIterable, Sendable {
  case compare, flip
}

/// The screens of an option, or of a decision with only one, besides its sides: `/0007/2/notes`.
public enum OptionScreen: String, CaseIterable, Sendable {
  case strike, notes
}

extension Decision {
  /// The short names of the options in routes, such as `rabbitmq`, in their order.
  ///
  /// Each is unique: a name that is taken, by another option or by a screen, gets a number behind it.
  /// The name of a title without letters is the option's number, since digits always mean a number.
  public var optionNames: [String] {
    var taken = Set(
      Side.allCases.map(\.plural) + DecisionScreen.allCases.map(\.rawValue)
        + OptionScreen.allCases.map(\.rawValue))
    return options.enumerated().map { place, option in
      let short = shortSlug(option.title)
      guard !short.isEmpty, Int(short) == nil else { return String(place + 1) }
      var (name, count) = (short, 1)
      while !taken.insert(name).inserted {
        count += 1
        name = "\(short)-\(count)"
      }
      return name
    }
  }
}
