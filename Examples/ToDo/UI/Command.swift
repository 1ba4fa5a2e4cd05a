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

  init?(_ line: String, today: Day) {
    let (word, rest) = line.firstWord
    let (number, title) = rest.firstWord
    switch (word, Int(number)) {
    case ("all", _): self = .go(.all)
    case ("today", _): self = .go(.today)
    case ("progress", _): self = .go(.progress)
    case ("settings", _): self = .go(.settings)
    case ("find", _) where !rest.isEmpty: self = .go(.find(rest))
    case ("show", let number?): self = .go(.chore(number))
    case ("add", _) where !rest.isEmpty:
      let (title, day) = rest.titleAndDay
      self = .edit(.add(title, day ?? today))
    case ("update", let number?) where !title.isEmpty:
      let (title, day) = title.titleAndDay
      self = .edit(.update(number, title, day))
    case ("finish", let number?): self = .edit(.finish(number))
    case ("delete", let number?): self = .edit(.delete(number))
    case ("use", _):
      guard let storage = Storage(rawValue: rest) else { return nil }
      self = .use(storage)
    case ("outage", let requests?): self = .outage(requests)
    case ("refresh", _): self = .refresh
    case ("back", _): self = .back
    default: return nil
    }
  }
}

extension String {
  fileprivate var firstWord: (String, rest: String) {
    let parts = split(separator: " ", maxSplits: 1).map(String.init)
    return (parts.first ?? "", parts.count == 2 ? parts[1] : "")
  }

  fileprivate var titleAndDay: (String, Day?) {
    guard let match = wholeMatch(of: #/(.+) on (\S+)/#), let day = Day(match.2) else {
      return (self, nil)
    }
    return (String(match.1), day)
  }
}
