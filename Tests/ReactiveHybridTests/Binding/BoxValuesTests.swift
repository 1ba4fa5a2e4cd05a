import ReactiveHybrid
import ReactiveHybridTesting
import Testing

@MainActor @Suite("The values of a box", .timeLimit(.minutes(1)))
struct BoxValuesTests {
  let owner = Owner(0)
  var box: Box<Int> { owner.box }

  @Test("come all, in order, and none twice")
  func all() async {
    let values = box.values
    for value in [1, 1, 2, 0] { owner.change(to: value) }
    var seen: [Int] = []
    for await value in values {
      seen.append(value)
      if seen.count == 4 { break }
    }
    #expect(seen == [0, 1, 2, 0])
  }

  @Test("end with the box, which they don't keep")
  func end() async {
    weak var box: Box<Int>?
    let values: AsyncStream<Int>
    do {
      let owner = Owner(7)
      (box, values) = (owner.box, owner.box.values)
      owner.change(to: 8)
    }
    #expect(box == nil)
    var seen: [Int] = []
    for await value in values { seen.append(value) }
    #expect(seen == [7, 8])
  }

  @Test("end when the task that reads them is cancelled")
  func cancelled() async {
    let reading = Task { [box] in for await _ in box.values {} }
    reading.cancel()
    await reading.value
  }
}

@MainActor @Suite("A box that is derived from others", .timeLimit(.minutes(1)))
struct DerivedBoxTests {
  let price = Owner(3)
  let count = Owner(2)

  /// The values that a box tells while `changes` are made.
  private func received<Value>(of box: Box<Value>, during changes: () -> Void) -> [Value] {
    var values: [Value] = []
    let binding = box.bind { values.append($0) }
    changes()
    withExtendedLifetime(binding) {}
    return values
  }

  @Test("computes its value once when it is created, and once for a change")
  func computes() {
    var computed = 0
    let box = Box(from: price.box, count.box) { price, count in
      computed += 1
      return price * count
    }
    #expect(computed == 1)
    price.change(to: 4)
    #expect(computed == 2 && box.value == 8)
  }

  @Test("follows each of them, and is silent when its own value is the same")
  func follows() {
    let total = Box(from: price.box, count.box) { "\($0 * $1) €" }
    let values = received(of: total) {
      price.change(to: 4)
      count.change(to: 5)
      count.change(to: 5)
    }
    #expect(values == ["6 €", "8 €", "20 €"])
    #expect(received(of: Box(from: price.box) { $0 > 0 }) { price.change(to: 9) } == [true])
  }

  @Test("tells one change once, and never a mixture, where it depends on the same box twice")
  func diamond() {
    let double = Box(from: price.box) { $0 * 2 }
    let square = Box(from: price.box) { $0 * $0 }
    let both = Box(from: double, square) { [$0, $1] }
    #expect(received(of: both) { price.change(to: 5) } == [[6, 9], [10, 25]])
    #expect(received(of: square) { price.change(to: 6) } == [25, 36])
  }

  @Test("keeps its sources, and goes away itself")
  func goesAway() {
    weak var gone: Box<Int>?
    weak var source: Box<Int>?
    do {
      var owner: Owner<Int>? = Owner(1)
      let derived = Box(from: owner?.box ?? price.box, price.box) { $0 + $1 }
      (gone, source, owner) = (derived, owner?.box, nil)
      price.change(to: 4)
      #expect(source != nil && derived.value == 5)
    }
    #expect(gone == nil && source == nil)
  }

  @Test("takes what was typed once nothing was typed for a while")
  func debounced() async {
    let (clock, text) = (ManualClock(), Owner(""))
    let phrase = text.box.debounced(for: .milliseconds(300), clock: clock)
    var seen: [String] = []
    let binding = phrase.bind { seen.append($0) }
    for (word, pause) in [("t", 100), ("te", 299), ("tea", 300), ("teas", 100), ("tea", 300)] {
      text.change(to: word)
      clock.advance(by: .milliseconds(pause))
    }
    text.change(to: "coffee")
    clock.advance(by: .milliseconds(300))
    await phrase.wait { $0 == "coffee" }
    #expect(!seen.contains { ["t", "te", "teas"].contains($0) })
    withExtendedLifetime(binding) {}
  }
}
