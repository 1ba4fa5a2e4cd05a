import Decisions
import Testing

/// Notations of other languages found in decisions that other people keep.
@Suite("Other languages as found elsewhere")
struct FoundLanguageTests {
  @Test(
    "reasons for a rejection are cons in a table too",
    arguments: [
      "## 検討した代替案\n| 案 | 棄却理由 |\n|--|--|\n| Bål | b |",
      "## Vurderte alternativer\n| Alternativ | Grunn til avvisning |\n|--|--|\n| Bål | b |",
      "## Vurderte alternativer\n- **Bål** — forkastet: b",
      "## Alternatives envisagées\n- **Bål** — non retenu car b",
    ])
  func rejected(text: String) {
    #expect(summary(text) == "Bål\n - b")
  }

  @Test(
    "words that are written without spaces go on with what labels are about",
    arguments: [
      "## 影響\n### ポジティブな影響\n- a\n### ネガティブな影響・費用\n- b", "## 帰結\n- 良い影響:\n  - a\n- 悪い影響:\n  - b",
      "## 影响(Consequences)\n- 正面影响: a\n- 负面影响: b",
    ])
  func compounds(text: String) {
    #expect(summary(text) == "= + a\n= - b")
    #expect(summary("## 影响\n- 正面影响：轻\n- 负面影响：贵") == "= + 轻\n= - 贵")
  }

