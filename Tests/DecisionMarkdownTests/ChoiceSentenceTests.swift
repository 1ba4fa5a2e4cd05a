import Decisions
import Testing

/// Sentences that state the choice, beside those that only mention an option.
@Suite("Sentences about the choice")
struct ChoiceSentenceTests {
  @Test(
    "a verb of decision and a title state the choice",
    arguments: [
      "We use Kafka.", "We will use Kafka for events.", "We'll go with Kafka.", "I picked Kafka",
      "We decided to go with Kafka, as it is durable.", "We settled on **Kafka**.",
      "For these reasons we have decided to use Kafka.", "After long talks the team chose Kafka.",
      "We recommend Kafka.", "We will proceed with Kafka.", "Let's use Kafka.", "Use Kafka.",
      "Therefore, we adopt Kafka.", "The decision is to use Kafka.", "Our choice is Kafka.",
      "The selected option is Kafka.", "Decision: we will use Kafka for events.",
      "As Redis is slow, we use Kafka.", "We use Kafka. Redis is slow.", "We take option 1.",
      "The first option was chosen.", "We will keep all events (option 1).",
    ])
  func active(sentence: String) {
    #expect(chosen(sentence) == "Kafka")
  }

  @Test(
    "the beginning of a word, what is beside an option, and a name that is open, state none",
    arguments: [
      "We will use a Kafka-like log.", "Kafka (tbd)",
      "We chose the Kafka alternative Redis.",
    ])
  func compounds(sentence: String) {
    #expect(chosen(sentence) == nil)
    #expect(chosen("We chose the Kafka option.") == "Kafka")
  }

  @Test(
    "the passive states it, and a title alone, before a reason or a bracket",
    arguments: [
      "Kafka was chosen because Redis loses messages.", "Kafka will be used.",
      "Kafka has been selected.", "Kafka is the chosen option.", "Option 1 is chosen.", "Kafka.",
      "**Kafka**, because it is fast", "Kafka (for events)", "`Kafka`", "Option 1: it is fast.",
    ])
  func passive(sentence: String) {
    #expect(chosen(sentence) == "Kafka")
  }

  @Test(
    "a word of the document's title beside the name says what all options are",
    arguments: [
      "The Kafka broker was chosen.", "We use the broker Kafka.", "We decided on broker Kafka.",
    ])
  func kind(sentence: String) {
    let text = "# The broker of events\n\n## Options\n\n- Kafka\n- Redis\n\n## Decision\n\n"
    #expect(decision(text + sentence).chosen == 0)
    #expect(decision(text + sentence.replacing("roker", with: "lock")).chosen == nil)
    // A capital makes another name of it.
    #expect(decision(text + "Kafka Broker was chosen.").chosen == nil)
  }

  @Test("a code before a verb of decision names the option, also before other words for it")
  func code() {
    let text = "## Options\n\n- A1: Use Go\n- A2: Use Rust\n\n## Decision\n\n"
    #expect(decision(text + "A2: Adopt a second language.").chosen == 1)
    for other in ["A2 is slower.", "A2: too slow.", "A2: use it only if it is faster."] {
      #expect(decision(text + other).chosen == nil, "\(other)")
    }
    #expect(decision(text + "We choose A1. A2: too slow.").chosen == 0)
  }

  @Test("a word such as `pattern` may follow the name, as `option` may")
  func pattern() {
    let text = "## Options\n\n- Outbox\n- Direct calls\n\n## Decision\n\n"
    #expect(decision(text + "We will use the outbox pattern.").chosen == 0)
    #expect(decision(text + "We will use the outbox library pattern.").chosen == nil)
  }

  @Test(
    "what an option replaces or is compared with is not chosen",
    arguments: [
      "We use Kafka. It replaces Redis.", "We use Kafka instead of Redis.",
      "Instead of Redis, we use Kafka.", "We chose Kafka over Redis.",
      "Rather than Redis we chose Kafka.", "We use Kafka, not Redis.",
      "We will use Kafka to replace Redis.", "Kafka was chosen over Redis.",
    ])
  func contrast(sentence: String) {
    #expect(chosen(sentence) == "Kafka")
    // Without an option of that name, none is chosen.
    #expect(chosen(sentence.replacing("Kafka", with: "Pulsar")) == nil)
  }

