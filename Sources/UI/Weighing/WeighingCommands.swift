import BusinessLogic
import ReactiveHybrid

extension Command {
  static let compare = Command(
    "compare", summary: "Compare the options of the decision",
    help: [
      "The total of an option is the weights of its pros less those of its cons.",
      "`open N` opens option N.",
    ]
  ) { (session, context, words) throws(CommandError) in
    try words.end()
    return await session.router.go(to: .whole(try session.decision(for: "compare"), .compare))
  }

  static let flip = Command(
    "flip", summary: "Show what change of one weight turns the order",
    help: [
      "The order turns when an option overtakes one that leads; a weight is never less than 0.",
      "`open N` opens the argument of row N.",
    ]
  ) { (session, context, words) throws(CommandError) in
    try words.end()
    return await session.router.go(to: .whole(try session.decision(for: "flip"), .flip))
  }

  static let strike = Command(
    "strike", summary: "Strike out what weighs the same on both sides",
    help: [
      "First one against one, then one against several, as Benjamin Franklin did.",
      "It only shows what is left; nothing is changed.",
    ]
  ) { (session, context, words) throws(CommandError) in
    try words.end()
    return await session.router.go(to: .part(try session.topic(for: "strike"), .strike))
  }
}
