/// A title in a route's spelling: letters and digits in lower case, everything else one dash.
///
/// `Use PostgreSQL 16!` is `use-postgresql-16`. Letters of every script are kept, so that no title
/// becomes empty only for being Greek.
public func slug(_ title: String) -> String {
  title.lowercased()
    .split { !$0.isLetter && !$0.isNumber }
    .joined(separator: "-")
}
