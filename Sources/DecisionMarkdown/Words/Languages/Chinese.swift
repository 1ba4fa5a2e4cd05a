extension Language {
  static let chinese = Language(
    words: [
      .good: "好",
      .bad: "坏",
      .neutral: "中立",
      .pros: "优势 优点 優勢 優點 好处 正面 积极 積極 肯定",
      .cons: "劣势 否定 坏处 消极 消極 缺点 缺點 負面 负面",
      .option: "候选方案 备选方案 方案 替代方案 案 选项",
      .options: "候选方案 候選方案 備選 備選方案 可选方案 可選方案 备选 备选方案 方案 替代方案 案 考慮的方案 考虑的方案 选项 選項",
      .mitigation: "缓解 缓解措施",
      .outcome: "决定 决策 決定 決策 結論 结论",
      .consequence: "后果 影响 影響 後果 結果 结果",
      .context: "上下文 背景",
      .chosen: "选择的方案",
      .choiceMark: "採用 选择 采用",
      .decision: "採用 选 选用 選 選用",
      .rejected: "不予採納 不予采纳 不採納 不采用 不采纳 否决 否決 拒絕 拒绝 放弃 放棄",
      .verdictTitle: "判定 判断 结果",
      .optionEnding: "候选方案 備選方案 备选方案 替代方案",
      .joint: "与 及 和",
      .reasonEnding: "原因 理由",
      .rejectedPart: "否 拒 放弃",
      .sideEnding: "后果 影响 影響 点 結果 结果 面",
      .sideLink: "的",
    ],
    headings: [
      .status: "状态, 狀態",
      .date: "日期",
      .comparison: "优缺点, 優缺點, 方案对比",
      .outcome: "推荐",
    ])
}
