import Decisions
import Markup
import Presentation

/// The forms of a served page. Each is sent to the route of what it changes, with the texts that were
/// there: an edit is refused if they aren't there any more.
package struct Forms: Sendable, Equatable {
  /// The secret that each form sends, which no other site knows.
  let token: String
  /// Whether edits stay out of the files until the draft is kept or dropped.
  let isDraft: Bool

  package init(token: String, isDraft: Bool) { (self.token, self.isDraft) = (token, isDraft) }

  /// What a button does. One with the name of a side adds an argument.
  package enum Action: String, Sendable {
    case pro, con, neutral, choose, rewrite, weigh, remove, undo, draft, keep, drop
  }

  package enum Field: String {
    case token, option, title, old, text, reason, weight
    case action = "do"
  }

  /// The forms to change an argument, behind a word that opens them: Enter does what its field is for.
  func edits(of argument: Argument, called name: String, at route: Route, of option: OptionPlace)
    -> Markup
  {
    Tag.details(.class("tools")) {
      Tag.summary(.label("Change \(name)")) { "Change" }
      form(route, of: option) {
        hidden(.old, Address.escaped(argument.text))
        Tag.input(.name(Field.text), .value(argument.text), .label("Text of \(name)"))
        button(.rewrite, "Change")
        button(.remove, "Remove")
      }
      form(route, of: option) {
        hidden(.old, Address.escaped(argument.text))
        Tag.input(
          .name(Field.weight), .type("number"), .required, .value(String(argument.weight)),
          .label("New weight of \(name)"))
        button(.weigh, "Weigh")
      }
    }
  }

  /// The forms to add an argument to an option, and to choose it for a reason.
  @Markup.Builder func edits(of option: OptionPlace, at route: Route, isChosen: Bool) -> Markup {
    form(route, of: option) {
      Tag.input(.name(Field.text), .label("New argument: \(option.title)"), .hint("it is …"))
      button(.pro, "Add pro")
      button(.con, "Add con")
      button(.neutral, "Add neutral")
    }
    if !isChosen {
      form(route, of: option) {
        Tag.input(
          .name(Field.reason), .label("Reason to choose: \(option.title)"), .hint("the reason …"))
        button(.choose, "Choose")
      }
    }
  }

  /// The buttons that begin and end a draft.
  func drafting(_ route: Route) -> Markup {
    form(route) {
      if isDraft {
        Tag.strong(.class("draft")) { "Draft: nothing is in the files yet. " }
        button(.keep, "Keep")
        button(.drop, "Drop")
      } else {
        button(.draft, "What if")
      }
    }
  }

  /// The button that undoes the last edit of the page.
  var undoing: Markup { form(.decisions) { button(.undo, "Undo") } }

  private func form(
    _ route: Route, of option: OptionPlace? = nil, @Markup.Builder _ content: () -> Markup
  ) -> Markup {
    Tag.form(.action(Address(path: "\(route)")), .post, .class("tools")) {
      hidden(.token, token)
      if let option {
        hidden(.option, String(option.number))
        hidden(.title, Address.escaped(option.title))
      }
      content()
    }
  }

  private func hidden(_ name: Field, _ value: String) -> Markup {
    Tag.input(.type("hidden"), .name(name), .value(value))
  }

  private func button(_ action: Action, _ words: String) -> Markup {
    Tag.button(.name(Field.action), .value(action.rawValue)) { words }
  }
}
