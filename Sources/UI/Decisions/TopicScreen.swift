import BusinessLogic
import Prompt

/// The sides of one topic.
public final class TopicScreen: ListScreen {
  /// Creates the screen of `viewModel`, to be shown at `route`.
  public init(_ viewModel: TopicViewModel, at route: Route, on stage: Stage) {
    super.init(viewModel, name: "option", at: route, on: stage)
  }

  /// Whether it is the chosen one is said behind the title, and is another matter.
  override func heading(_ listing: Listing) -> String? {
    let (title, mark) = (listing.title, Listing.chosenMark)
    return title.hasSuffix(mark) ? String(title.dropLast(mark.count)) : title
  }
}