  @Test("the translation in brackets gives the side of a label whose words are unknown")
  func gloss() {
    #expect(summary("## Options\n### Tea\n**못난 점 (Cons):**\n- hot\n") == "Tea\n - hot")
    #expect(summary("## Options\n### Tea\n#### 뜨거움(Redis)\n- hot\n") == "Tea\n note: hot")
    #expect(
      summary("## 대안\n### Tea\n- **좋은 점(Pros)**:\n  - hot\n- **아쉬운 점(Cons)**:\n  - wet\n")
        == "Tea\n + hot\n - wet")
  }

  @Test("`问题` names cons below an option or in a column after it, but not in one before it")
  func problems() {
    #expect(
      summary("## 方案\n### 方案 A：茶\n优点：\n- 热\n\n问题：\n- 贵\n") == "方案 A：茶\n + 热\n - 贵")
    let rows = "|---|---|\n| 茶 | 贵 |\n| 奶 | 冷 |\n"
    #expect(summary("## 方案对比\n| 方案 | 问题 |\n\(rows)") == "茶\n - 贵\n奶\n - 冷")
    #expect(summary("## 方案\n| 问题 | 方案 |\n\(rows)") == "")
  }

  @Test("marks in titles, labels and lists of options in further words")
  func further() {
    let titles = decision("## 대안\n- **A안 (선택됨): 차**\n- **B안: 우유**\n")
    #expect(titles.chosen == 0)
    #expect(titles.options.map(\.title) == ["A안: 차", "B안: 우유"])
    #expect(
      summary("## Option 1: Tee\nStaerken:\n- a\n\nSchwaechen:\n- b\n")
        == "Option 1: Tee\n + a\n - b")
    let russian = decision(
      "## Контекст\nРассматривались:\n\n1. Чай\n2. Молоко\n\n## Решение\nВыбран вариант 2.\n")
    #expect(russian.options.map(\.title) == ["Чай", "Молоко"])
    #expect(russian.chosen == 1)
  }

  @Test(
    "a label may say whose pros they are, that they are the main ones, or that they follow",
    arguments: [
      "本方案的优点：", "主要优点：", "优点如下：", "它的优势：", "この案の利点：", "主なメリット：", "이 방식의 장점:",
      "Vorteile dieser Lösung:", "Vantagens dessa opção:", "Преимущества этого варианта:",
    ])
  func modified(label: String) {
    #expect(summary("# T\n\nx\n\n**\(label)**\n\n- a\n") == "T\n + a")
  }

  @Test(
    "a reason may begin with a number word, and a verdict may follow it",
    arguments: ["一步到位——否决。", "一步到位——否决(需要时再议)。", "一步到位。否决。"])
  func numeral(reason: String) {
    let text = String(reason.prefix { !"。—".contains($0) })
    #expect(summary("## 备选方案\n- 茶:\(reason)\n- 水\n").contains("茶\n - \(text)"))
  }

  @Test("a list below a heading that may mean a plan holds no options")
  func plan() {
    #expect(summary("# T\n## 方案\n- 先烧水\n- 再泡茶\n## 缺点\n- 慢\n") == "T\n - 慢")
    #expect(decision("# T\n## 替代选择\n- 茶\n- 水\n").options.count == 2)
  }

  @Test("a word ends where its script does")
  func scripts() {
    let options = "## 選択肢\n### 選択肢1: 紙\n### 選択肢2: TS案\n## 決定\n"
    #expect(decision(options + "選択肢2を採用する。").chosen == 1)
    #expect(decision("## 대안\n- Oven\n- Pan\n## 결정\nPan을 선택한다.").chosen == 1)
    #expect(decision("## 备选方案\n- A. 木\n- B. 石\n## 决策\n选 **B（石）**。").chosen == 1)
    #expect(decision("## 结论\n### 木\n- x").options == [])
  }

  @Test("an article that is drawn to its word is none of its own")
  func elision() {
    let options = "## Opzioni considerate\n1. pane\n2. riso\n## Decisione\n"
    #expect(decision(options + "Scegliamo l'Opzione 2: riso e basta.").chosen == 1)
    #expect(
      summary("## Opzioni\n### Pane\n- Pro: buono\n- Contro: caro") == "Pane\n + buono\n - caro")
  }

  @Test("a wide colon introduces what follows, as a narrow one does", arguments: ["：", ":"])
  func colons(colon: String) {
    #expect(decision("# T\n## 决定\n我们决定\(colon)\n\n使用。\n").outcome == "我们决定\(colon) 使用。")
    #expect(
      summary("## 备选方案\n### 茶\n#### 缺点\n茶有这些\(colon)\n\n贵\n") == "茶\n - 贵")
    #expect(summary("## 茶\n#### 缺点\(colon)\n- 贵\n") == "茶\n - 贵")
    #expect(summary("## 备选方案\n**茶**\(colon)\n- 优点\(colon)快\n").hasSuffix("\n + 快"))
  }

  @Test("status and date in further words")
  func head() {
    #expect(decision("# T\n- 状態: 採用\n").status == "採用")
    #expect(decision("# T\n## 状态：已采纳\n").status == "已采纳")
    #expect(decision("---\nerstellt: 2026-01-15\n---\n# T\n").date == "2026-01-15")
    #expect(decision("# T\n## Data\n2026-01-15 18:46:20\n").date == "2026-01-15 18:46:20")
  }

  @Test(
    "the choice in further words",
    arguments: [
      "## Recomendação\n\nA melhor escolha é **Milk**.", "## Decisione\n**Milk** (fresco).",
      "## Risultato della decisione\nOpzione scelta: \"Milk\", perchè bianco.",
      "## Beslutning\n**Alternativ B — Milk.**",
      "## Decisão\nUsar **Milk** na cozinha. Tea será avaliado.",
    ])
  func choice(outcome: String) {
    #expect(
      decision("## Alternativer\n### Alternativ A: Tea\n### Alternativ B: Milk\n\n\(outcome)")
        .chosen
        == 1)
  }

  @Test(
    "what follows from a choice in further words",
    arguments: [
      ("## Consecuencias\n- Se gana: calor\n- Se sacrifica: silencio", "= + calor\n= - silencio"),
      ("## 결과 (Consequences)\n### 긍정\n- a\n### 부정적 영향\n- b", "= + a\n= - b"),
      ("## 決定内容\n### 良い結果\n- a\n### 悪い結果\n- b", "= + a\n= - b"),
    ])
  func consequences(text: String, expected: String) {
    #expect(summary(text + "\n") == expected)
  }

  @Test(
    "the number of an option and the reason against it in further words",
    arguments: [
      "### 대안 A: 차\n- **단점**: 뜨겁다", "### 案A: 차\n\n**棄却理由**: 뜨겁다",
      "| 대안 | 제외 이유 |\n|---|---|\n| 차 | 뜨겁다 |",
    ])
  func reasons(options: String) {
    let read = decision("## 고려한 대안\n\(options)\n")
    #expect(read.options.map(\.arguments.count) == [1])
    #expect(read.options.first?.arguments.first?.text == "뜨겁다")
    #expect(read.options.first?.arguments.first?.side == .con)
  }

  @Test(
    "sides in further words",
    arguments: [
      "### Thee\n#### Voors\n- a\n#### Tegens\n- b", "### Thee\nVoor:\n- a\n\nTegen:\n- b",
      "### Thee\n- Voor: a\n- Tegen: b", "| Optie | Voor | Tegen |\n|--|--|--|\n| Thee | a | b |",
    ])
  func sides(options: String) {
    #expect(summary("## Overwogen opties\n\(options)\n") == "Thee\n + a\n - b")
  }

  @Test("headings in further words")
  func headings() {
    #expect(
      summary("## Voor- en nadelen\n### Thee\n- Goed, omdat a\n### Melk\n- wit\n")
        == "Thee\n + a\nMelk\n note: wit")
    #expect(
      summary("## Плюсы и минусы\n### Чай\n- Хорошо, потому что a\n### Молоко\n- b\n")
        == "Чай\n + a\nМолоко\n note: b")
    #expect(
      summary("## Vantagens e desvantagens\n### Chá\n- Bom, porque a\n### Leite\n- b\n")
        == "Chá\n + a\nLeite\n note: b")
    #expect(
      summary("## Nadelen voor de opties\n### Thee\n- Goed, omdat a\n- Tegen lage kosten\n")
        == "Thee\n + a\n note: Tegen lage kosten")
    #expect(summary("## In Betracht gezogene Optionen\n- Tee\n- Milch\n") == "Tee\nMilch")
    #expect(summary("## Regarded options\n- Tea\n- Milk\n") == "Tea\nMilk")
    let context = "## Contexto y Planteamiento del Problema\nTenemos sed.\n"
    let read = decision(context + "## Factores en la Decisión\n- rápido\n")
    #expect(read.context == "Tenemos sed.")
    #expect(read.drivers == ["rápido"])
    #expect(decision("## Entscheidungsfaktoren (Drivers)\n- rasch\n").drivers == ["rasch"])
  }
}
