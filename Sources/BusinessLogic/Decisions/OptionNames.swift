import Decisions

/// The screens of a whole decision, by their route component: `/0007/compare`.
public enum DecisionScreen: String, CaseIterable, Sendable {
  case compare, flip, text
}

/// The screens of an option other than its sides: `/0007/2/notes`. Every decision has `notes` and `source`;
/// `strike` needs an option.
public enum OptionScreen: String, CaseIterable, Sendable {
  case strike, notes, source
}

extension Decision {
  /// The words for the parts of a decision and the questions about it. No option has one as its short name.
  private static let partNames =
    Side.allCases.map(\.plural) + DecisionScreen.allCases.map(\.rawValue)
    + OptionScreen.allCases.map(\.rawValue)

  /// The short names of the options, such as `rabbitmq`, in their order.
  ///
  /// Each is unique: a name that another option or a part already has gets a number as a suffix. A title
  /// without letters gets the option's number, because digits always mean a number.
  package var optionNames: [String] {
    var taken = Set(Self.partNames)
    // The last number behind a short name: thousands of options may share one.
    var counts: [String: Int] = [:]
    return options.enumerated().map { index, option in
      let short = shortSlug(option.title)
      guard !short.isEmpty, Int(short) == nil else { return String(index + 1) }
      var (name, count) = (short, counts[short, default: 1])
      while !taken.insert(name).inserted {
        count += 1
        name = "\(short)-\(count)"
      }
      counts[short] = count
      return name
    }
  }
}
