import OpenCombine
import ReactiveHybrid

/// Ways to begin and end listening, among so many who go on listening.
enum Listening {
  static let stored = "storing a closure"

  /// A fresh closure, stored in the place of the one before.
  static func closure() -> Contender {
    let heard = Heard()
    let holder = Holder { heard.sum &+= $0 }
    return Contender(name: stored) { times in
      for number in 0..<times { holder.listener = { heard.sum &+= $0 &+ number } }
    }
  }

  /// Ours.
  static func box(among others: Int) -> Contender {
    let heard = Heard()
    let box = Owner(0).box
    let bindings = (0..<others).map { _ in box.bind { heard.sum &+= $0 } }
    return Contender(name: Telling.ours) { times in
      for number in 0..<times { _ = box.bind { heard.sum &+= $0 &+ number } }
      withExtendedLifetime(bindings) {}
    }
  }

  /// OpenCombine's.
  static func subject(among others: Int) -> Contender {
    let heard = Heard()
    let subject = CurrentValueSubject<Int, Never>(0)
    let sinks = (0..<others).map { _ in subject.sink { heard.sum &+= $0 } }
    return Contender(name: Telling.combine) { times in
      for number in 0..<times { _ = subject.sink { heard.sum &+= $0 &+ number } }
      withExtendedLifetime(sinks) {}
    }
  }
}
