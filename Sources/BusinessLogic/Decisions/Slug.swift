/// Returns the slug of a title: its letters and digits in lower case, with one dash in place of
/// everything else.
///
/// The slug of `Use PostgreSQL 16!` is `use-postgresql-16`. Keeps the letters of all scripts, so
/// that a Greek title doesn't become empty.
package func slug(_ title: String) -> String {
  slugWords(title).joined(separator: "-")
}

/// Returns the words of a slug: `use`, `postgresql`, `16`.
package func slugWords(_ title: String) -> [Substring] {
  title.lowercased().split { !$0.isLetter && !$0.isNumber }
}

/// Returns the slug of the first words of a title: at most three words and 24 characters.
func shortSlug(_ title: String) -> String {
  slugWords(title).prefix(3).reduce("") { name, word in
    if name.isEmpty { return String(word.prefix(24)) }
    return name.count + word.count < 24 ? "\(name)-\(word)" : name
  }
}
