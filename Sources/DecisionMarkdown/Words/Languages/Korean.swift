extension Language {
  static let korean = Language(
    words: [
      .good: "좋음",
      .bad: "나쁨",
      .neutral: "중립",
      .pros: "긍정 긍정적 장점",
      .cons: "단점 부정 부정적",
      .filler: "결과 영향",
      .option: "대안 옵션",
      .options: "대안 선택지 옵션",
      .mitigation: "완화",
      .outcome: "결정",
      .consequence: "결과 영향",
      .context: "맥락 배경",
      .common: "검토된 검토한 고려한",
      .choiceMark: "채택",
      .rejected: "기각 배제 제외 탈락",
      .verdictTitle: "판정",
      .reason: "사유 이유",
      .optionEnding: "대안 선택지",
      .reasonEnding: "이유",
      .rejectedPart: "기각",
      .sideEnding: "결과 영향",
      .sideLink: "적",
    ],
    headings: [
      .status: "상태",
      .date: "날짜",
      .comparison: "장단점",
      .outcome: "권고",
    ])
}
