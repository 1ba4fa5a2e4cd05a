import CLibrary
import Testing
import Threads

/// Each test in a process of its own: the other tests hold signals, too.
@Suite("Signals that are held")
struct HeldSignalsTests {
  @Test("arrive when the work is done, once, and then as before")
  func held() async {
    await #expect(processExitsWith: .success) {
      signal(SIGHUP, report)
      HeldSignals.during {
        HeldSignals.during { _ = kill(getpid(), SIGHUP) }
        #expect(!hasArrived(within: 0))
      }
      #expect(hasArrived())
      #expect(!hasArrived(within: 0))
      kill(getpid(), SIGHUP)
      #expect(hasArrived())
    }
  }

  @Test(
    "are obeyed after the work, also the end that a program has set itself, or was about to meet")
  func obeyed() async {
    await #expect(processExitsWith: .success) {
      for number in [SIGHUP, SIGALRM] { signal(number, report) }
      func end() { _ = write(arrivals.input, "y", 1) }
      for interrupt in [{ _ = kill(getpid(), SIGALRM) }, { HeldSignals.obey(SIGHUP, end) }] {
        HeldSignals.during {
          interrupt()
          #expect(!hasArrived(within: 0))
        }
        #expect(hasArrived())
      }
      HeldSignals.obey(SIGHUP, end)
      #expect(hasArrived(within: 0))
    }
  }
}

private func hasArrived(within milliseconds: Int32 = 60_000) -> Bool {
  var wait = pollfd(fd: arrivals.output, events: Int16(POLLIN), revents: 0)
  var byte: UInt8 = 0
  while poll(&wait, 1, milliseconds) < 0, errno == EINTR {}
  return wait.revents != 0 && read(arrivals.output, &byte, 1) == 1
}

/// A handler can't capture anything.
private let report: @convention(c) (Int32) -> Void = { _ in _ = write(arrivals.input, "x", 1) }
private let arrivals = Spawn.pipe() ?? (-1, -1)
