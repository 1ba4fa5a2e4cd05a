import BusinessLogic
import Decisions
import Presentation
import Prompt
import ReactiveHybrid

package nonisolated struct Workers {
  package let decisions: DecisionsWorker
  package let editing: EditingWorker
  let arguments: (Side) -> any SideWorker
  package let searching: SearchWorker
  package let exports: ExportWorker

  package init(
    decisions: DecisionsWorker, editing: EditingWorker,
    arguments: @escaping (Side) -> any SideWorker, exports: any ExportWorkerProtocol
  ) {
    (self.decisions, self.editing, self.arguments) = (decisions, editing, arguments)
    searching = SearchWorker(decisions)
    self.exports = ExportWorker(exports, library: decisions)
  }
}

/// A worker of any side. Its side is a part of its type, so that nothing has to be looked up to build its
/// screens.
package protocol SideWorker: Sendable {
  func arguments(of topic: TopicID, in scenes: Scenes, at route: Route) -> Scenes.Scene
  func argument(
    _ number: Int, of topic: TopicID, in scenes: Scenes, at route: Route
  ) -> Scenes.Scene
}

extension ArgumentsWorker: SideWorker {
  package func arguments(
    of topic: TopicID, in scenes: Scenes, at route: Route
  ) -> Scenes.Scene {
    let shown = scenes.scene(
      ViewModel(worker: self, topic: topic).following(scenes.seat, as: .arguments(topic)),
      Text(S.side.name), at: route
    ) { Page($0, on: $1) }
    // For other programs, a side without arguments is an empty list.
    let listed = scenes.scene(
      ViewModel(worker: self, topic: topic, mayBeEmpty: true), Text(S.side.name), at: route,
      sheet: { Sheet($0) }
    ) { Page($0, on: $1) }
    return Scenes.Scene(screen: shown.screen, document: listed.document)
  }

  package func argument(
    _ number: Int, of topic: TopicID, in scenes: Scenes, at route: Route
  ) -> Scenes.Scene {
    let view = DecisionView.argument(number, on: S.side, of: topic)
    return scenes.scene(
      ViewModel(worker: self, topic: topic, number: number, in: scenes.workers.decisions)
        .following(scenes.seat) { decision, key, held in
          view.response(to: decision, called: key)?.map { $0.inFile(held?.file) }
        },
      Text(S.side.rawValue), at: route
    ) { Page($0, on: $1) }
  }
}

package struct Scenes {
  let workers: Workers
  let seat: Seat
  let stage: Stage
  let folder: String?

  /// Creates a factory; `folder` names the folder if it isn't the requested one.
  package init(_ workers: Workers, at seat: Seat, on stage: Stage, folder: String? = nil) {
    (self.workers, self.seat, self.stage, self.folder) = (workers, seat, stage, folder)
  }

  /// What a route leads to: a screen of its page, or of its sheet; `nil` if its page is none.
  package struct Scene {
    let screen: () -> any Screen<Page>
    let document: () -> (any Screen<Page>)?
  }

  func scene(for route: Route) -> Scene {
    switch route {
    case .decisions:
      scene(
        ViewModel<DecisionList>(worker: workers.decisions, in: folder).following(seat) {
          decision, key, list in list.map { .success($0.updated(from: decision, called: key)) }
        }, "decisions", at: route, sheet: { Sheet($0) }
      ) { Page($0, on: $1) }
    case .decision(let key): scene(.whole(key), "decision", at: route) { Page($0, on: $1) }
    case .option(let topic):
      scene(.option(topic), "option", at: route) { Page(option: $0, on: $1) }
    case .text(let key, let number):
      scene(.text(number, of: key), "text", at: route) { Page(option: $0, on: $1) }
    case .whole(let key, .text):
      scene(.text(nil, of: key), "text", at: route) { Page(option: $0, on: $1) }
    case .whole(let key, .compare):
      scene(.comparison(key), "comparison", at: route, sheet: { Sheet($0) }) { Page($0, on: $1) }
    case .whole(let key, .flip):
      scene(.fragility(key), "flip", at: route, sheet: { Sheet($0) }) { Page($0, on: $1) }
    case .part(let topic, .strike):
      scene(.struck(topic), "strike", at: route, sheet: { Sheet($0) }) { Page($0, on: $1) }
    case .part(let topic, .notes):
      scene(.notes(topic), "notes", at: route, sheet: { Sheet($0) }) { Page($0, on: $1) }
    case .part(let topic, .source):
      scene(
        ViewModel { [decisions = workers.decisions] _ in try await decisions.source(of: topic) }
          .following(seat), "source", at: route, sheet: { Sheet($0) { $0.words } }
      ) { Page($0, on: $1) }
    case .arguments(let topic, let side):
      workers.arguments(side).arguments(of: topic, in: self, at: route)
    case .argument(let topic, let side, let number):
      workers.arguments(side).argument(number, of: topic, in: self, at: route)
    }
  }

  fileprivate func scene<Response>(
    _ viewModel: @escaping @autoclosure () -> ViewModel<Response>, _ name: Text, at route: Route,
    sheet: ((Response) -> Sheet)? = nil, page: @escaping PageScreen<Response>.Composition
  ) -> Scene {
    func screen(
      asAnswer isAnswer: Bool, _ compose: @escaping PageScreen<Response>.Composition
    ) -> PageScreen<Response> {
      PageScreen(viewModel(), name, at: route, isAnswer: isAnswer, on: stage, compose: compose)
    }
    return Scene {
      screen(asAnswer: false, page)
    } document: {
      sheet.map { sheet in
        screen(asAnswer: true) { response, _ in Page(json: sheet(response)) }
      }
    }
  }

  private func scene<Response>(
    _ view: DecisionView<Response>, _ name: Text, at route: Route,
    sheet: ((Response) -> Sheet)? = nil, page: @escaping PageScreen<Response>.Composition
  ) -> Scene {
    scene(
      ViewModel(worker: workers.decisions, view).following(seat, as: view), name, at: route,
      sheet: sheet, page: page)
  }
}
