import Decisions

extension Decision {
  /// The words for the parts of a decision and the questions about it. No option has one as its short name.
  package static let partNames =
    Side.allCases.map(\.plural) + ["compare", "flip", "notes", "source", "strike", "text"]

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
