import Decisions

extension Language {
  static let spanish = Language(
    writing: Writing(
      good: "Bueno, porque ", bad: "Malo, porque ", neutral: "Neutral, porque ",
      chosen: "Opción elegida: \"…\"", because: ", porque ",
      headings: [
        .status: "Estado", .date: "Fecha", .context: "Contexto y problema",
        .drivers: "Criterios de decisión",
        .options: "Opciones consideradas", .outcome: "Decisión",
        .consequences(nil): "Consecuencias", .comparison: "Ventajas y desventajas de las opciones",
        .other: "Enlaces",
      ],
      proposed: "propuesta", superseded: "reemplazada por", succeeds: "Reemplaza"),
    opposites: [
      ["ventaja", "desventaja"], ["bueno", "malo", "neutral"], ["pros", "contras"],
      ["positiva", "negativa", "neutra"],
    ],
    ordinals: """
      ultima ultimo, primer primera primero, segunda segundo,
      tercer tercera tercero, cuarta cuarto, quinta quinto
      """,
    succeeding: "reemplaza sustituye",
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
      .becauseTail: "que",
      .filler: "consecuencias d de en esperadas esperados la las los o riesgos se y",
      .connector: "con de del", .tradeOff: "compromisos coste costes costo riesgos",
      .option: "alternativa enfoque opcion solucion variante",
      .options: "alternativas opciones soluciones",
      .mitigation: "mitigacion mitigaciones",
      .outcome: "conclusion decision recomendacion resultado", .consequence: "consecuencias",
      .driver: "criterios factores", .criterion: "criterio",
      .weighting: "peso ponderacion", .context: "contexto problema",
      .common: "mas pero planteamiento",
      .considered: "consideradas consideramos evaluadas evaluamos posibles",
      .chosen: "eleccion elegida elegido escogida escogido seleccionada seleccionado selecionada",
      .choiceMark: """
      aceptada aceptado adoptada adoptado aprobada aprobado implementada implementado
      """,
      .decision: """
      adopta adoptamos adoptar adoptara adoptaremos adopto decide decidido decidimos
      decidio elegimos elegir elegira elige eligio emplea empleamos emplear empleara
      escoge escogemos escoger escogera escogio implementa implementar implementara
      implementaremos mantenemos mantener mantiene opta optado optamos opto prefiere
      recomendado recomendamos recomienda selecciona seleccionamos seleccionar
      seleccionara seleccionaremos usa usamos usar usara usaran usaremos utiliza
      utilizamos utilizar utilizara utilizaran utilizaremos
      """,
      .rejected: """
      descartada descartadas descartado descartados descarte descarto pospuesta pospuesto rechazada
      rechazadas rechazado rechazados rechazo
      """, .postponed: "pospuesta pospuesto",
      .denial: "contra no nunca tampoco",
      .reason: "motivo motivos razon razones",
      .problem: "problema problemas",
      .subject: "es esta este",
      .auxiliary: "explicitamente fue ha",
      .everything: "ambas ambos todas todos",
      .remark: "o pero ver y",
      .joining: "en pero y",
      .nothing: "ninguna ninguno",
      .degree: "muy",
      .decider: "equipo hemos nosotros se vamos",
      .helping: "es fue ha han hemos se sera seran sido va vamos",
      .future: "sera seran va vamos",
      .adopted: "usada usado utilizada utilizado",
      .particle: """
      a ahora asi como con de del el en la las los mejor nuestra nuestro para por tanto un una
      """,
      .hedge: """
      actualmente alternativamente anteriormente antes deberia dijo habia habiamos podria
      podriamos posteriormente propone propuso querria segun seria si usabamos
      """,
      .initially: "inicialmente",
      .comparing: "frente lugar reemplaza sobre sustituye vez",
      .statusLead: "es esta fue ha sido", .following: "ahora",
      .successorLead: "adr decision el la por",
      .agent: "por",
      .choosing: "adoptada adoptado",
      .affirming: "si",
    ],
    headings: [
      .name: "titulo"
    ],
    fields: [
      .updated: "actualizado, actualizado el, ultima actualizacion",
      .created: "creado, creado el, fecha de creacion",
      .names(.deciders): "decisores, responsables de la decision",
      .names(.consulted): "consultados",
      .names(.informed): "informados",
      .names(.tags): "etiquetas",
    ],
    states: [
      .undecided: """
      abierta, abierto, borrador, en discusion, en revision, pendiente, propuesta, propuesto
      """,
      .accepted: """
      aceptada, aceptado, adoptada, adoptado, aprobada, aprobado, decidida, decidido,
      implementada, implementado
      """,
      .rejected: "descartada, descartado, rechazada, rechazado, retirada, retirado",
      .superseded: "reemplazada, reemplazado, sustituida, sustituido",
      .deprecated: "deprecada, deprecado, obsoleta, obsoleto",
    ])
}
