import BusinessLogic
import Decisions

/// The content of every service.
enum Sample {
  static let decisions: [(key: String, decision: Decision)] = [
    ("0007", Decision(title: "What to drink", options: [tea, coffee])),
    ("ai", Decision(title: intelligence.title, options: [intelligence])),
  ]

  static let tea = AI(
    title: "Green tea", advantages: ["Warm", "Cheap"], disadvantages: ["Bitter"])

  static let coffee = AI(title: "Coffee", advantages: ["Strong"], disadvantages: [])

  static let intelligence = AI(
    title: "Artificial Intelligence", advantages: ["No breaks"],
    disadvantages: ["High cost", "Lesser jobs"])
}
