/// A title in a route's spelling: letters and digits in lower case, everything else one dash.
///
/// `Use PostgreSQL 16!` is `use-postgresql-16`. Letters of every script are kept, so that no title
/// becomes empty only for being Greek.
public func slug(_ title: String) -> String {
  title.lowercased()
    .split { !$0.isLetter && !$0.isNumber }
    .joined(separator: "-")
}

/// Returns the first words of a title in a route's spelling: at most three, and 24 characters.
func shortSlug(_ title: String) -> String {
  slug(title).split(separator: "-").prefix(3).reduce("") { name, word in
    if name.isEmpty { return String(word.prefix(24)) }
    return name.count + word.count < 24 ? "\(name)-\(word)" : name
  }
}
