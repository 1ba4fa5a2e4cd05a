extension Language {
  static let indonesian = Language(
    words: [
      .pros: "kelebihan keuntungan",
      .cons: "kekurangan kerugian",
      .because: "karena",
      .option: "opsi",
      .options: "alternatif opsi pilihan",
      .outcome: "keputusan",
      .consequence: "dampak konsekuensi",
      .context: "konteks",
      .common: "dinilai dipertimbangkan yang",
      .choiceMark: "dipilih diterapkan terpilih",
      .rejected: "ditolak",
    ],
    headings: [
      .status: "status",
      .outcome: "rekomendasi",
    ])
}
