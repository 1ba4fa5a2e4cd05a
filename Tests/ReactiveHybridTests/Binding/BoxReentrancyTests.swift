import ReactiveHybrid
import Testing

@MainActor @Suite("A listener that is being told")
struct BoxReentrancyTests {
  let owner = Owner(0)
  var box: Box<Int> { owner.box }
  let heard = Record()

  @Test("may change the box: everybody sees the same values, the newest one last")
  func changing() {
    let first = box.bind { value in
      if value == 1 { owner.change(to: 2) }
      heard.say("first \(value)")
    }
    let second = box.bind { heard.say("second \($0)") }
    owner.change(to: 1)
    #expect(
      heard.words == ["first 0", "second 0", "first 1", "second 1", "first 2", "second 2"])
    withExtendedLifetime((first, second)) {}
  }

  @Test("may change the box while it binds: it sees the newest value last")
  func changingWhileBinding() {
    let binding = box.bind { value in
      if value == 0 { owner.change(to: 1) }
      heard.note(value)
    }
    #expect(heard.values == [0, 1])
    withExtendedLifetime(binding) {}
  }

  @Test("may change the box several times: no value is lost")
  func changingTwice() {
    let first = box.bind { value in
      if value == 1 {
        owner.change(to: 2)
        owner.change(to: 3)
      }
    }
    let second = box.bind { heard.note($0) }
    owner.change(to: 1)
    #expect(heard.values == [0, 1, 2, 3])
    withExtendedLifetime((first, second)) {}
  }

  @Test("may change the box back: that is a change as well")
  func changingBack() {
    let first = box.bind { if $0 == 1 { owner.change(to: 0) } }
    let second = box.bind { heard.note($0) }
    owner.change(to: 1)
    #expect(heard.values == [0, 1, 0])
    withExtendedLifetime((first, second)) {}
  }

  @Test("may bind another, which hears the present value once")
  func binding() {
    var late: Binding?
    let first = box.bind { if $0 == 1, late == nil { late = box.bind { heard.note($0) } } }
    owner.change(to: 1)
    #expect(heard.values == [1])
    owner.change(to: 2)
    #expect(heard.values == [1, 2])
    withExtendedLifetime((first, late)) {}
  }

  @Test("may change and then bind another, which hears no older value and none twice")
  func changingAndBinding() {
    var late: Binding?
    let first = box.bind { value in
      guard value == 1 else { return }
      owner.change(to: 2)
      late = box.bind { heard.note($0) }
    }
    owner.change(to: 1)
    #expect(heard.values == [2])
    withExtendedLifetime((first, late)) {}
  }

  @Test("may release the token of one that has its turn later in the same round")
  func unbindingALaterOne() {
    var second: Binding?
    let first = box.bind { if $0 == 1 { second = nil } }
    second = box.bind { heard.note($0) }
    withExtendedLifetime(second) {}
    owner.change(to: 1)
    #expect(heard.values == [0])
    withExtendedLifetime(first) {}
  }

  @Test("may release the token of one that had its turn: nobody is skipped")
  func unbindingAnEarlierOne() {
    var first: Binding? = box.bind { _ in }
    let second = box.bind { if $0 == 1 { first = nil } }
    let third = box.bind { heard.note($0) }
    withExtendedLifetime(first) {}
    owner.change(to: 1)
    #expect(heard.values == [0, 1])
    withExtendedLifetime((second, third)) {}
  }

  @Test("may release its own token")
  func unbindingItself() {
    var own: Binding?
    own = box.bind { value in
      heard.note(value)
      if value == 1 { own = nil }
    }
    withExtendedLifetime(own) {}
    owner.change(to: 1)
    owner.change(to: 2)
    #expect(heard.values == [0, 1])
  }

  @Test("may hold the token of another, which goes with it")
  func tokenInsideAListener() {
    var outer: Binding?
    do {
      let inner = box.bind { heard.note($0) }
      outer = box.bind { _ in withExtendedLifetime(inner) {} }
    }
    let last = box.bind { heard.say("last \($0)") }
    withExtendedLifetime(outer) {}
    outer = nil
    owner.change(to: 1)
    #expect(heard.values == [0])
    #expect(heard.words == ["last 0", "last 1"])
    withExtendedLifetime(last) {}
  }
}
