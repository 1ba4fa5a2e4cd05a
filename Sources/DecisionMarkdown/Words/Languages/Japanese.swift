import Decisions

extension Language {
  static let japanese = Language(
    writing: Writing(
      good: "メリット: ", bad: "デメリット: ", neutral: "中立: ",
      chosen: "採用した選択肢：「…」", because: "、理由は",
      headings: [
        .status: "ステータス", .date: "日付", .context: "背景", .drivers: "決定要因",
        .options: "検討した選択肢", .outcome: "決定",
        .consequences(nil): "影響", .comparison: "メリットとデメリット",
        .other: "リンク",
      ],
      proposed: "提案", superseded: "置き換え:", succeeds: "置き換え"),
    opposites: [["メリット", "デメリット"], ["利点", "欠点"], ["長所", "短所"]],
    words: [
      .good: "良い",
      .bad: "悪い",
      .neutral: "中立",
      .pros: "ポジティブ メリット 利点 積極 肯定 良い点 長所",
      .cons: "デメリット ネガティブ 否定 悪い点 欠点 消極 短所",
      .nothing: "なし 特になし",
      .tradeOff: "トレードオフ",
      .option: "代替案 方案 案 選択肢",
      .options: "代替案 方案 案 検討した選択肢 選択肢",
      .mitigation: "対策 緩和 緩和策",
      .outcome: "推奨 決定 決定事項 決定内容 結論",
      .consequence: "帰結 影響 結果",
      .driver: "決定要因",
      .weighting: "重み",
      .context: "コンテキスト 背景",
      .considered: "検討した 考慮した",
      .chosen: "採用した選択肢 選択した選択肢",
      .choiceMark: "採用 採用案 採用済み 選択 選択済み",
      .decision: "使う 使用 利用 導入 採択 採用 推奨 決定 用いる 選 選定 選択 選用",
      .rejected: "不採用 却下 否決 棄却 選ばなかった",
      .verdictTitle: "判定 判断 採否",
      .optionEnding: "代替案 選択肢",
      .reasonEnding: "なかったか 理由",
      .sideEnding: "影響 点 結果 面",
      .sideLink: "な 的",
      .decider: "チーム 我々 私たち",
      .helping: """
      こととした こととしました こととします こととする ことに ことにしました ことにする された されました される し した して しています している しました します
      する 決めた
      """,
      .particle: "で と として に の は へ",
      .hedge: "かもしれない だった できます できる なら なら場合 もし 以前 可能 場合 当初 従来 提案 案が 検討 現在",
      .comparing: "ではなく より 代わりに 置き換え",
      .denial: "されない されなかった しない しなかった しません せず ない なかった 採用しない",
      .object: "を",
      .agent: "が によって",
      .everything: "両方 全て",
      .joining: "と",
    ],
    headings: [
      .status: "状態"
    ],
    fields: [
      .updated: "更新日, 最終更新, 最終更新日",
      .created: "作成日",
      .names(.deciders): "意思決定者, 決定者",
      .names(.tags): "タグ",
    ],
    states: [
      .undecided: "ドラフト, レビュー中, 下書き, 保留, 提案, 未承認, 未決定, 検討中, 議論中",
      .accepted: "受理, 完了, 実装済み, 承認, 承諾, 採用, 決定, 決定済み",
      .rejected: "不採用, 却下, 取り下げ, 否決",
      .superseded: "差し替え, 置き換え, 置換",
      .deprecated: "廃止, 非推奨",
    ])
}