  @Test(
    "what replaces an option is chosen",
    arguments: [
      "We will move from Redis to Kafka.", "We will replace Redis with Kafka.",
      "It was decided that Kafka will be used.", "We have decided that we will use Kafka.",
    ])
  func replacement(sentence: String) {
    #expect(chosen(sentence) == "Kafka")
  }

  @Test(
    "what is done elsewhere, later or in another case is no choice",
    arguments: [
      "In tests, we use Kafka.", "As a workaround, we use Kafka.", "Temporarily, use Kafka.",
      "Where speed matters, we use Kafka.", "Later we will use Kafka.",
      "Kafka will be used in a later release.", "Alternatively, use Kafka.",
      "Kafka was initially chosen.", "The problem is that we use Kafka.",
      "Our users know that we use Kafka.", "Später verwenden wir Kafka.",
      "Im Test verwenden wir Kafka.", "В тестах мы используем Kafka.",
      "We use Kafka until Redis is ready.", "Until then, we use Kafka.",
      "In the meantime, we use Kafka.", "Pending approval, we choose Kafka.",
      "We are using Kafka at the moment.", "We use Kafka only for a proof of concept.",
    ])
  func otherCase(sentence: String) {
    #expect(chosen(sentence) == nil)
  }

  @Test(
    "a label chooses only what it leaves certain",
    arguments: [
      "Decision: drop Kafka", "Decision: replace Kafka", "Decision: evaluate Kafka",
      "Recommendation: avoid Kafka", "Chosen option: \"Kafka\" or \"Redis\"",
      "Chosen option: \"Kafka\", if Redis fails", "Chosen option: probably Kafka",
      "Chosen option: replace Kafka", "Chosen on: 2024-05-01",
    ])
  func label(text: String) {
    #expect(chosen(text) == nil)
  }

  @Test(
    "an option that a label rules out, replaces or only tries is not chosen",
    arguments: [
      "Chosen option: Amazon SQS instead of Kafka, because it is run for us",
      "Chosen option: own service (replaces Kafka)", "Chosen option: an alternative to Kafka",
      "Chosen option: a replacement for Kafka", "Chosen option: anything other than Kafka",
      "Chosen option: \"Everything except Kafka\"", "Chosen option: Remove Kafka",
      "Chosen option: Get rid of Kafka", "Chosen option: Kafka was rejected",
      "Chosen option: Kafka (rejected in review)", "Chosen option: Kafka (not yet approved)",
      "Chosen option: Kafka as fallback", "Chosen option: Kafka is not enough, so Redis",
      "Gewählte Option: Kafka ablösen",
      "Gewählte Option: alles außer Kafka", "Gewählte Option: Kafka ersetzen",
      "Option retenue : tout sauf Kafka", "Option retenue : abandon de Kafka",
      "Opción elegida: todo menos Kafka", "Opción elegida: eliminar Kafka",
    ])
  func left(text: String) {
    #expect(decision("# T\n## Options\n- Kafka\n## Decision\n\(text)\n").chosen == nil)
  }

  @Test(
    "an option is chosen although the label rules out another",
    arguments: [
      "Kafka instead of Redis", "Kafka (not Redis)", "the alternative Kafka", "managed Kafka",
      "Kafka, because the rest was rejected", "Kafka. It replaces Redis.",
      "Kafka for the pilot plants", "Kafka, an alternative to Redis", "Kafka except for logs",
      "Kafka, remove Redis", "the Kafka alternative",
    ])
  func kept(name: String) {
    #expect(chosen("Chosen option: \(name)") == "Kafka")
    #expect(chosen("We drop Redis and use Kafka.") == "Kafka")
    let titles = "# T\n## Options\n- Prototype\n- Remove tea\n## Decision\n"
    #expect(decision(titles + "We choose the prototype.\n").chosen == 0)
    #expect(decision(titles + "Chosen option: remove tea\n").chosen == 1)
  }

