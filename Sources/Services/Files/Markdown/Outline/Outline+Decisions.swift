extension Outline {
  /// Where a second decision begins, if the file holds several: the sections that every decision
  /// has stand there again.
  var secondDecision: Int? {
    var seen: Set<String> = []
    var again: [Section] = []
    for section in sections.dropFirst() where section.level < Section.boldLevel {
      switch section.role {
      case .outcome, .context, .status, .options:
        let heading = "\(section.level) \(section.words.joined(separator: " "))"
        if !seen.insert(heading).inserted { again.append(section) }
      default: break
      }
    }
    let isWhole = again.contains { $0.role == .outcome } && again.contains { $0.role != .outcome }
    return isWhole ? again.first?.line : nil
  }
}
