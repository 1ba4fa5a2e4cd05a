/// What a typed line asks for.
enum Command: Equatable {
  case go(Route)
  case edit(Edit)
  case use(Storage)
  case outage(Int)
  case refresh, back

  static let help = """
    all, today, find WORDS, show N, progress, settings, back, refresh, quit
    add TITLE [on DAY], update N TITLE [on DAY], finish N, delete N
    use memory|file|network, outage N (the network fails for N requests)
    """

  static func parse(_ line: String, today: Day) -> Command? {
    let (word, rest) = line.firstWord
    let (number, title) = rest.firstWord
    return switch (word, Int(number)) {
    case ("all", _): .go(.all)
    case ("today", _): .go(.today)
    case ("progress", _): .go(.progress)
    case ("settings", _): .go(.settings)
    case ("find", _) where !rest.isEmpty: .go(.find(rest))
    case ("show", let number?): .go(.chore(number))
    case ("add", _) where !rest.isEmpty: .edit(.add(rest.dated.title, rest.dated.day ?? today))
    case ("update", let number?) where !title.isEmpty:
      .edit(.update(number, title.dated.title, title.dated.day))
    case ("finish", let number?): .edit(.finish(number))
    case ("delete", let number?): .edit(.delete(number))
    case ("use", _): Storage(rawValue: rest).map(Command.use)
    case ("outage", let requests?): .outage(requests)
    case ("refresh", _): .refresh
    case ("back", _): .back
    default: nil
    }
  }
}

extension String {
  fileprivate var firstWord: (String, rest: String) {
    let parts = split(separator: " ", maxSplits: 1).map(String.init)
    return (parts.first ?? "", parts.count == 2 ? parts[1] : "")
  }

  /// A title, and the day that may follow it.
  fileprivate var dated: (title: String, day: Day?) {
    let match = wholeMatch(of: #/(.+) on (\S+)/#)
    guard let match, let day = Day(match.2) else { return (self, nil) }
    return (String(match.1), day)
  }
}
