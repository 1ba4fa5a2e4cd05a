import Observation
import OpenCombine
import ReactiveHybrid

/// Implementations of notifying listeners. Each sums the values it receives, so that the compiler
/// can't remove the work.
enum Notifying {
  static let direct = "direct closure call"
  static let ours = "Box"
  static let combine = "OpenCombine CurrentValueSubject"
  static let observed = "Observation, re-armed"

  /// Calls a closure in a property once per listener, like the seed's `Box`.
  static func closure(times listeners: Int = 1) -> Contender {
    let heard = Heard()
    let holder = Holder { heard.sum &+= $0 }
    return Contender(name: direct) { times in
      for value in 0..<times * listeners { holder.listener(value) }
    }
  }

  /// Changes a `Box` with `listeners` listeners.
  static func box(listeners: Int) -> Contender {
    let heard = Heard()
    let owner = Owner(-1)
    let bindings = (0..<listeners).map { _ in owner.box.bind { heard.sum &+= $0 } }
    var value = 0
    return Contender(name: ours) { times in
      for _ in 0..<times {
        value &+= 1
        owner.change(to: value)
      }
      withExtendedLifetime(bindings) {}
    }
  }

  /// Sends to an OpenCombine subject with `listeners` subscribers.
  static func subject(listeners: Int) -> Contender {
    let heard = Heard()
    let subject = CurrentValueSubject<Int, Never>(-1)
    let sinks = (0..<listeners).map { _ in subject.sink { heard.sum &+= $0 } }
    var value = 0
    return Contender(name: combine) { times in
      for _ in 0..<times {
        value &+= 1
        subject.send(value)
      }
      withExtendedLifetime(sinks) {}
    }
  }

  /// Changes an observable value with `listeners` observers, which must re-register after each
  /// change.
  static func observation(listeners: Int) -> Contender {
    let model = Observed()
    let heard = Heard()
    for _ in 0..<listeners { listen(to: model, heard) }
    return Contender(name: observed) { times in
      for _ in 0..<times { model.value &+= 1 }
    }
  }

  nonisolated private static func listen(to model: Observed, _ heard: Heard) {
    withObservationTracking {
      heard.sum &+= model.value
    } onChange: {
      listen(to: model, heard)
    }
  }
}

/// An object that stores a closure.
final class Holder {
  var listener: (Int) -> Void

  @inline(never)
  init(_ listener: @escaping (Int) -> Void) {
    self.listener = listener
  }
}

/// The sum of the received values. Unchecked: only used on the main actor, although Observation
/// requires `Sendable` closures.
nonisolated final class Heard: @unchecked Sendable {
  var sum = 0
}

/// A value observed with Observation.
@Observable
nonisolated final class Observed: @unchecked Sendable {
  var value = 0
}
