extension PhraseTests {
  /// Kinds with their phrases, language by language.
  static let phrases: [(Kind, String)] = [
    english, german, dutch, french, spanish, portuguese, italian, norwegian, russian, chinese,
    japanese, korean, further,
  ].flatMap(\.self)

  private static let english: [(Kind, String)] = [
    (.context, "Current Situation"), (.consequences, "Resulting Context | Effects | Ramifications"),
    (.outcome, "Decision Made"), (.chosenMark, "chosen option | selected approach"),
    (.rejects, "We decided against Kafka because R. | Kafka was ruled out because R."),
    (.bad, "Ruled out because"), (.deciders, "Decided by"), (.date, "Date of decision"),
    (.accepted, "In force"), (.rejectedState, "Denied"), (.deprecated, "No longer valid"),
    (.superseded, "Overridden by ADR-0009"),
  ]

  private static let german: [(Kind, String)] = [
    (.context, "Ausgangssituation | Problembeschreibung | Anlass"),
    (.options, "Lösungsoptionen | Geprüfte Alternativen | Optionen im Überblick"),
    (.outcome, "Entscheidungsergebnis | Unsere Entscheidung | Fazit"),
    (.consequences, "Implikationen"),
    (.comparison, "Bewertung der Optionen | Pro und Kontra | Vor- und Nachteile der Alternativen"),
    (.rejected, "Verworfen | Verworfene Ansätze"), (.pro, "Dafür spricht | Argumente dafür"),
    (.con, "Kontra | Dagegen spricht"), (.neutral, "Neutrale Punkte"), (.good, "Vorteilhaft, weil"),
    (.bad, "Nachteilig, weil | Scheidet aus, weil | Ablehnungsgrund:"),
    (.chose, "Das Team hat sich für Kafka entschieden. | Ich habe mich für Kafka entschieden."),
    (.chosenMark, "akzeptiert | gewählte Option"),
    (.rejects, "Wir haben uns gegen Kafka entschieden, weil R. | Kafka scheidet aus, weil R."),
    (.status, "Entscheidungsstatus"), (.date, "Entscheidungsdatum | Entschieden am"),
    (.deciders, "Entscheidende | Entscheider:innen | EntscheiderInnen"),
    (.proposed, "In Bearbeitung | Ausstehend"), (.accepted, "In Kraft | Bestätigt"),
    (.rejectedState, "Nicht genehmigt | Zurückgewiesen"),
    (.superseded, "Durch ADR-0009 ersetzt | Wurde durch 9 ersetzt"),
    (.deprecated, "Außer Kraft | Nicht mehr gültig"),
  ]

  private static let dutch: [(Kind, String)] = [
    (.context, "Aanleiding | Huidige situatie | Probleembeschrijving | Context en probleem"),
    (.options, "Onderzochte opties | Mogelijkheden"), (.outcome, "Genomen besluit"),
    (.consequences, "Implicaties | Effecten"),
    (.comparison, "Vergelijking van de opties | Voor- en nadelen van de alternatieven"),
    (.rejected, "Afgevallen opties"), (.pro, "Sterke punten"), (.con, "Zwakke punten"),
    (.neutral, "Neutrale effecten"), (.good, "Goed, want | Pluspunt:"),
    (.bad, "Slecht, want | Minpunt:"),
    (
      .chose, "De keuze is gevallen op Kafka. | Gebruik Kafka. | Er is besloten Kafka te gebruiken."
    ),
    (.chosenMark, "gekozen optie"), (.rejects, "We kiezen niet voor Kafka omdat R."),
    (.date, "Datum besluit | Besloten op"), (.deciders, "Beslisser | Besloten door"),
    (.proposed, "In afwachting"), (.accepted, "Van kracht | Akkoord"),
    (.rejectedState, "Geweigerd"),
    (.superseded, "Vervallen door ADR-0009 | Opgevolgd door 9"), (.deprecated, "Niet meer geldig"),
  ]

  private static let french: [(Kind, String)] = [
    (.context, "Problématique | Contexte et problématique | Situation actuelle"),
    (.options, "Options examinées | Pistes envisagées"), (.outcome, "Décision prise"),
    (.consequences, "Répercussions"),
    (.comparison, "Analyse des options | Pour et contre des options"),
    (.pro, "Points positifs | Points forts | Atouts"),
    (.con, "Points négatifs | Points faibles | Limites"),
    (.bad, "Motif du rejet :"), (.chose, "Nous avons fait le choix de Kafka."),
    (.chosenMark, "option retenue | accepté"), (.status, "Statut de la décision"),
    (.date, "Date de la décision"), (.deciders, "Décidé par | Décideur(s)"),
    (.proposed, "À valider"), (.accepted, "En vigueur | Mis en œuvre"),
    (.rejectedState, "Non retenu"),
    (.superseded, "Supplanté par ADR-0009"), (.deprecated, "Caduc | Plus en vigueur"),
  ]

