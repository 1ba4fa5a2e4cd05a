import TestSupport
import Testing
import Threads

/// Leads connections on to another port of this machine, until it drops them.
final class Relay: Sendable {
  let port: Int
  private let listener: Int32
  private let sockets = Locked<[Int32]>([])

  init(to target: Int) throws {
    let listener = Sockets.new()
    self.listener = listener
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let bound = Sockets.withAddress(of: 0) { bind(listener, $0, $1) }
    try #require(bound == 0 && listen(listener, 16) == 0)
    var address = sockaddr_in()
    _ = withUnsafeMutablePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { getsockname(listener, $0, &length) }
    }
    port = Int(in_port_t(bigEndian: address.sin_port))
    try OwnThread.start { [sockets] in
      while case let client = Sockets.kept(accept(listener, nil, nil)), client >= 0 {
        let server = Sockets.new()
        guard Sockets.withAddress(of: target, { connect(server, $0, $1) }) == 0 else { break }
        sockets.withLock { $0 += [client, server] }
        for (from, to) in [(client, server), (server, client)] {
          try? OwnThread.start {
            var part = [UInt8](repeating: 0, count: 1 << 16)
            while case let count = read(from, &part, part.count), count > 0,
              Array(part.prefix(count)).withUnsafeBytes({ writeAll($0, to: to) }) == 0
            {}
            shutdown(to, Int32(SHUT_WR))
          }
        }
      }
    }
  }

  /// Drops all connections. Later ones are led on.
  func drop() {
    for socket in sockets.withLock({ $0 }) { shutdown(socket, Int32(SHUT_RDWR)) }
  }

  deinit {
    drop()
    shutdown(listener, Int32(SHUT_RDWR))
    close(listener)
    for socket in sockets.withLock({ $0 }) { close(socket) }
  }
}