  @Test(
    "a candidate, a fallback or a prototype is no choice",
    arguments: [
      "Kafka was selected as a candidate.", "Kafka was selected for further evaluation.",
      "We selected Kafka for the shortlist.", "We select Kafka as fallback.",
      "We chose Kafka for the prototype only.", "Wir haben Kafka für den Piloten gewählt.",
      "We choose an alternative to Kafka.",
      "We chose Kafka as second choice.",
      "We use Kafka as our example.", "Use Kafka for inspiration.",
      "We use Kafka as a reference point only.", "Kafka was selected for removal.",
      "Kafka was chosen to be removed.", "Kafka has been selected for further study.",
      "We chose Kafka for the next round.", "Kafka was accepted as a risk.",
      "We chose Kafka by mistake.", "We use Kafka as a fallback option.", "Wir setzen Kafka ab.",
    ])
  func candidate(sentence: String) {
    #expect(chosen(sentence) == nil)
    for rest in [
      "as the test runner", "as plan", "for the removal of logs", "for example in tests",
      "for the study", "for lack of an alternative", "as our first choice",
      "as the reference implementation",
    ] {
      #expect(chosen("We chose Kafka \(rest).") == "Kafka", "\(rest)")
    }
    #expect(chosen("Wir setzen Kafka ab Mai ein.") == "Kafka")
  }

  @Test(
    "a label that leaves the choice open isn't reported as an unknown option",
    arguments: [
      "to be determined", "TBC", "awaiting approval", "noch offen", "the second", "2nd",
      "the latter",
    ])
  func open(name: String) {
    let options = "# T\n## Options\n- Kafka\n- Redis\n## Decision\nChosen option: "
    #expect(decision(options + name + "\n").problems == [])
    #expect(decision(options + "\"RabbitMQ 4\"\n").problems.map(\.kind) == [.unknownChoice])
    let link = "[RabbitMQ](https://x.example)\n"
    #expect(decision(options + link).problems.map(\.kind) == [.unknownChoice])
  }

  @Test("two labels in one paragraph, as a merge leaves them, contradict each other")
  func merged() {
    let merged =
      "# T\n## Options\n- Kafka\n- Redis\n## Decision\n"
      + "Chosen option: Kafka, because fast\nChosen option: Redis, because cheap\n"
    #expect(decision(merged).chosen == nil)
    let line = merged.replacing("fast\n", with: "fast. ")
    #expect(decision(line).problems.map(\.kind).contains(.severalChoices))
    #expect(decision(merged).problems.map(\.kind) == [.severalChoices])
  }

  @Test(
    "a mention states nothing",
    arguments: [
      "Kafka replaces Redis.", "Kafka is durable.", "Kafka beats Redis.", "We looked at Kafka.",
      "We chose between Kafka and Redis.", "We use something over Kafka.", "We migrate from Kafka.",
      "We use it for Kafka.", "We use a proxy for Kafka.", "We use Kafka's rival.",
      "Because of Kafka we wait.", "We also use Kafka at night.", "Using Kafka is hard.",
      "To use Kafka, we need money.", "We decided that Kafka is too slow.",
      "We decided Kafka is too slow.", "Redis, on the other hand, is slow.", "Kafka or Redis",
      "We use Kafka or Redis.", "- Kafka\n- Redis", "~~We use Kafka.~~", "Still open.",
    ])
  func mention(sentence: String) {
    #expect(chosen(sentence) == nil)
  }

  @Test(
    "a denial chooses nothing",
    arguments: [
      "We do not use Kafka.", "We won't use Kafka.", "We never use Kafka.",
      "We no longer use Kafka.", "We stopped using Kafka.", "We decided against Kafka.",
      "We decided not to use Kafka.", "Kafka was not chosen.", "Kafka was rejected.",
      "None of these, not even Kafka.", "Chosen option: not Kafka", "Kafka, rejected",
      "Wir verwenden nicht Kafka.", "Wir haben uns gegen Kafka entschieden.",
      "Nous n'utilisons pas Kafka.", "Kafka n'a pas été retenu.", "No usamos Kafka.",
      "Kafka no fue elegido.", "Não usamos Kafka.", "Non usiamo Kafka.", "Vi bruker ikke Kafka.",
      "Мы не используем Kafka.", "我们不采用 Kafka。", "没有选择 Kafka。", "Kafka を採用しない。",
      "Kafka를 채택하지 않는다.",
    ])
  func denial(sentence: String) {
    #expect(chosen(sentence) == nil)
  }

