import Decisions

extension Language {
  static let korean = Language(
    writing: Writing(
      good: "장점: ", bad: "단점: ", neutral: "중립: ",
      chosen: "결정: \"…\"", because: ", 이유: ",
      headings: [
        .status: "상태", .date: "날짜", .context: "배경", .drivers: "결정 요인",
        .options: "고려한 대안", .outcome: "결정",
        .consequences(nil): "결과", .comparison: "장단점",
        .other: "링크",
      ],
      proposed: "제안", superseded: "대체됨:", succeeds: "대체"),
    opposites: [["장점", "단점"]],
    ordinals: "마지막, 첫번째, 두번째, 세번째",
    words: [
      .good: "좋다 좋음",
      .bad: "나쁘다 나쁨",
      .neutral: "중립 중립적",
      .pros: "강점 긍정 긍정적 긍정적인 이점 장점 좋은 찬성",
      .cons: "나쁜 단점 반대 부정 부정적 부정적인 아쉬운 약점 한계",
      .filler: "각 결과 과 그 및 방법 방식 방안 별 본 영향 와 의 이 점 주요 측면",
      .option: "대안 방식 방안 옵션 패턴",
      .options: "대안 대안들 방안 선택지 옵션 후보",
      .nothing: "없음",
      .mitigation: "완화",
      .outcome: "결정 권고 선택",
      .consequence: "결과 영향",
      .driver: "요인",
      .weighting: "가중치",
      .context: "동기 맥락 문제 문제점 배경 상황 컨텍스트 콘텍스트",
      .considered: "검토 검토된 검토한 고려된 고려한 고려했던",
      .choiceMark: "결정 선정 선택 선택됨 채택 채택됨",
      .rejected: """
      거부 거부된 거부한 거절 거절된 거절한 기각 기각된 기각한 미채택 배제 배제된 배제한 버린 사용하지 선택되지 선택하지 제외 제외된 제외한 채택하지 탈락 탈락한
      """,
      .verdictTitle: "결론 판정",
      .reason: "사유 이유",
      .optionEnding: "대안 선택지",
      .reasonEnding: "사유 이유",
      .sideEnding: "결과 영향",
      .sideLink: "적",
      .decider: "우리 우리가 우리는 팀",
      .helping: "됐다 됐습니다 되었다 되었습니다 된다 됨 됩니다 하고 하기로 하여 하였다 하였습니다 한다 함 합니다 했다 했습니다 했음",
      .decision: "결정 도입 사용 사용하지 선정 선택 선택되지 선택된다 선택하지 선택한다 쓴다 이용 적용 채택 채택된다 채택하지 채택한다 활용",
      .particle: "는 로 로서 에 으로 으로서 은 최종",
      .hedge: "고려 당시 만약 만일 면 이전 이전에 제안 현재",
      .comparing: "대신 대체 보다",
      .denial: "못 아니라 안 않기로 않는다 않습니다 않았다 않은 하지",
      .everything: "모두",
      .successorLead: "adr",
      .object: "를 을",
      .agent: "가 이",
      .common: "설명 정의 현재",
      .comparison: "분석 비교 장단점 평가",
      .neutrals: "중립적인",
      .because: "왜냐하면",
      .chosen: "선택된 선택안 선택한 채택된 채택안 채택한",
      .afterReason: "때문에 이므로",
    ],
    headings: [
      .status: "현재 상태",
      .date: "결정 날짜, 결정 일자, 결정일, 일자",
      .outcome: """
      결론, 결정 결과, 결정 내용, 결정 사항, 결정된 사항, 결정사항, 선정 결과, 선택, 선택한 대안, 선택한 방안, 선택한 옵션, 의사 결정, 의사결정,
      의사결정 결과, 채택, 채택안, 최종 결정
      """,
    ],
    fields: [
      .updated: "수정일, 업데이트, 최종 수정일",
      .created: "작성일, 작성일자",
      .names(.deciders): "결정 참여자, 결정자, 승인자, 의사 결정자, 의사결정자",
      .names(.tags): "태그",
    ],
    states: [
      .undecided: "검토, 검토중, 논의중, 대기, 미승인, 보류, 제안, 제안됨, 진행 중, 초안",
      .accepted: "결정됨, 구현됨, 수락, 수락됨, 수용됨, 승인, 승인됨, 완료, 적용됨, 채택, 채택됨, 합의됨, 허용됨, 확정",
      .rejected: "거부, 거부됨, 거절, 거절됨, 기각, 반려",
      .superseded: "교체, 대체, 대체됨",
      .deprecated: "더 이상 사용 안 함, 만료, 사용 중단, 사용 중지, 사용되지 않음, 중단됨, 지원 중단, 폐기, 폐기됨",
    ])
}
