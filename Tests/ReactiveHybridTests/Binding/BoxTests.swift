import ReactiveHybrid
import Testing

@MainActor @Suite("A box tells its listeners")
struct BoxTests {
  let owner = Owner(0)
  var box: Box<Int> { owner.box }
  let heard = Record()

  @Test("the present value at once when they bind", .bug(id: "seed 9"))
  func bindTellsAtOnce() {
    owner.change(to: 7)
    let binding = box.bind { heard.note($0) }
    #expect(heard.values == [7])
    withExtendedLifetime(binding) {}
  }

  @Test("only changes, if they don't want the present value")
  func laterChanges() {
    let binding = box.bind(tellingCurrent: false) { heard.note($0) }
    owner.change(to: 0)
    owner.change(to: 1)
    #expect(heard.values == [1])
    withExtendedLifetime(binding) {}
  }

  @Test("each change once")
  func oneChangeOneNotification() {
    let binding = box.bind { heard.note($0) }
    owner.change(to: 1)
    owner.change(to: 2)
    #expect(heard.values == [0, 1, 2])
    withExtendedLifetime(binding) {}
  }

  @Test("nothing when the value stays equal")
  func equalIsSilent() {
    let binding = box.bind { heard.note($0) }
    owner.change(to: 0)
    #expect(heard.values == [0])
    withExtendedLifetime(binding) {}
  }

  @Test("all of them, in the order of binding", .bug(id: "seed 4"))
  func manyListenersInOrder() {
    let bindings = ["a", "b", "c"].map { name in box.bind { heard.say("\(name)\($0)") } }
    owner.change(to: 1)
    #expect(heard.words == ["a0", "b0", "c0", "a1", "b1", "c1"])
    withExtendedLifetime(bindings) {}
  }

  @Test("no more once the token is released", .bug(id: "seed 5"))
  func releasedTokenEndsBinding() {
    var binding: Binding? = box.bind { heard.note($0) }
    owner.change(to: 1)
    withExtendedLifetime(binding) {}
    binding = nil
    owner.change(to: 2)
    #expect(heard.values == [0, 1])
  }

  @Test("the others still, when one of them has gone")
  func releasingOneKeepsTheOthers() {
    var first: Binding? = box.bind { heard.say("first \($0)") }
    let second = box.bind { heard.say("second \($0)") }
    withExtendedLifetime(first) {}
    first = nil
    owner.change(to: 1)
    #expect(heard.words == ["first 0", "second 0", "second 1"])
    withExtendedLifetime(second) {}
  }

  @Test("and is not kept alive by them or their tokens")
  func goesAway() {
    weak var gone: Box<Int>?
    var binding: Binding?
    do {
      let box = Owner(0).box
      gone = box
      binding = box.bind { [weak box] _ in _ = box?.value }
    }
    #expect(gone == nil)
    withExtendedLifetime(binding) {}
  }

  @Test("and lets go of a listener whose token is released")
  func listenerGoesAway() {
    weak var gone: Record?
    do {
      let record = Record()
      gone = record
      _ = box.bind { record.note($0) }
    }
    #expect(gone == nil)
  }

  @Test("and lets go of them when it goes away itself, whoever keeps their tokens")
  func goesAwayWithItsListeners() {
    weak var gone: Record?
    var binding: Binding?
    do {
      let box = Owner(0).box
      let record = Record()
      gone = record
      binding = box.bind { record.note($0) }
    }
    #expect(gone == nil)
    withExtendedLifetime(binding) {}
  }

  @Test("the same ones still, when most of many have gone")
  func sweeping() {
    var bindings = (0..<100).map { name in box.bind { heard.say("\(name) \($0)") } }
    let kept = [bindings[3], bindings[50], bindings[99]]
    bindings = []
    owner.change(to: 1)
    #expect(heard.words.suffix(3) == ["3 1", "50 1", "99 1"])
    #expect(heard.words.count == 103)
    withExtendedLifetime(kept) {}
  }
}