  private static let spanish: [(Kind, String)] = [
    (.context, "Antecedentes | Motivación | Situación actual | Descripción del problema"),
    (.options, "Opciones analizadas"), (.outcome, "Decisión tomada | Elección"),
    (.consequences, "Implicaciones | Efectos"), (.comparison, "Comparación de opciones"),
    (.rejected, "Alternativas no elegidas | Descartadas"),
    (.pro, "Aspectos positivos | Puntos a favor | Fortalezas"),
    (.con, "Puntos en contra | Debilidades"),
    (.neutral, "Aspectos neutros"), (.chose, "Se seleccionó Kafka. | Nos quedamos con Kafka."),
    (.chosenMark, "opción elegida"),
    (
      .rejects,
      "Descartamos Kafka porque R. | No elegimos Kafka porque R. | Se descarta Kafka porque R."
    ),
    (.bad, "Se descarta porque"), (.date, "Fecha de decisión"), (.deciders, "Decidido por"),
    (.proposed, "En curso"), (.accepted, "Vigente"), (.rejectedState, "Denegado | No aprobada"),
    (.superseded, "Superada por ADR-0009"), (.deprecated, "En desuso"),
  ]

  private static let portuguese: [(Kind, String)] = [
    (.context, "Descrição do problema | Motivação | Situação atual | Cenário"),
    (.options, "Alternativas analisadas"), (.outcome, "Decisão tomada | Escolha"),
    (.consequences, "Implicações"),
    (.comparison, "Análise das opções | Prós e Contras de cada opção"),
    (.rejected, "Opções não escolhidas"), (.pro, "Pontos positivos | Pontos fortes"),
    (.con, "Pontos fracos"), (.neutral, "Pontos neutros"), (.bad, "Motivo da rejeição:"),
    (.chosenMark, "opção escolhida | adotada"),
    (.rejects, "Kafka foi rejeitado porque é R. | Decidimos não usar Kafka porque R."),
    (.date, "Data da decisão"), (.deciders, "Tomadores de decisão"), (.proposed, "Em análise"),
    (.accepted, "Em vigor"), (.rejectedState, "Não aprovada"),
    (.superseded, "Superada pela ADR-0009"),
    (.deprecated, "Em desuso"),
  ]

  private static let italian: [(Kind, String)] = [
    (.context, "Descrizione del problema | Motivazione | Contesto e definizione del problema"),
    (.options, "Opzioni prese in considerazione | Alternative esaminate"),
    (.outcome, "Decisione finale | Scelta"), (.consequences, "Implicazioni"),
    (.comparison, "Confronto delle opzioni"), (.rejected, "Opzioni escluse"),
    (.pro, "Benefici | Punti di forza | A favore"),
    (.con, "Punti deboli | Aspetti negativi | A sfavore"),
    (.neutral, "Aspetti neutri"), (.bad, "Esclusa perché | Motivo dello scarto:"),
    (.chose, "La scelta è ricaduta su Kafka. | Il team ha deciso di usare Kafka."),
    (.chosenMark, "opzione scelta"), (.rejects, "Kafka è stato escluso perché è R."),
    (.date, "Data della decisione"), (.deciders, "Deciso da"), (.proposed, "In valutazione"),
    (.accepted, "In vigore"), (.rejectedState, "Bocciata | Non approvata"),
    (.superseded, "Sostituita dall'ADR-0009 | Sostituito dall’ADR-0009"),
    (.deprecated, "Non più valida"),
  ]

  private static let norwegian: [(Kind, String)] = [
    (.context, "Bakgrunn | Kontekst og problemstilling | Dagens situasjon"),
    (.options, "Mulige løsninger | Opsjoner"), (.outcome, "Valgt løsning | Vedtak | Konklusjon"),
    (.consequences, "Følger"), (.comparison, "Sammenligning av alternativene | For og imot"),
    (.rejected, "Ikke valgte alternativer"), (.pro, "Styrker"), (.con, "Svakheter"),
    (.good, "Positivt: | Bra, siden"), (.bad, "Dårlig, fordi"),
    (.indifferent, "Nøytral, fordi | Nøytralt:"),
    (
      .chose, "Vi valgte Kafka. | Vi tar i bruk Kafka. | Valget falt på Kafka. | Vi benytter Kafka."
    ),
    (.chosenMark, "valgt alternativ | vedtatt"), (.rejects, "Vi valgte ikke Kafka fordi R."),
    (.date, "Beslutningsdato"), (.deciders, "Besluttet av"), (.proposed, "Under behandling"),
    (.accepted, "Gjeldende"), (.rejectedState, "Ikke godkjent | Avslått"),
    (.superseded, "Avløst av ADR-0009"), (.deprecated, "Utfaset"),
  ]

