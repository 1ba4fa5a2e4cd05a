import BusinessLogic
import Decisions
import Markup
import Presentation

/// An option of a decision: its total, its arguments and its notes.
extension Book {
  func option(
    _ index: Int, _ topic: TopicID, of decision: Decision, _ most: Int, _ inline: InlineText
  ) -> Markup {
    let option = decision.options[index]
    let identity = OptionPlace(number: index + 1, title: option.title)
    let route = topic.option == nil ? Route.decision(topic.decision) : .option(topic)
    let forms = decision.conflict == nil ? forms : nil
    // The only option has no heading of its own above.
    let heading = decision.isTopic ? Tag.h2 : .h4
    let (tally, isChosen) = (Tally(of: option), index == decision.chosen)
    return Tag.section(
      topic.option == nil ? nil : .id("\(route)"),
      .class(isChosen ? "option chosen" : "option")
    ) {
      if !decision.isTopic {
        Tag.h3 {
          Tag.bdi { inline.markup(option.title) }
          if isChosen { Tag.span(.class("mark")) { " chosen" } }
        }
      }
      if decision.conflict == nil { bar(tally, most) }
      for side in Side.allCases {
        arguments(on: side, of: option, topic, heading, inline) {
          forms?.edits(of: $0, called: $1, at: $2, of: identity)
        }
      }
      if !option.notes.isEmpty {
        heading(.id("\(Route.part(topic, .notes))")) { "Notes" }
        Tag.ul { for note in option.notes { Tag.li { inline.markup(note) } } }
      }
      forms?.edits(of: identity, at: route, isChosen: isChosen || decision.isTopic)
    }
  }

  /// The total, and how much weighs for and against.
  private func bar(_ tally: Tally, _ most: Int) -> Markup {
    func width(_ weight: Int) -> Int { most == 0 ? 0 : Int(100 * Double(weight) / Double(most)) }
    let (pros, cons) = (width(tally.pros.weight), width(tally.cons.weight))
    return Markup {
      Tag.p(.class("total")) {
        Tag.strong { tally.total > 0 ? "+\(tally.total)" : String(tally.total) }
        Tag.span { " \(tally.pros.label), \(tally.cons.label)" }
      }
      Tag.svg(.viewBox(width: 200, height: 8), .stretched, .hidden) {
        Tag.rect(.class("con"), .x(100 - cons), .width(cons), .height(8))
        Tag.rect(.class("pro"), .x(100), .width(pros), .height(8))
      }
    }
  }

  private func arguments(
    on side: Side, of option: Topic, _ topic: TopicID, _ heading: Tag, _ inline: InlineText,
    _ edits: (Argument, _ name: String, Route) -> Markup?
  ) -> Markup {
    let arguments = option.arguments(on: side)
    return Markup {
      if !arguments.isEmpty {
        heading(.id("\(Route.arguments(topic, side))")) { side.heading }
        Tag.ol {
          for (number, argument) in zip(1..., arguments) {
            let route = Route.argument(topic, side, number)
            Tag.li(
              .id("\(route)"), .data(.side, side.rawValue),
              .data(.number, String(number)),
              .data(.weight, String(argument.weight))
            ) {
              Tag.span(.class("text")) { inline.markup(argument.text) }
              if argument.weight != 1 {
                Tag.span(.class("weight")) { " weight \(argument.weight)" }
              }
              if !argument.details.isEmpty {
                Tag.ul { for detail in argument.details { Tag.li { inline.markup(detail) } } }
              }
              edits(argument, "\(side.rawValue) \(number)", route)
            }
          }
        }
      }
    }
  }
}
