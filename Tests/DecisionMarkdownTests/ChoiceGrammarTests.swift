import Decisions
import Testing

/// The verbs, passives and particles by which each language states a choice.
@Suite("The grammar of the choice")
struct ChoiceGrammarTests {
  @Test(
    "an apostrophe tells words apart, straight or curved",
    arguments: [
      ("We're using Kafka.", true), ("We’re selecting Kafka for this.", true),
      ("We're going with Kafka.", true), ("We've chosen Kafka.", true), ("We’ll use Kafka.", true),
      ("We were using Kafka.", false), ("We'd use Kafka.", false),
      ("We aren't using Kafka.", false),
      ("We haven’t chosen Kafka.", false),
    ] as [(String, Bool)])
  func apostrophes(sentence: String, choosesIt: Bool) {
    #expect(chosen(sentence) == (choosesIt ? "Kafka" : nil))
  }

  @Test(
    "each language has its own verbs",
    arguments: [
      "It was decided to use Kafka.", "It is recommended to use Kafka.", "Kafka was adopted.",
      "It is Kafka that was chosen.", "Kafka wins.", "We standardise on Kafka.",
      "We agreed on Kafka.", "We keep Kafka.", "The decision was made to use Kafka.",
      "Kafka is our choice.", "This ADR adopts Kafka.", "Kafka is recommended.", "Winner: Kafka",
      "Accepted option: Kafka", "Final decision: Kafka", "The project will use Kafka.",
      "Nous retenons Kafka.", "On part sur Kafka.",
      "Le choix se porte sur Kafka.", "Il a été décidé d'utiliser Kafka.",
      "C'est Kafka qui est retenu.", "Nous irons de l'avant avec Kafka.", "Kafka sera utilisé.",
      "Es wurde beschlossen, Kafka zu verwenden.", "Die Wahl fiel auf Kafka.",
      "Kafka kommt zum Einsatz.", "Es wird Kafka eingesetzt.", "Wir bleiben bei Kafka.",
      "Wir haben uns für Kafka als Message Broker entschieden.", "Se selecciona Kafka como broker.",
      "Se ha decidido usar Kafka.", "Se optó por Kafka.", "Se utilizará Kafka.", "Adota-se Kafka.",
      "Optou-se por Kafka.", "Será utilizado o Kafka.", "Si è deciso di usare Kafka.",
      "La scelta ricade su Kafka.", "Принято решение использовать Kafka.", "Остаёмся на Kafka.",
      "Wij kiezen voor Kafka.", "We gaan Kafka gebruiken.", "Er is gekozen voor Kafka.",
      "Kafka wordt gebruikt.", "Det er besluttet å bruke Kafka.", "最终选择 Kafka。",
      "我们决定引入 Kafka 作为消息队列。", "キャッシュとして Kafka を採用します。", "**Kafka v4.3**を採用し、次のようにする。",
      "Kafka を使用することにした。", "**Kafka 7**을 분산 캐시로 채택합니다.",
      "메시지 브로커로 Kafka를 도입하기로 했다.", "비동기 **Kafka 패턴**을 채택합니다.",
    ])
  func verbs(sentence: String) {
    #expect(chosen(sentence) == "Kafka")
  }

  @Test(
    "a verb about something else, of others, or denied at its end states nothing",
    arguments: [
      "Recommended reading: Kafka", "Proposed decision: Kafka", "The project is slow with Kafka.",
      "It will use Kafka.", "They have decided to use Kafka.", "It was suggested to use Kafka.",
      "We use it with Kafka.", "Nous l'utilisons avec Kafka.", "Wir nutzen es für Kafka.",
      "Kafka with Redis was chosen.", "Kafka is implemented in Java.", "Wir nehmen Kafka nicht.",
      "We gebruiken Kafka niet.", "Als we Kafka gebruiken, is het snel.", "Vi bruker Kafka ikke.",
      "Si se usa Kafka, bien.", "Se usarmos Kafka, bem.", "C'est pas Kafka qui est retenu.",
      "Bob が Kafka を採用した。", "Kafka のプロキシを採用する。", "Kafka を採用できる。",
      "Kafka を採用した場合、遅い。", "Kafka 프록시를 채택합니다.", "Kafka를 위한 프록시를 채택합니다.",
    ])
  func others(sentence: String) {
    #expect(chosen(sentence) == nil)
  }