  private static let russian: [(Kind, String)] = [
    (.context, "Проблема | Контекст и проблема | Описание проблемы | Предыстория"),
    (.options, "Варианты решения | Возможные решения"),
    (.outcome, "Итог | Итоговое решение | Вывод"),
    (.consequences, "Последствия решения"),
    (.comparison, "За и против | Сравнение вариантов | Преимущества и недостатки"),
    (.rejected, "Отброшенные варианты"), (.pro, "Сильные стороны"), (.con, "Слабые стороны"),
    (.good, "Хорошо, поскольку | Хорошо, т.к. | Хорошо, ведь"),
    (.bad, "Отрицательно, потому что | Плохо, т. к."),
    (.chose, "Выбор пал на Kafka. | Команда решила использовать Kafka."),
    (.chosenMark, "выбранный вариант"),
    (.rejects, "Мы отказались от Kafka, потому что R. | Мы не выбрали Kafka, потому что R."),
    (.date, "Дата принятия"), (.deciders, "Решение приняли"), (.proposed, "На согласовании"),
    (.accepted, "Утверждён | Действует"), (.rejectedState, "Отвергнуто"),
    (.superseded, "Замещено ADR-0009"), (.deprecated, "Утратило силу"),
  ]

  private static let chinese: [(Kind, String)] = [
    (.context, "背景与问题陈述 | 问题描述 | 现状 | 背景和问题 | 背景與問題陳述"),
    (.options, "考虑过的方案 | 评估的方案"), (.outcome, "最终决定 | 选定方案 | 決策內容"),
    (.consequences, "后果与影响 | 决策影响"), (.comparison, "各选项的优缺点 | 方案比较 | 优点和缺点"),
    (.rejected, "被拒绝的方案 | 被否决的方案 | 未采用的方案 | 被拒絕的方案"), (.pro, "收益 | 正向影响"),
    (.con, "弊端 | 局限性"), (.good, "好，因为 | 优点，因为 | 好, 因为"), (.bad, "坏，因为 | 不好，因为 | 壞，因為"),
    (.bad, "否决，因为 | 拒绝，因为 | 不采用，因为"), (.indifferent, "中性，因为 | 中立，因为"),
    (.chose, "使用 Kafka 作为数据库。 | 由于它很快，我们选择 Kafka。 | 选择 Kafka 是因为它很快。"),
    (.chosenMark, "已选择 | 已採用"), (.rejects, "Kafka 被否决，因为R。 | 没有选择 Kafka，因为R。 | 不采用 Kafka，因为R。"),
    (.date, "决策日期"), (.deciders, "决策人员"), (.proposed, "待批准 | 审核中"), (.accepted, "已采用 | 已确认"),
    (.rejectedState, "未采纳"), (.superseded, "被 ADR-0009 废弃"), (.deprecated, "不再使用"),
  ]

  private static let japanese: [(Kind, String)] = [
    (.context, "コンテキストと問題提起 | 背景と課題 | 背景・課題 | 経緯"), (.options, "検討した案 | 候補"),
    (.outcome, "採用案 | 決定結果 | 意思決定 | 決定の結果"), (.consequences, "決定の影響 | 結果と影響"),
    (.comparison, "選択肢の比較 | 選択肢の長所と短所"), (.rejected, "却下案 | 採用しなかった案 | 見送った案"),
    (.pro, "強み | 肯定的な影響"), (.con, "弱み | 懸念点"), (.neutral, "中立的な影響"),
    (.good, "良い、なぜなら | 良い。なぜなら、"), (.bad, "悪い、なぜなら | 却下。"),
    (.indifferent, "中立、なぜなら"), (.chose, "Kafkaを選んだ。"), (.chosenMark, "決定 | 選定"),
    (.rejects, "KafkaはRため却下した。 | KafkaはRため不採用とした。 | KafkaはRため見送った。"),
    (.date, "決定日"), (.deciders, "承認者"), (.proposed, "承認待ち"), (.accepted, "採択"),
    (.rejectedState, "棄却"), (.superseded, "ADR-0009により廃止"), (.deprecated, "失効"),
  ]

  private static let korean: [(Kind, String)] = [
    (.context, "컨텍스트 | 배경 및 문제 | 배경과 문제 | 문제 정의"), (.options, "고려된 옵션 | 검토한 방안"),
    (.outcome, "결정 사항 | 의사결정 | 결론"), (.consequences, "결과 및 영향"),
    (.comparison, "장점과 단점 | 옵션별 장단점 | 대안 비교"), (.rejected, "거부된 대안 | 선택하지 않은 대안"),
    (.pro, "이점 | 긍정적인 영향"), (.con, "약점 | 부정적인 결과"), (.neutral, "중립적인 결과"),
    (.good, "좋음, 왜냐하면"), (.bad, "나쁨, 왜냐하면 | 거부 사유: | 선택하지 않은 이유:"),
    (.chose, "선택한 옵션: Kafka | 속도가 빠르기 때문에 Kafka를 사용한다. | 데이터베이스로 Kafka를 사용한다."),
    (.chosenMark, "결정"), (.rejects, "Kafka는 R 때문에 기각했다. | Kafka는 R 때문에 선택하지 않았다."),
    (.date, "결정일"), (.deciders, "의사결정자"), (.proposed, "미승인 | 진행 중"), (.accepted, "합의됨"),
    (.deprecated, "사용 중단 | 만료"),
  ]
}
