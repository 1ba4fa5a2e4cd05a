import Testing
import Threads

@Suite("Signals that are held", .serialized, .timeLimit(.minutes(5)))
struct HeldSignalsTests {
  @Test("arrive when the work is done, once, and then as before")
  func held() throws {
    let before = signal(SIGHUP) { _ in _ = write(arrivals.input, "x", 1) }
    defer { signal(SIGHUP, before) }
    HeldSignals.during {
      HeldSignals.during { _ = kill(getpid(), SIGHUP) }
      #expect(!hasArrived(within: 0))
    }
    #expect(hasArrived(within: -1))
    #expect(!hasArrived(within: 0))
    kill(getpid(), SIGHUP)
    #expect(hasArrived(within: -1))
  }

  @Test(
    "are obeyed after the work, also the end that a program has set itself, or was about to meet")
  func obeyed() {
    let before = [SIGHUP, SIGALRM].map { signal($0) { _ in _ = write(arrivals.input, "x", 1) } }
    defer { for (number, handler) in zip([SIGHUP, SIGALRM], before) { signal(number, handler) } }
    func end() { _ = write(arrivals.input, "y", 1) }
    for interrupt in [{ _ = kill(getpid(), SIGALRM) }, { HeldSignals.obey(SIGHUP, end) }] {
      HeldSignals.during {
        interrupt()
        #expect(!hasArrived(within: 0))
      }
      #expect(hasArrived(within: -1))
    }
    HeldSignals.obey(SIGHUP, end)
    #expect(hasArrived(within: 0))
  }

  private func hasArrived(within milliseconds: Int32) -> Bool {
    var wait = pollfd(fd: arrivals.output, events: Int16(POLLIN), revents: 0)
    var byte: UInt8 = 0
    while poll(&wait, 1, milliseconds) < 0, errno == EINTR {}
    return wait.revents != 0 && read(arrivals.output, &byte, 1) == 1
  }
}

/// A handler can't capture anything.
private let arrivals = Spawn.pipe() ?? (-1, -1)