  @Test(
    "a condition, a question and what might be choose nothing",
    arguments: [
      "If we use Kafka, Redis goes.", "What if we chose Kafka?", "Should we use Kafka?",
      "Whether we use Kafka is open.", "Unless we use Kafka, we wait.",
      "We use Kafka if the tests pass.", "We use Kafka only if Redis fails.",
      "We use Kafka in Europe unless it breaks.",
      "We use Kafka, subject to approval.",
      "We would use Kafka.", "We could use Kafka.",
      "We might go with Kafka.", "Kafka would be chosen.", "We considered using Kafka.",
      "We should have chosen Kafka.", "Wenn wir Kafka verwenden, wird es schnell.",
      "Wir würden Kafka verwenden.", "Kafka würde gewählt.", "Verwenden wir Kafka?",
      "Si nous utilisons Kafka, tout va.", "Si usamos Kafka, bien.", "Poderíamos usar Kafka.",
      "Se usiamo Kafka, bene.", "Hvis vi bruker Kafka.", "Если мы используем Kafka.",
      "如果我们采用 Kafka。", "もし Kafka を採用するなら。", "만약 Kafka를 사용한다면.",
    ])
  func condition(sentence: String) {
    #expect(chosen(sentence) == nil)
    for end in [
      "as soon as possible", "when caching data", "to notify clients when data changes",
      "as an alternative to Redis",
    ] {
      #expect(chosen("We will use Kafka \(end).") == "Kafka")
    }
    #expect(chosen("When we compared both, we chose Kafka.") == "Kafka")
    #expect(chosen("Usaremos Kafka en cuanto a eventos.") == "Kafka")
  }

  @Test(
    "what was before, or was planned, is no choice",
    arguments: [
      "We had chosen Kafka.", "Initially we chose Kafka.", "We previously used Kafka.",
      "Currently we use Kafka.", "We planned to use Kafka.", "We wanted to use Kafka.",
      "Kafka was used until now.", "Bisher verwenden wir Kafka.", "Wir hatten Kafka gewählt.",
      "Nous avions choisi Kafka.", "Antes usamos Kafka.", "Habíamos elegido Kafka.",
      "Avevamo scelto Kafka.", "之前我们采用 Kafka。", "以前は Kafka を採用した。",
    ])
  func past(sentence: String) {
    #expect(chosen(sentence) == nil)
  }

  @Test(
    "what comes first is a choice if it is still to come, and what we want is one",
    arguments: [
      "Initially **Kafka** will be used.", "Initially, we will use Kafka.",
      "Kafka will initially be used.", "Zunächst werden wir Kafka verwenden.",
      "For this reason we want to go ahead with Kafka.",
      "We decided to go with Kafka and release once a week.",
    ])
  func coming(sentence: String) {
    #expect(chosen(sentence) == "Kafka")
  }

  @Test(
    "what others say or decide is no choice",
    arguments: [
      "They use Kafka.", "Bob thinks we use Kafka.", "Alice said, we use Kafka.",
      "\"We use Kafka\", said Bob.", "According to Bob, we use Kafka.", "> We use Kafka.",
      "It was suggested that we use Kafka.", "Kafka was chosen by Bob.", "They decided on Kafka.",
      "The team of Kafka decided to wait.", "Proposed: use Kafka", "TODO: use Kafka",
      "Laut Bob verwenden wir Kafka.", "Selon Bob, nous utilisons Kafka.",
    ])
  func others(sentence: String) {
    #expect(chosen(sentence) == nil)
  }

  @Test(
    "what another team decides is no choice, unlike what the team decides",
    arguments: [
      "The other team chose Kafka.", "Another team chose Kafka.", "The old board uses Kafka.",
      "Team A chose Kafka.", "Kafka was chosen by another team.", "Kafka was chosen by team A.",
      "The data team rejected Redis and chose Kafka for itself.", "L'équipe A a choisi Kafka.",
      "Das andere Team hat sich für Kafka entschieden.", "L'autre équipe a choisi Kafka.",
      "El otro equipo eligió Kafka.", "L'altro team ha scelto Kafka.",
      "Het andere team kiest Kafka.",
      "Det andre teamet har valgt Kafka.", "其他团队选择了 Kafka。", "他のチームは Kafka を採用した。",
      "다른 팀은 Kafka를 채택했다.",
    ])
  func otherTeams(sentence: String) {
    #expect(chosen(sentence) == nil)
    for team in ["The team", "Our core team", "The architecture board", "Like another team, we"] {
      #expect(chosen("\(team) chose Kafka.") == "Kafka", "\(team)")
    }
    #expect(chosen("Kafka was chosen by our team.") == "Kafka")
    #expect(chosen("Unser Team hat sich für Kafka entschieden.") == "Kafka")
    #expect(chosen("チームは Kafka を採用した。") == "Kafka")
  }

