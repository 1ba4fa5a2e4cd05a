import BusinessLogic
import Decisions

extension AI {
  /// Two pros and one con, so that the sides differ.
  public static var tea: AI {
    AI(title: "Tea", advantages: ["Warm", "Cheap"], disadvantages: ["Slow"])
  }

  /// A revised version of ``tea``.
  public static var greenTea: AI {
    AI(title: "Green tea", advantages: ["Healthy"], disadvantages: ["Bitter"])
  }
}

extension Decision {
  /// Two options, the second of which is chosen.
  public static var drink: Decision {
    Decision(title: "What to drink", options: [.tea, .greenTea], chosen: 1)
  }
}

extension TopicID {
  /// The identifier of a sample topic.
  public static var tea: TopicID { TopicID(decision: "tea") }
}