  @Test(
    "a sign for no or perhaps beside a name, or around its sentence, chooses nothing",
    arguments: [
      "Kafka X", "X Kafka", "Kafka: X", "Chosen option: Kafka X", "Chosen option: \"Kafka\" X",
      "We use Kafka X", "X We use Kafka.", "Kafka X, as it is slow",
      "Kafka (X too slow)", "Redis is fast. X Kafka",
    ])
  func crossed(sentence: String) {
    for sign in ["❌", "✘", "👎", "⛔", "🚫", "❓", "(-)"] {
      #expect(chosen(sentence.replacing("X", with: sign)) == nil, "\(sign)")
    }
    #expect(chosen("\(sentence.replacing("X", with: "❌"))\n\nRedis ✅") == "Redis")
    for other in [
      "✅ Kafka", "Kafka 🎉", "We use Kafka. ❌ Redis", "Kafka – (+) fast",
      "We use Kafka, because ❌ Redis loses events.", "We use ✅ Kafka, not Redis ❌",
    ] {
      #expect(chosen(other) == "Kafka", "\(other)")
    }
  }

  @Test(
    "a sentence that decides for two options is a joint choice",
    arguments: [
      "We use Kafka for events and Redis for sessions.", "We keep Redis and use Kafka.",
      "We use Redis for sessions and choose Kafka for events.",
      "Chosen option: Kafka for events and Redis for sessions", "我们选择 Kafka 和 Redis。",
      "We use Kafka for events, Redis for sessions.",
      "For sessions, use Redis. For events, use Kafka.",
      "We use Kafka for events. For sessions, we use Redis.",
      "For events we use Kafka, for sessions Redis.",
      "We use Kafka for events, and for sessions Redis.",
      "Chosen option: \"Kafka\" for events, \"Redis\" for sessions.",
      "Usamos Kafka para eventos, Redis para sesiones.",
    ])
  func joint(sentence: String) {
    let read = decision("## Options\n- Kafka\n- Redis\n## Decision\n\(sentence)\n")
    #expect(read.chosen == nil)
    #expect(read.problems == [Problem(line: 5, .jointChoice)])
  }

  @Test(
    "what is chosen for a part is the choice beside what is only mentioned",
    arguments: [
      ("We use Kafka for events, not Redis for sessions.", "Kafka"),
      ("We use Kafka for events, for lack of Redis.", "Kafka"),
      ("We use Kafka for events, as Redis for events is slow.", "Kafka"),
      ("We use Kafka for events, Redis is slow.", "Kafka"),
      ("For sessions, we use Redis.", "Redis"),
      ("For these reasons we use Redis. We keep Kafka for tests.", "Redis"),
    ])
  func parts(sentence: String, option: String) {
    #expect(chosen(sentence) == option)
  }

  @Test("words count in the language of their text, or of the file's headings")
  func languages() {
    let spanish = "## Opciones\n- Té\n- Leche\n## Decisión\n"
    #expect(decision(spanish + "Se opta por Té.\n").chosen == 0)
    let italian = "## Opzioni\n- Tè\n- Latte\n## Decisione\n"
    #expect(decision(italian + "Se usiamo Tè, bene.\n").chosen == nil)
    // A label in one language, its reason in another.
    #expect(
      decision("## Options\n- Tea\n- Milk\n## Decision\nChosen option: Tea, weil warm\n").chosen
        == 0)
  }

  @Test("a long title needs no known word behind it")
  func long() {
    let text = "## Options\n- Keep logs for a year\n- Keep none\n## Decision\n"
    #expect(decision(text + "We will keep logs for a year company wide.\n").chosen == 0)
    #expect(decision(text + "We decided keep logs for a year is slow.\n").chosen == nil)
  }

  @Test(
    "a mark within a title is no part of it",
    arguments: [
      ("A. (chosen) Kafka", "A. Kafka"), ("Option 1 (Favored): Kafka", "Option 1: Kafka"),
      ("(выбрано) Kafka", "Kafka"),
    ])
  func marks(written: String, title: String) {
    let read = decision("## Options\n- Redis\n- \(written)\n## Decision\nSee above.\n")
    #expect(read.chosen == 1)
    #expect(read.options.map(\.title) == ["Redis", title])
  }
}
