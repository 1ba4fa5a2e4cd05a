extension Language {
  static let spanish = Language(
    because: "porque",
    opposites: [["bueno", "malo", "neutral"]],
    words: [
      .reasonLead: "por",
      .good: "bien buena bueno mejor positivo",
      .bad: "mal mala malo negativo peor",
      .neutral: "neutra neutral neutro",
      .pros: "beneficios gana ganamos positiva positivas positivos pro pros ventaja ventajas",
      .cons: """
      con contra contras desventaja desventajas inconveniente inconvenientes limitaciones
      negativa negativas negativos perdemos pierde sacrifica sacrificamos
      """,
      .neutrals: "neutrales neutras neutros",
      .because: "dado porque pues ya",
      .clearBecause: "porque",
      .becauseTail: "que",
      .filler: "consecuencias d de en esperadas esperados la las los o riesgos se y",
      .connector: "con del", .tradeOff: "compromisos coste costes costo", .risk: "riesgos",
      .option: "alternativa opcion variante", .options: "alternativas opciones soluciones",
      .alternative: "alternativa opcion variante", .mitigation: "mitigacion mitigaciones",
      .outcome: "conclusion decision resultado", .consequence: "consecuencias",
      .driver: "criterios factores", .criterion: "criterio", .context: "contexto problema",
      .common: "consideradas descartadas mas pero planteamiento posibles rechazadas",
      .chosen: "eleccion elegida elegido seleccionada selecionada",
      .choiceMark: """
      aceptada aceptado adoptada adoptado aprobada aprobado implementada implementado
      """,
      .decision: "elegimos",
      .rejected: "descartada descartado rechazada rechazado",
      .rejecting: "descarte rechazo",
      .denial: "no",
      .reason: "motivo motivos razon razones",
      .problem: "problema problemas",
      .subject: "es esta este",
      .auxiliary: "fue ha",
      .remark: "o pero ver y",
      .joining: "en y",
      .nothing: "ninguno",
    ],
    headings: [
      .name: "titulo",
      .status: "estado",
      .date: "fecha",
      .outcome: "recomendacion",
      .other: "enlaces",
    ])
}
