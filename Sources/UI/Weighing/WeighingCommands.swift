import BusinessLogic
import ReactiveHybrid

extension Command {
  static let compare = Command(
    "compare", summary: "Compare the options, the best total first", example: "compare",
    help: [
      "The total of an option is the sum of the weights of its pros minus that of its cons.",
      "`open N` opens option N.",
    ]
  ) { (session, context, words) throws(CommandError) in
    try words.end()
    return await session.router.go(to: .whole(try session.decision(for: "compare"), .compare))
  }

  static let flip = Command(
    "flip", summary: "Show which weight would change the ranking", example: "flip",
    help: [
      "The ranking changes when an option overtakes the leader. A weight is never less than 0.",
      "`open N` opens the argument of row N.",
    ]
  ) { (session, context, words) throws(CommandError) in
    try words.end()
    return await session.router.go(to: .whole(try session.decision(for: "flip"), .flip))
  }

  static let strike = Command(
    "strike", summary: "Strike out pros and cons of equal weight", example: "strike",
    help: [
      "It strikes out one against one first, then one against several, as Benjamin Franklin did.",
      "It only shows what is left; it changes nothing.",
    ]
  ) { (session, context, words) throws(CommandError) in
    try words.end()
    return await session.router.go(to: .part(try session.topic(for: "strike"), .strike))
  }
}
