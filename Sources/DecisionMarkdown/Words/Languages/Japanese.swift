extension Language {
  static let japanese = Language(
    words: [
      .good: "良い",
      .bad: "悪い",
      .neutral: "中立",
      .pros: "ポジティブ メリット 利点 積極 肯定 良い点 長所",
      .cons: "デメリット ネガティブ 否定 悪い点 欠点 消極 短所",
      .option: "代替案 方案 案 選択肢",
      .options: "代替案 方案 案 検討した選択肢 選択肢",
      .mitigation: "対策 緩和 緩和策",
      .outcome: "決定 決定事項 決定内容 結論",
      .consequence: "帰結 影響 結果",
      .context: "コンテキスト 背景",
      .common: "検討した 考慮した",
      .chosen: "採用した選択肢 選択した選択肢",
      .choiceMark: "採用 選択",
      .decision: "採用 選 選用",
      .rejected: "不採用 却下 否決",
      .verdictTitle: "判定 判断 採否",
      .optionEnding: "代替案 選択肢",
      .joint: "と",
      .reasonEnding: "理由",
      .rejectedPart: "不採用 却下 棄却",
      .sideEnding: "影響 点 結果 面",
      .sideLink: "な 的",
    ],
    headings: [
      .status: "ステータス, 状態",
      .date: "日付",
      .outcome: "推奨",
    ])
}
