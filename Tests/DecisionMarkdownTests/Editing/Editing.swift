import DecisionMarkdown
import Decisions

/// The text after an edit; throws what refuses it.
func edited(_ text: String, _ edit: Edit) throws -> String {
  let bytes = try DecisionText(Array(text.utf8), named: "file").after(edit).bytes
  return String(decoding: bytes, as: UTF8.self)
}

/// The option at a place of a text, from 1, as somebody sees it.
func option(_ number: Int, of text: String) -> OptionPlace {
  let options = decision(text).options
  let title = options.indices.contains(number - 1) ? options[number - 1].title : ""
  return OptionPlace.seen(number: number, title: title)
}

/// An argument of a text as somebody sees it; a note without a side.
func argument(_ side: Side?, _ number: Int, ofOption place: Int = 1, of text: String)
  -> ArgumentPlace
{
  let options = decision(text).options
  let option = option(place, of: text)
  guard options.indices.contains(place - 1) else {
    return ArgumentPlace(option: option, side: side, number: number, text: "")
  }
  let topic = options[place - 1]
  let texts = side.map { topic.arguments(on: $0).map(\.text) } ?? topic.notes
  return ArgumentPlace(
    option: option, side: side, number: number,
    text: texts.indices.contains(number - 1) ? texts[number - 1] : "")
}

/// Every argument and note of a text.
func arguments(of text: String) -> [ArgumentPlace] {
  let sides: [Side?] = [.pro, .con, .neutral, nil]
  return decision(text).options.enumerated().flatMap { place, topic in
    sides.flatMap { side in
      let texts = side.map { topic.arguments(on: $0).map(\.text) } ?? topic.notes
      return texts.enumerated().map { number, text in
        ArgumentPlace(
          option: OptionPlace.seen(number: place + 1, title: topic.title), side: side,
          number: number + 1, text: text)
      }
    }
  }
}

/// The lines that one text has and the other hasn't: `- ` before those that went, `+ ` before those
/// that came.
func difference(_ before: String, _ after: String) -> [String] {
  lines(after).difference(from: lines(before)).map { change in
    switch change {
    case .remove(_, let line, _): "- " + line
    case .insert(_, let line, _): "+ " + line
    }
  }
}

/// The lines of a text, without their ends.
func lines(_ text: String) -> [String] {
  text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }.map(String.init)
}
