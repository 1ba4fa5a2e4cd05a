import BusinessLogic
import TestSupport
import Testing
import Threads

@testable import UI

@Suite("inject, faults and heal", .bug(id: "seed 11"))
struct FaultCommandsTests {
  let rehearsal = Rehearsal()
  var panel: FaultPanel { rehearsal.session.faults }

  @Test("inject and heal have the screens fetch anew when they next appear")
  func fetchAnew() async {
    let count = Locked(0)
    let rehearsal = Rehearsal(
      pros: ReadyService { _ in
        count.withLock { $0 += 1 }
        return .tea
      })
    var counts: [Int] = []
    for line in ["pros", "pros", "inject pros fail", "pros", "heal", "pros"] {
      await rehearsal.run(line)
      counts.append(count.withLock { $0 })
    }
    #expect(counts == [1, 1, 1, 2, 2, 3])
  }
}
