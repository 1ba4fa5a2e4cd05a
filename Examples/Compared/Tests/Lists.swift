import Observation
import OpenCombine
import ReactiveHybrid

@testable import Compared

/// What the rules ask of each list.
@MainActor
protocol ChoreList: AnyObject {
  init(_ service: any ChoreService)
  var shown: Shown { get }
  /// Returns when nothing more comes of the search.
  func search(_ words: String) async
  func add(_ title: String) async
  func leave()
  func wait(until condition: @escaping (Shown) -> Bool) async
}

final class LibraryList: ChoreList {
  private let chores: LibraryChores

  init(_ service: any ChoreService) {
    chores = LibraryChores(service)
    chores.list.appear()
  }

  var shown: Shown {
    let (list, adding) = (chores.list.content.value, chores.adding.content.value)
    let alert = list.message ?? adding.message
    return Shown(
      chores: list.response, isLoading: list.isLoading, alert: alert.map { "\($0)" })
  }

  func search(_ words: String) async {
    chores.search(words)
    await chores.list.settle()
  }

  func add(_ title: String) async {
    await chores.add(title)
    await chores.list.settle()
  }

  func leave() { chores.list.leave() }

  func wait(until condition: @escaping (Shown) -> Bool) async {
    await chores.list.content.wait { _ in condition(self.shown) }
  }
}

extension ObservableFirst: ChoreList {
  /// The screen cancels the task of its search, and has nothing else to do.
  func leave() {}

  func wait(until condition: @escaping (Shown) -> Bool) async {
    for await shown in Observations({ self.shown }) where condition(shown) { return }
  }
}

extension ObservableChores: ChoreList {
  func wait(until condition: @escaping (Shown) -> Bool) async {
    for await shown in Observations({ self.shown }) where condition(shown) { return }
  }
}

/// Counts the changes of a subject, so that a test can wait for one.
@MainActor
private final class Changes {
  let count = Owner(-1)
  private var counting: AnyCancellable?

  init(of state: CurrentValueSubject<Shown, Never>) {
    counting = state.sink { [count] _ in count.change { $0 += 1 } }
  }
}

final class CombineFirstList: ChoreList {
  private let chores: CombineFirst
  private let changes: Changes
  private var searches = 0

  init(_ service: any ChoreService) {
    chores = CombineFirst(service)
    changes = Changes(of: chores.state)
  }

  var shown: Shown { chores.state.value }

  /// Each search makes one change.
  func search(_ words: String) async {
    chores.search(words)
    await change()
  }

  func add(_ title: String) async {
    chores.add(title)
    await change()
  }

  func leave() {}

  func wait(until condition: @escaping (Shown) -> Bool) async {
    await changes.count.box.wait { _ in condition(self.shown) }
  }

  private func change() async {
    searches += 1
    let mine = searches
    await changes.count.box.wait { $0 >= mine }
  }
}

final class CombineList: ChoreList {
  private let chores: CombineChores
  private let changes: Changes

  init(_ service: any ChoreService) {
    chores = CombineChores(service)
    changes = Changes(of: chores.state)
  }

  var shown: Shown { chores.state.value }

  func search(_ words: String) async {
    chores.search(words)
    await wait { !$0.isLoading }
  }

  func add(_ title: String) async {
    let before = changes.count.box.value
    chores.add(title)
    await changes.count.box.wait { $0 > before && !self.shown.isLoading }
  }

  func leave() { chores.leave() }

  func wait(until condition: @escaping (Shown) -> Bool) async {
    await changes.count.box.wait { _ in condition(self.shown) }
  }
}