  @Test(
    "other languages have their own grammar",
    arguments: [
      "Wir verwenden Kafka.", "Wir haben uns für Kafka entschieden.",
      "Wir werden Kafka verwenden.", "Kafka wurde gewählt.", "Kafka wird verwendet.",
      "Statt Redis nutzen wir Kafka.", "Wir setzen auf Kafka, nicht auf Redis.",
      "Nous avons choisi Kafka plutôt que Redis.", "Kafka a été retenu.",
      "Nous avons décidé d'utiliser Kafka.", "Elegimos Kafka.", "Hemos decidido usar Kafka.",
      "Usaremos Kafka en lugar de Redis.", "Kafka fue elegido.", "Escolhemos Kafka.",
      "Kafka foi escolhido.", "Vamos usar Kafka em vez de Redis.", "Abbiamo scelto Kafka.",
      "Usiamo Kafka invece di Redis.", "Kafka è stato scelto.", "Vi velger Kafka fremfor Redis.",
      "Kafka er valgt.", "Мы выбрали Kafka вместо Redis.", "Kafka выбрана.",
      "我们选择 Kafka，而不是 Redis。", "采用 Kafka 替代 Redis。", "Kafkaを選択した。",
      "Redis ではなく Kafka を採用する。", "Kafka를 사용하기로 결정했다.", "우리는 Kafka를 선택했다.",
    ])
  func languages(sentence: String) {
    #expect(chosen(sentence) == "Kafka")
  }

  @Test(
    "two options joined by \"and\" are none, and that is said",
    arguments: [
      "We use Kafka and Redis.", "We chose options 1 and 2.", "Wir nehmen Kafka und Redis.",
      "Chosen option: Kafka and Redis", "We decided to use option `1` and `2` for now.",
    ])
  func several(sentence: String) {
    let read = decision("## Options\n\n1. Kafka\n2. Redis\n\n## Decision\n\n\(sentence)\n")
    #expect(read.chosen == nil)
    #expect(read.problems.map(\.line) == [8])
  }

  @Test("an item that is a title alone chooses it, if it comes first and no other is one")
  func item() {
    #expect(chosen("- *Kafka.*\n\nIt is fast.") == "Kafka")
    #expect(chosen("- Kafka\n- Redis") == nil)
    #expect(chosen("Reasons:\n\n- Kafka\n- fast") == nil)
    #expect(chosen("- [ ] Redis\n- [x] Kafka") == "Kafka")
  }

  @Test(
    "brackets, quotes and bold around a name are no part of the sentence",
    arguments: [
      "**Kafka (the log)** was chosen.", "We will implement the 'Kafka' pattern.",
      "At the time (May 2023), `Kafka` was selected as the best.",
    ])
  func around(sentence: String) {
    #expect(chosen(sentence) == "Kafka")
  }

  @Test("a number with a point names another option than the number before it")
  func points() {
    let options = "## Options\n\n### Option 2: Tea\n\n### Option 2.1: Milk\n\n## Decision\n\n"
    #expect(decision(options + "We take option 2.1.\n").chosen == 1)
    #expect(decision(options + "We take option 2.\n").chosen == 0)
  }

  @Test("after the word option, a letter in brackets names an option")
  func bracketedLetters() {
    let options = "## Options\n- (a) Tea\n- (b) Milk\n\n## Decision\n\n"
    #expect(decision(options + "We choose option **(b)**, with three spoons.\n").chosen == 1)
  }

  @Test("another version of an option is none of the options")
  func versions() {
    let options = "## Options\n- Oak 15 with old leaves\n- Elm and ivy leaves\n\n## Decision\n\n"
    #expect(decision(options + "Chosen option: Oak 15 with leaves\n").chosen == 0)
    #expect(decision(options + "Chosen option: Oak 16.1 with leaves\n").chosen == nil)
  }

  @Test("a title that is named whole comes before one of which a part is named")
  func whole() {
    let options = "## Options\n- Green\n- Black\n- Both green tea and black\n## Decision Outcome\n"
    #expect(decision(options + "Chosen option: the tea that is green, because mild.\n").chosen == 0)
  }

  @Test("options that are named by letters exclude each other, others may be taken together")
  func joint() {
    func problem(_ sentence: String) -> Problem.Kind? {
      decision("## Options\n- A: Tea\n- B: Milk\n## Decision\n\(sentence)\n").problems.first?.kind
    }
    #expect(problem("We decided to use option A and B.") == .severalChoices)
    #expect(problem("We use Tea and Milk.") == .jointChoice)
  }

