import NIOCore
import NIOHTTP1
import NIOPosix
import Threads

/// HTTP on 127.0.0.1. Each connection has one request, and either one answer or a stream of events.
nonisolated final class HTTPServer: Sendable {
  /// The limits of a client: the bytes of a request, the open connections, and the time to send a request,
  /// to receive an answer or an event, and to end when the server closes. A stream gets something every
  /// `beat`, so that both ends notice when the other is gone.
  struct Limits: Sendable {
    var head = 16 << 10
    var body = 64 << 10
    var connections = 512
    var request = Duration.seconds(10)
    var answer = Duration.seconds(60)
    var end = Duration.seconds(1)
    var beat = Duration.seconds(15)
  }

  typealias Site = @MainActor @Sendable (Request) async -> Answer
  private typealias Connection = NIOAsyncChannel<NIOHTTPServerRequestFull, HTTPServerResponsePart>

  let port: Int
  private let limits: Limits
  private let group: MultiThreadedEventLoopGroup
  private let listener: NIOAsyncChannel<Connection, Never>
  /// The connections that are open.
  private let channels = Locked<[ObjectIdentifier: any Channel]>([:])

  /// Listens at a free port. Throws the system's error.
  init(_ limits: Limits = Limits()) async throws {
    self.limits = limits
    group = MultiThreadedEventLoopGroup(numberOfThreads: 1)
    listener = try await ServerBootstrap(group: group).bind(
      to: SocketAddress(ipAddress: "127.0.0.1", port: 0)
    ) { channel in
      channel.eventLoop.makeCompletedFuture {
        var decoding = NIOHTTPDecoderLimitConfiguration()
        (decoding.maxHeaderFieldSize, decoding.maxHeaderListSize) = (limits.head, limits.head)
        try channel.pipeline.syncOperations.configureHTTPServerPipeline(
          withPipeliningAssistance: false, withEncoderConfiguration: .init(),
          withDecoderLimitConfiguration: decoding)
        try channel.pipeline.syncOperations.addHandler(
          NIOHTTPServerRequestAggregator(maxContentLength: limits.body))
        return try Connection(wrappingChannelSynchronously: channel)
      }
    }
    port = listener.channel.localAddress?.port ?? 0
  }

  /// Serves `site` until the server is closed and each request has its answer.
  func run(_ site: @escaping Site) async {
    try? await listener.executeThenClose { connections in
      try await withThrowingDiscardingTaskGroup { group in
        for try await connection in connections {
          group.addTask { await self.serve(connection, site) }
        }
      }
    }
    try? await group.shutdownGracefully()
  }

  /// Takes no further connection.
  func close() {
    // Once the listener is closed, its loop may end at any time, and takes no task any more.
    defer { listener.channel.close(promise: nil) }
    listener.channel.eventLoop.scheduleTask(in: TimeAmount(limits.end)) { [channels] in
      for channel in channels.withLock({ $0.values }) { channel.close(promise: nil) }
    }
  }

  private func serve(_ connection: Connection, _ site: Site) async {
    let channel = connection.channel
    let isOneTooMany = channels.withLock { channels in
      channels[ObjectIdentifier(channel)] = channel
      return channels.count > limits.connections
    }
    defer { channels.withLock { _ = $0.removeValue(forKey: ObjectIdentifier(channel)) } }
    let late = channel.closes(in: limits.request)
    // A client that has gone needs no answer.
    try? await connection.executeThenClose { inbound, outbound in
      let request = isOneTooMany ? nil : try await inbound.first { _ in true }
      late.cancel()
      let answer =
        if let request { await site(Request(request)) } else { Answer(.serviceUnavailable) }
      // A client may be gone before its stream begins.
      defer { answer.events?.wake.finish() }
      func write(_ part: HTTPServerResponsePart) async throws {
        let tooLate = channel.closes(in: limits.answer)
        try await outbound.write(part)
        tooLate.cancel()
      }
      try await write(
        .head(HTTPResponseHead(version: .http1_1, status: answer.status, headers: answer.headers)))
      if let events = answer.events {
        try await send(events, on: channel) { try await write(.body(.byteBuffer($0))) }
      } else {
        try await write(.body(.byteBuffer(ByteBuffer(string: answer.text))))
      }
      try await write(.end(nil))
    }
  }

  /// Sends the newest event whenever there is one, until the stream or the connection ends.
  private func send(
    _ events: EventStream, on channel: any Channel, _ write: (ByteBuffer) async throws -> Void
  ) async throws {
    let (beat, wake) = (TimeAmount(limits.beat), events.wake)
    let beats = channel.eventLoop.scheduleRepeatedTask(initialDelay: beat, delay: beat) { _ in
      wake.yield()
    }
    defer { beats.cancel() }
    channel.closeFuture.whenComplete { _ in wake.finish() }
    for await _ in events.wakes {
      for event in await events.next() { try await write(event) }
    }
  }
}

extension Channel {
  /// Closes the connection after a time, unless what it returns is cancelled.
  nonisolated fileprivate func closes(in time: Duration) -> Scheduled<Void> {
    eventLoop.scheduleTask(in: TimeAmount(time)) { self.close(promise: nil) }
  }
}
