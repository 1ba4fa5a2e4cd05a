import ReactiveHybrid

/// Every content that a box notifies its listeners of, from the current one on.
///
/// ```swift
/// @MainActor func test() async {
///   let viewModel = ViewModel { _ in "tea" }
///   let record = ContentRecord(of: viewModel.content)
///   await viewModel.fetch()
///   assert(record.words == ["nothing", "loading", "tea"])
/// }
/// ```
@MainActor
public final class ContentRecord<Response: Sendable & Equatable> {
  /// The contents, oldest first.
  public private(set) var contents: [Content<Response>] = []
  private var binding: Binding?

  /// Begins the record with the current content.
  public init(of box: Box<Content<Response>>) {
    binding = box.bind { [weak self] in self?.contents.append($0) }
  }

  /// Each content in words: see ``ReactiveHybrid/Content/words``.
  public var words: [String] { contents.map(\.words) }

  /// The alerts, one for each content that has one.
  public var messages: [String] { contents.compactMap { $0.message?.description } }
}

extension Content {
  /// What a screen shows of it, in words: the response, then `loading`, `alert: MESSAGE`, `failed`
  /// after the alert was seen, and `cancelled`; `nothing` before the first request.
  public var words: String {
    var words: [String] = []
    if let response { words.append("\(response)") }
    if isLoading { words.append("loading") }
    if let message { words.append("alert: \(message)") } else if !status { words.append("failed") }
    if isCancelled { words.append("cancelled") }
    return words.isEmpty ? "nothing" : words.joined(separator: ", ")
  }
}