  @Test(
    "names that are only compared or joined by an arrow state no choice",
    arguments: [
      "Chosen option: Kafka vs Redis", "We choose Kafka versus Redis.", "Kafka → Redis",
      "Chosen option: Redis -> Kafka",
    ])
  func compared(sentence: String) {
    #expect(chosen(sentence) == nil)
    #expect(chosen("Chosen option: Kafka → it is fast") == "Kafka")
  }

  @Test(
    "a name is no choice if the sentence goes on to another, is only like the choice, or is open",
    arguments: [
      "Kafka is preferred, but Redis was chosen.", "Chosen option: Kafka was too slow, so Redis",
      "Chosen option: something like Kafka", "Chosen option: Kafka (TBC)",
    ])
  func another(sentence: String) {
    #expect(chosen(sentence) == nil)
    #expect(chosen("We evaluated Kafka, but Redis was chosen.") == "Redis")
  }

  @Test("a former opinion states the choice only if nothing follows it, and nothing else does")
  func formerOpinion() {
    #expect(chosen("We preferred Kafka.") == "Kafka")
    #expect(chosen("We preferred Kafka because it is fast, but slow to start.") == "Kafka")
    #expect(chosen("We preferred Kafka, but it was too expensive.") == nil)
    #expect(chosen("We recommended Kafka, but others chose Redis.") == nil)
    #expect(chosen("We preferred Kafka.\n\nThe board decided on Redis.") == "Redis")
    #expect(chosen("We preferred Kafka. Redis was chosen.") == nil)
    #expect(chosen("We preferred Kafka.\n\nRedis was chosen.") == nil)
    #expect(chosen("Kafka is preferred, but it costs more.") == "Kafka")
  }

  @Test(
    "labels below several headings of the decision state no choice if they name different options")
  func questions() {
    #expect(chosen("### Queue\n**Chosen:** Kafka\n\n### Cache\n**Chosen:** Redis\n") == nil)
    #expect(chosen("### Queue\n**Chosen:** Kafka\n\n### Log\n**Chosen:** Kafka\n") == "Kafka")
  }

  @Test("a remark in brackets after a name changes nothing, unless it rejects the option")
  func remark() {
    for rest in [
      "was rejected", "is too slow", "was not chosen", "might be used", "was considered",
      "over Redis", "and Redis (small)",
    ] {
      #expect(chosen("Kafka (managed) \(rest).") == nil, "\(rest)")
    }
    for rest in ["", " was chosen", " will be used", ", because it is fast", " is the winner"] {
      #expect(chosen("Kafka (managed)\(rest).") == "Kafka", "\(rest)")
      #expect(chosen("Option 1 (Kafka)\(rest).") == "Kafka", "\(rest)")
    }
    #expect(chosen("Kafka (rejected).") == nil)
  }

  @Test(
    "a name after a comma makes a joint choice, unless a clause begins there",
    arguments: [
      "Chosen option: Kafka, then Redis", "Chosen option: Kafka, and Redis for sessions",
      "We will use Kafka, and Redis for sessions.",
    ])
  func listed(sentence: String) {
    let options = "## Options\n- Kafka\n- Redis\n## Decision\n"
    #expect(decision(options + sentence).problems.map(\.kind) == [.jointChoice])
    #expect(chosen("Chosen option: Kafka, then we shall see") == "Kafka")
    #expect(chosen("We will use Kafka, and Redis will be removed.") == "Kafka")
  }

  @Test("brackets translate a label of the choice only in a non-Latin script")
  func translated() {
    #expect(chosen("- **우리는 이것을 선택했다(Decision)**: **Kafka - a log**") == "Kafka")
    #expect(chosen("- **Who did it (Decision)**: **Kafka - a log**") == nil)
    let options = "## Options\n- A: Tea\n- B: Milk\n- C: Juice\n## Decision\n"
    #expect(decision(options + "Decision: Option (A/B/C)\n").problems.isEmpty)
  }

