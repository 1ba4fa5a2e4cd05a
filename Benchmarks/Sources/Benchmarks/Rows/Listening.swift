import OpenCombine
import ReactiveHybrid

/// Implementations of binding and unbinding a listener, among others that stay bound.
enum Listening {
  static let stored = "storing a closure"

  /// Replaces a stored closure.
  static func closure() -> Contender {
    let heard = Heard()
    let holder = Holder { heard.sum &+= $0 }
    return Contender(name: stored) { times in
      for number in 0..<times { holder.listener = { heard.sum &+= $0 &+ number } }
    }
  }

  /// Binds to a `Box`.
  static func box(among others: Int) -> Contender {
    let heard = Heard()
    let box = Owner(0).box
    let bindings = (0..<others).map { _ in box.bind { heard.sum &+= $0 } }
    return Contender(name: Notifying.ours) { times in
      for number in 0..<times { _ = box.bind { heard.sum &+= $0 &+ number } }
      withExtendedLifetime(bindings) {}
    }
  }

  /// Subscribes to an OpenCombine subject.
  static func subject(among others: Int) -> Contender {
    let heard = Heard()
    let subject = CurrentValueSubject<Int, Never>(0)
    let sinks = (0..<others).map { _ in subject.sink { heard.sum &+= $0 } }
    return Contender(name: Notifying.combine) { times in
      for number in 0..<times { _ = subject.sink { heard.sum &+= $0 &+ number } }
      withExtendedLifetime(sinks) {}
    }
  }
}
