import Decisions

extension Language {
  static let korean = Language(
    ordinals: "첫번째, 두번째, 세번째",
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
      .outcome: "결정 권고",
      .consequence: "결과 영향",
      .weighting: "가중치",
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
      .decider: "우리 우리는 팀",
      .helping: "됐다 되었다 된다 하기로 한다 합니다 했다",
      .decision: """
      결정 결정했다 도입 도입한다 도입합니다 도입했다 사용 사용하기로 사용한다 사용합니다 선택 선택한다 선택합니다
      선택했다 채택 채택하기로 채택한다 채택합니다 채택했다
      """,
      .particle: "가 는 로 를 에 으로 은 을 이",
      .hedge: "고려 당시 만약 만일 면 이전 이전에 제안 현재",
      .comparing: "대신 대체 보다",
      .denial: "못 아니라 안 않기로 않는다 않습니다 않았다 하지",
      .successorLead: "adr",
    ],
    headings: [
      .status: "상태",
      .date: "날짜",
      .comparison: "장단점",
      .outcome: "권고",
    ],
    fields: [
      .updated: "수정일, 업데이트",
      .created: "작성일",
      .names(.deciders): "결정자",
      .names(.tags): "태그",
    ],
    states: [
      .undecided: "검토, 검토중, 논의중, 보류, 제안, 제안됨, 초안",
      .accepted: "수락, 수락됨, 승인, 승인됨, 완료, 채택, 채택됨, 확정",
      .rejected: "거부, 거부됨, 거절, 거절됨, 기각, 반려",
      .superseded: "대체, 대체됨",
      .deprecated: "사용 중단, 폐기, 폐기됨",
    ])
}