  @Test(
    "a later clause or sentence may take the choice back",
    arguments: [
      "Kafka was chosen, then dropped.", "We adopted Kafka for events, but abandoned it.",
      "We chose Kafka but this is superseded by Redis.", "Chosen option: Kafka, later rejected",
      "We picked Kafka in May. That choice was revoked in June.",
      "We use Kafka. It was dropped in May.", "We use Kafka. This was reverted.",
      "We use Kafka. We later dropped it.", "We use Kafka. That no longer holds.",
      "We use Kafka. Later we dropped Kafka.", "We use Kafka. In May, we dropped it.",
      "We use Kafka.\n\n**Update**: dropped in May.",
      "We use Kafka. Update 2026: this was reverted.",
      "We use Kafka.\n\nUpdate: we have since dropped it.",
      "We chose Kafka but never shipped it and chose nothing since.",
      "Chosen option: Kafka, withdrawn in May", "Chosen option: Kafka (withdrawn in May)",
      "Chosen option: Kafka. It was withdrawn in May.", "Chosen option: \"Kafka\" was withdrawn.",
      "Wir haben Kafka gewählt, aber im Mai verworfen.", "我们选择了 Kafka，后来放弃了。",
      "Wir haben Kafka gewählt. Es wurde im Mai verworfen.",
      "Nous avons choisi Kafka. Il a été abandonné en mai.",
      "Elegimos Kafka. Fue descartado en mayo.",
    ])
  func takenBack(sentence: String) {
    #expect(chosen(sentence) == nil)
    for rest in [
      "Redis was dropped in May", "The old queue was dropped", "We dropped Redis",
      "They were rejected in May", "It will be dropped one day", "It was never dropped",
      "Rejected for now: all others", "Update: it works", "It has dropped events",
    ] {
      #expect(chosen("We use Kafka. \(rest).") == "Kafka", "\(rest)")
    }
    #expect(chosen("我们选择了 Kafka，放弃了 Redis。") == "Kafka")
    #expect(chosen("We use Kafka, not Redis. It was rejected in May.") == "Kafka")
    #expect(chosen("We use Kafka, and the old queue is dropped.") == "Kafka")
    #expect(chosen("We use Kafka and drop Redis, as it is slow.") == "Kafka")
    #expect(chosen("We use Kafka, because the old queue was dropped.") == "Kafka")
  }

  @Test("two sections may decide two questions, unless both label the choice of the file")
  func sections() {
    let text = "## Options\n- Tea\n- Milk\n## Decision\nChosen option: Tea\n"
    #expect(decision(text + "## Which milk\nChosen option: Milk\n").chosen == 0)
    #expect(decision(text + "## Decision Outcome\nChosen option: Milk\n").chosen == nil)
    #expect(decision(text + "\nChosen option: Milk\n").problems.map(\.line) == [7])
  }

  @Test("paragraphs of other sections before that of the decision don't hide it")
  func before() {
    let others = "## Validation\n\n" + String(repeating: "It works.\n\n", count: 6)
    #expect(
      decision("## Options\n- Tea\n- Milk\n\n\(others)## Decision\n\nWe use Milk.\n").chosen == 1)
  }

  @Test(
    "a name is unknown only if it is stated, and shares no word with an option",
    arguments: [
      ("Chosen option: \"Pulsar\"", true), ("Chosen option: Pulsar, because fast", true),
      ("Chosen option: \"Kafka Streams\"", false), ("Chosen option: we keep both for now", false),
      ("Decision: wait", false), ("Chosen option: None of these", false),
      ("Selected: RHF", false),
    ] as [(String, Bool)])
  func unknown(sentence: String, isUnknown: Bool) {
    let options = "## Options\n\n- Kafka\n- Redis\n- React Hook Form\n\n## Decision\n\n"
    #expect(decision(options + sentence).problems.isEmpty != isUnknown)
  }

  @Test(
    "a template's hint chooses nothing, but a title in brackets does",
    arguments: [
      ("[option 1]", "[option 1]", "[justification]", nil),
      ("Option 1 - Kafka", "[option 1]", "[justification. e.g., only option]", nil),
      ("[option 1] Kafka", "[option 1]", "it is fast", "[option 1] Kafka"),
      ("[Kafka](kafka.md)", "[Kafka]", "it is fast", "Kafka"),
    ])
  func hints(title: String, written: String, reason: String, chosen: String?) {
    let read = decision(
      """
      # Queue

      ## Considered Options

      - \(title)
      - Redis

      ## Decision Outcome

      Chosen option: "\(written)", because \(reason).
      """)
    #expect(read.chosen.map { read.options[$0].title } == chosen)
  }
}
