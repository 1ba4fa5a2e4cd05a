import BusinessLogic
import Decisions
import Testing

struct OptionNameTests {
  @Test(arguments: [
    (["RabbitMQ", "Apache Kafka 4"], ["rabbitmq", "apache-kafka-4"]),
    (["C++", "C", "C 2", "C#"], ["c", "c-2", "c-2-2", "c-3"]),
    (["Pros", "compare", "Strike!"], ["pros-2", "compare-2", "strike-2"]),
    (["2", "1", "???", "2024"], ["1", "2", "3", "4"]),
    (
      ["Keep everything as it is", "An extraordinarily longwinded name"],
      ["keep-everything-as", "an-extraordinarily"]
    ),
    ([String(repeating: "x", count: 99), "緑茶"], [String(repeating: "x", count: 24), "緑茶"]),
  ])
  func `Short names are unique, and no words or numbers of others`(
    titles: [String], names: [String]
  ) throws {
    let decision = Decision(title: "", options: titles.map { Topic(title: $0, arguments: []) })
    #expect(decision.optionNames == names)
    for (index, name) in names.enumerated() {
      #expect(try decision.topic(name).title == titles[index])
      #expect(try decision.topic(String(index + 1)).title == titles[index])
    }
  }

  @Test("are found in linear time where thousands of titles begin alike", .timeLimit(.minutes(1)))
  func manyOfOneTitle() {
    // Compared with each other, they would take minutes.
    let count = 20_000
    let names = Decision(
      title: "", options: Array(repeating: Topic(title: "Kafka", arguments: []), count: count)
    ).optionNames
    #expect(Set(names).count == count)
    #expect(names.last == "kafka-\(count)")
  }
}
