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
      .neutral: "どちらでもない ニュートラル 中立 中立的",
      .pros: "プラス ポジティブ メリット 利点 利益 強み 積極 肯定 肯定的 良い点 賛成意見 長所",
      .cons: "デメリット ネガティブ マイナス 反対意見 否定 否定的 弱み 悪い点 懸念点 欠点 消極 短所",
      .nothing: "なし 無し 特になし",
      .tradeOff: "トレードオフ", .costs: "トレードオフ", .exchange: "トレードオフ",
      .option: "オプション 代替案 方案 案 選択肢",
      .options: "オプション 代替案 候補 方案 案 検討した選択肢 検討案 比較案 選択肢",
      .mitigation: "対策 緩和 緩和策",
      .outcome: "推奨 決定 決定事項 決定内容 結論",
      .consequence: "帰結 影響 結果",
      .driver: "決定要因",
      .weighting: "重み",
      .context: "コンテキスト コンテクスト 問題 文脈 経緯 背景 課題",
      .considered: "検討 検討した 考慮した",
      .chosen: """
      採用した案 採用した選択肢 採用方針 採用案 選ばれた 選ばれた選択肢 選んだ選択肢 選択されたオプション 選択された選択肢 選択したオプション 選択した案 選択した選択肢
      """,
      .choiceMark: "今回採用 採用 採用案 採用済み 決定 選定 選択 選択済み",
      .decision: "使います 使う 使用 利用 導入 採択 採用 推奨 決定 用いる 選 選んだ 選定 選択 選用",
      .rejected: "不採用 不選択 却下 否決 採用しない 採用しなかった 棄却 見送 見送った 見送り 見送る 選ばなかった 選択しなかった 非採用",
      .verdictTitle: "判定 判断 採否",
      .optionEnding: "代替案 選択肢",
      .reasonEnding: "なかったか 理由",
      .sideEnding: "影響 点 結果 面",
      .sideLink: "な 的",
      .decider: "チーム 我々 私たち",
      .helping: """
      こと こととした こととしました こととします こととする ことに ことにしました ことにする された されました される し した して しています している しました します する
      決めた
      """,
      .particle: "で と として に の は へ",
      .hedge: "かもしれない だった できます できる なら なら場合 もし 以前 可能 場合 当初 従来 提案 案が 検討 現在",
      .leaving: "以外 削除 廃止 撤廃 置き換える 除く",
      .trial: "候補 試作",
      .comparing: "ではなく より 代わりに 置き換え",
      .denial: "されていない されない されなかった していない しない しなかった しません せず ない なかった 採用しない 見送 見送った 見送り 見送る",
      .foreign: "他の 以前の 別の",
      .object: "を",
      .agent: "が によって により",
      .everything: "両方 全て",
      .joining: "と",
      .filler: "この した と な による の は や よる 一覧 主な 以下 内容 各 提起 方式 本 案 説明",
      .comparison: "比較 比較表 評価",
      .because: "なぜなら",
      .afterReason: "から ため ために ので",
      .reason: "理由",
      .occasion: "協議 検討 比較 評価 議論",
    ],
    headings: [
      .other: "目次",
      .status: "状態",
      .date: "日時, 決定日, 決定日時",
      .options: "候補サービス, 検討した方式, 比較した案, 比較検討",
      .outcome: "判断, 意思決定, 意思決定の結果, 採用した案, 採用した選択肢, 採用方針, 採用案, 決定したこと, 決定の結果, 決定結果, 選定結果",
    ],
    fields: [
      .updated: "更新日, 最終更新, 最終更新日",
      .created: "作成日, 策定日, 起票日",
      .names(.deciders): "意思決定者, 承認者, 決定者, 決裁者",
      .names(.tags): "タグ",
    ],
    states: [
      .undecided: "ドラフト, レビュー中, 下書き, 保留, 審議中, 承認待ち, 提案, 未承認, 未決定, 検討中, 議論中, 起案",
      .accepted: "受理, 受諾, 可決, 合意済み, 完了, 実装済み, 承認, 承諾, 採択, 採用, 決定, 決定済み, 確定",
      .rejected: "不承認, 不採択, 不採用, 却下, 取り下げ, 否決, 拒否, 棄却, 非承認",
      .superseded: "上書き, 取って代わられた, 差し替え, 置き換え, 置換",
      .deprecated: "失効, 廃棄, 廃止, 無効, 破棄, 非推奨",
    ])
}
