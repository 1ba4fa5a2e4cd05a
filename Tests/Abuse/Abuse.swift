import CLibrary
import TestTools

/// Mistreats the program as long as one likes, and prints what became of it: `abuse kills=10000`, or
/// `abuse merges=3000 from=FOLDER` with the decisions of a folder.
@main
struct Abuse {
  /// The program.
  static let program = Program.path()

  /// The folder of `from=FOLDER`.
  static let folder = CommandLine.arguments.first { $0.hasPrefix("from=") }.map {
    String($0.dropFirst(5))
  }

  static func main() async throws {
    var random = SeededGenerator(seed: Int(time(nil)))
    var orders: [(campaign: Campaign, size: Int)] = []
    for word in CommandLine.arguments.dropFirst() where !word.hasPrefix("from=") {
      let parts = word.split(separator: "=", maxSplits: 1)
      guard let campaign = parts.first.flatMap({ Campaign(rawValue: String($0)) }),
        let size = parts.count == 1 ? campaign.usualSize : Int(parts[1]), size > 0
      else {
        let names = Campaign.allCases.map { "\($0.rawValue)=\($0.usualSize)" }
        print("error: expected \(names.joined(separator: " ")), not \"\(word)\"")
        exit(64)
      }
      orders.append((campaign, size))
    }
    if orders.isEmpty { orders = Campaign.allCases.map { ($0, $0.usualSize) } }
    var hasFailed = false
    for order in orders {
      let start = ContinuousClock.now
      let report = try await order.campaign.run(order.size, &random)
      let seconds = start.duration(to: .now).components.seconds
      print(
        "\(order.campaign.rawValue): \(report.tried); \(report.faults.count) faults; \(seconds) s")
      for fault in report.faults.prefix(5) { print("  \(fault)") }
      fflush(nil)
      hasFailed = hasFailed || !report.faults.isEmpty
    }
    if hasFailed { exit(1) }
  }
}

/// The result of a campaign.
struct Report {
  /// What was done, with figures.
  var tried: String

  /// What went wrong, a sentence each.
  var faults: [String]
}

/// A way to mistreat the program.
enum Campaign: String, CaseIterable {
  /// SIGKILL at random moments of edits.
  case kills
  /// Kills, and other signals, at random moments while a draft of eight files is kept.
  case keeps
  /// Three programs that edit one file, while a fourth writer takes no lock.
  case writers
  /// Edits where the disk has no room for all of them.
  case disks
  /// Random Markdown, with control characters in it, and random commands.
  case bytes
  /// One session of changes, faults and alerts, whose memory must not grow.
  case session
  /// A session at a terminal, whose memory and open files must not grow.
  case memory
  /// Repositories whose configuration names programs, with damaged git directories.
  case hostile

  /// Merges of random versions, beside git's.
  case merges

  /// The size that takes about a minute: kills, kills, edits, edits, bytes, commands, seconds,
  /// repositories, merges.
  var usualSize: Int {
    switch self {
    case .kills: 1000
    case .keeps: 500
    case .writers: 20_000
    case .disks: 2000
    case .bytes: 4_000_000
    case .session: 100_000
    case .memory: 60
    case .hostile: 300
    case .merges: 3000
    }
  }

  func run(_ size: Int, _ random: inout SeededGenerator) async throws -> Report {
    switch self {
    case .kills: try Self.kills(size, &random)
    case .keeps: try await Self.keeps(size, &random)
    case .writers: try await Self.writers(size)
    case .disks: try await Self.disks(size, &random)
    case .bytes: try await Self.bytes(size, &random)
    case .session: try Self.session(size)
    case .memory: try await Self.memory(size)
    case .hostile: try await Self.hostile(size, &random)
    case .merges: try await Self.merges(size, &random)
    }
  }
}
