extension Language {
  static let ukrainian = Language(
    words: [
      .pros: "переваги позитивні",
      .cons: "негативні недоліки",
      .because: "так тому",
      .becauseTail: "що",
      .filler: "наслідки та",
      .option: "варіант",
      .options: "варіанти",
      .outcome: "рішення",
      .consequence: "наслідки",
      .context: "контекст",
      .common: "розглянуті",
      .chosen: "вибрано",
      .choiceMark: "прийнято",
      .why: "чому",
      .problem: "проблема",
    ],
    headings: [
      .status: "статус",
      .date: "дата",
    ])
}
