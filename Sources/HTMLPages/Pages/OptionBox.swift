import BusinessLogic
import Decisions
import Markup
import Presentation

/// An option of a decision: its total, its arguments and its notes.
extension Article {
  func option(_ index: Int, called name: String) -> Markup {
    let option = decision.options[index]
    let topic = TopicID(decision: file.key, option: decision.isTopic ? nil : name)
    let route = decision.isTopic ? Route.decision(file.key) : .option(topic)
    let place = decision.place(of: index)
    // The only option has no heading of its own above.
    let heading = decision.isTopic ? Tag.h2 : .h4
    let isChosen = index == decision.chosen
    return Tag.section(
      decision.isTopic ? nil : .id("\(route)"), .class(isChosen ? "option chosen" : "option")
    ) {
      if !decision.isTopic {
        Tag.h3 {
          Tag.bdi { inline.markup(option.title) }
          if isChosen { Tag.span(.class("mark")) { " chosen" } }
        }
        for wording in wordings(of: option) { Tag.p { inline.markup(wording) } }
      }
      if decision.conflict == nil { bar(Tally(of: option)) }
      for side in Side.allCases where !option.arguments(on: side).isEmpty {
        heading(.id("\(Route.arguments(topic, side))")) { side.heading }
        Tag.ol {
          for (number, argument) in zip(1..., option.arguments(on: side)) {
            self.argument(argument, at: .argument(topic, side, number), number, of: place)
          }
        }
      }
      if !option.notes.isEmpty {
        heading(.id("\(Route.part(topic, .notes))")) { "Notes" }
        list(option.notes)
      }
      forms?.edits(of: place, at: route, isChosen: isChosen || decision.isTopic)
    }
  }

  /// Returns what the file says where it names the option, if that is more than its title.
  private func wordings(of option: Topic) -> [String] {
    func words(_ text: String) -> String { text.filter { $0.isLetter || $0.isNumber } }
    var known: Set = [words(option.title)]
    return option.wordings.filter { $0 != option.title && known.insert(words($0)).inserted }
  }

  /// The total, and how much weighs for and against.
  @Markup.Builder private func bar(_ tally: Tally) -> Markup {
    Tag.p(.class("total")) {
      Tag.strong { tally.total > 0 ? "+\(tally.total)" : String(tally.total) }
      Tag.span { " \(tally.pros.label), \(tally.cons.label)" }
    }
    Tag.div(.class("bars"), .hidden) {
      for part in [tally.cons, tally.pros] {
        Tag.progress(.max(heaviest), .value(String(part.weight)))
      }
    }
  }

  private func argument(
    _ argument: Argument, at route: Route, _ number: Int, of option: OptionPlace
  ) -> Markup {
    let side = argument.side.rawValue
    return Tag.li(.id("\(route)"), .side(side), .weight(argument.weight)) {
      Tag.span(.class("text")) { inline.markup(argument.text) }
      if argument.weight != 1 { Tag.span(.class("weight")) { " weight \(argument.weight)" } }
      list(argument.details)
      forms?.edits(
        of: argument, called: "\(side) \(number) of \(option.title)", at: route, of: option)
    }
  }
}
