/// Headings that stand for a section as a whole, word for word.
extension SectionWords {
  static let phrases: [String: SectionRole] = {
    var phrases: [String: SectionRole] = [:]
    for heading in Language.Heading.allCases {
      for phrase in Language.all.flatMap({ $0.list(heading) }) { phrases[phrase] = role(heading) }
    }
    return phrases
  }()

  private static func role(_ heading: Language.Heading) -> SectionRole {
    switch heading {
    case .name: .name
    case .status: .status
    case .date: .date
    case .context: .context
    case .options: .options
    case .comparison: .comparison
    case .outcome: .outcome
    case .other: .other
    }
  }
}
