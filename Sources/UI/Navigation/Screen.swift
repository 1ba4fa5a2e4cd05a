import BusinessLogic
import Prompt

/// What is shown at a route.
///
/// It is on screen between ``appear()`` and ``disappear()`` and may appear again later. It never
/// moves itself: commands turn what the person says into routes, and the router moves.
public protocol Screen: AnyObject {
  /// Shows what there is, having fetched it first if need be; returns when that is done or given
  /// up.
  func appear() async

  /// Shows what there is once more if nothing need be fetched first; returns whether it did.
  func appearAgain() -> Bool

  /// Whether it has all rows that there are, as far as anybody knows.
  var holdsAll: Bool { get }

  /// All rows that there are, fetched for somebody who only wants to name one: nothing is shown, and
  /// nothing said about what goes wrong; then it is `nil`.
  func glance() async -> [(number: String, text: String, key: String)]?

  /// Whether there are rows that were not shown.
  var hasMore: Bool { get }

  /// Shows the next rows, if there are any that were not shown.
  func more() async

  /// Fetches as far as it takes to know what `choice` means, but shows nothing unless something goes
  /// wrong.
  func reach(_ choice: String) async

  /// Fetches again and shows the result.
  func refresh() async

  /// Ends the bindings and cancels what is under way.
  func disappear()

  /// Says what is being fetched, if anything is, and from now on how far it has come.
  func tellLoading()

  /// Whether the last fetch failed.
  var hasFailed: Bool { get }

  /// Whether there is no such place as the one that it shows.
  var leadsNowhere: Bool { get }

  /// Binds, and fetches if need be, without showing anything but what goes wrong.
  func load() async

  /// Whether what it shows may be out of date as far as it knows: the last fetch has failed, was
  /// cancelled, or is under way.
  var mayBeOld: Bool { get }

  /// Whether what is shown is older than a failure.
  var isOld: Bool { get }

  /// What stands behind the screen has changed: it fetches when it next appears.
  func serviceChanged()

  /// The rows that are shown, each with its number, its words and the word that leads on to it.
  var rows: [(number: String, text: String, key: String)] { get }

  /// What is being fetched, and how far that has come; `nil` if nothing is.
  var loading: Text? { get }

  /// What stands behind the screen that is shown has changed by itself: fetches in silence, and
  /// shows nothing but what is different; nothing at all if `isDoubtful` says by then that it may be
  /// an edit that the person has not been told of.
  func update(unless isDoubtful: @escaping () -> Bool) async

  /// The person has just been told of these edits: takes them for shown, and shows nothing but what
  /// else is different.
  func adopt(_ changes: [DecisionChange], unless isDoubtful: @escaping () -> Bool) async

  /// The person has just been told of these edits, while nothing appears by itself: fetches nothing, and
  /// shows only what the edits have found that is different from what was seen.
  func know(_ changes: [DecisionChange])

  /// Shows what has become of what was seen, if the person has not been told of it.
  func tellChanges()

  /// Returns when nothing is being fetched for somebody who waits for it, or the calling task is
  /// cancelled.
  func rest() async

  /// Fetches in silence.
  func look() async

  /// What the row with this number says, as it is shown; `nil` if there is no such row.
  func text(ofRow number: Int) -> String?

  /// What the person took it to say when they began this line, or what a script printed last; `nil` if
  /// that can't be told, or there was no such row.
  func textBefore(ofRow number: Int, at line: Int?) -> String?

  /// What the screen is about, such as an option; `nil` if that is not said.
  var heading: String? { get }

  /// What the person took it to be about when they began the line that is typed; `nil` if nobody types,
  /// or that can't be told.
  var headingBefore: String? { get }

  /// The word that leads on to what `choice` means here: a row's number or a part of its name.
  func key(for choice: String) throws(CommandError) -> String
}

extension Screen {
  /// Shows what is different, for certain.
  func update() async {
    await update(unless: { false })
  }

  /// Takes edits for shown, and shows what else is different, for certain.
  func adopt(_ changes: [DecisionChange]) async {
    await adopt(changes, unless: { false })
  }
}
