extension PhraseTests {
  /// More phrases of each language, as written by people who don't know MADR's words.
  static let further: [(Kind, String)] = [
    (.options, "Roads not taken | Options we turned down | What we could do | Where we could go"),
    (.outcome, "What we agreed | Our pick"), (.pro, "Arguments for | Speaks for it | Liked"),
    (.con, "Demerits | Disliked"), (.chosenMark, "our choice"),
    (.chose, "The working group agreed on Kafka. | Considering the prices, we use Kafka."),
    (.chose, "The API group approved Kafka. | Kafka was approved."),

    (.options, "Zur Auswahl standen | Möglichkeiten | Geprüfte Wege"), (.outcome, "Festlegung"),
    (.pro, "Was dafür spricht | Vorzüge"), (.con, "Was dagegen spricht | Haken"),
    (.chose, "Wir haben uns auf Kafka verständigt. | Es wird Kafka realisiert."),

    (.pro, "Argumenten voor"), (.con, "Bezwaren"), (.outcome, "Wat gaan we doen"),

    (.pro, "Intérêts | Ce qui nous plaît"), (.con, "Défauts | Ce qui nous gêne"),
    (.chose, "Nous passons à Kafka. | Nous gardons Kafka."),

    (.pro, "Puntos fuertes | Argumentos a favor"), (.con, "Puntos débiles | Argumentos en contra"),
    (.chose, "Nos decantamos por Kafka."),

    (.pro, "Ganhos"), (.con, "Limitações | Perdas"), (.outcome, "O que decidimos"),
    (.chose, "Usaremos Kafka no painel. | Optamos por Kafka nos serviços novos."),

    (.pro, "Pregi"), (.con, "Difetti | Limiti"),
    (.chose, "La scelta ricade su Kafka. | Migriamo a Kafka entro l'anno."),

    (.options, "Løsningsforslag | Alternativer vi så på | Moglege løysingar"),
    (.pro, "Føremoner | Det som taler for"), (.con, "Det som taler imot"), (.outcome, "Avgjerd"),

    (.options, "Что рассматривали"), (.con, "Слабые места"), (.chose, "Решили взять Kafka."),

    (.options, "评估对象 | 候选 | 有哪些選擇"), (.outcome, "决策与理由"), (.pro, "长处 | 加分项"),
    (.con, "短处 | 弊 | 扣分項"),
    (.chose, "综合考虑，采用 Kafka。 | 经过两轮评审，最终采用 Kafka。 | Kafka 胜出。"),

    (.options, "検討案 | 比較した案"), (.outcome, "判断"),

    (.options, "검토안 | 검토 대상"), (.outcome, "최종 선택"),
    (.chose, "Kafka로 간다. | 논의 끝에 Kafka를 쓰기로 했다. | Kafka를 택했다."),
  ]
}
