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
      .pros: """
      beneficios favor fortalezas fuertes gana ganamos positiva positivas positivos pro pros
      ventaja ventajas
      """,
      .cons: """
      con contra contras debiles debilidades desventaja desventajas inconveniente inconvenientes
      limitaciones negativa negativas negativos perdemos pierde sacrifica sacrificamos
      """,
      .neutrals: "neutrales neutras neutros",
      .because: "dado debido porque pues ya",
      .becauseTail: "que",
      .filler: """
      a argumentos aspectos consecuencias d de el en esperadas esperados impactos la las lo
      los o puntos riesgos se y
      """,
      .connector: "con de del",
      .tradeOff: "compromisos coste costes costo riesgos",
      .costs: "compromisos costes riesgos", .exchange: "compromisos",
      .option: "alternativa enfoque opcion solucion variante",
      .options: "alternativas opciones soluciones",
      .mitigation: "mitigacion mitigaciones",
      .outcome: "conclusion decision recomendacion resultado veredicto",
      .consequence: "consecuencias implicaciones implicancias repercusiones",
      .driver: "criterios factores",
      .criterion: "criterio",
      .weighting: "peso ponderacion",
      .context: "antecedentes contexto motivacion problema situacion",
      .common: "actual cada declaracion definicion descripcion enunciado mas pero planteamiento",
      .considered: """
      analizadas consideradas consideramos consideraron contempladas estudiadas estudiaron
      evaluadas evaluamos evaluaron posibles propuestas valoradas valoraron
      """,
      .chosen: """
      eleccion elegida elegidas elegido elegidos escogida escogido seleccionada seleccionadas
      seleccionado seleccionados selecionada
      """,
      .choiceMark: """
      aceptada aceptado adoptada adoptado aprobada aprobado decidida decidido implementada
      implementado
      """,
      .verdictTitle: "veredicto",
      .decision: """
      adopta adoptamos adoptar adoptara adoptaremos adopto decantamos decide decidido decidimos
      decidio elegimos elegir elegira elige eligio emplea empleamos emplear empleara escoge
      escogemos escoger escogera escogio implementa implementar implementara implementaremos
      mantenemos mantener mantiene opta optado optamos opto prefiere quedamos recomendado
      recomendamos recomienda selecciona seleccionamos seleccionar seleccionara seleccionaremos
      selecciono usa usamos usar usara usaran usaremos utiliza utilizamos utilizar utilizara
      utilizaran utilizaremos
      """,
      .rejected: """
      descarta descartada descartadas descartado descartados descartamos descarte descarto pospuesta
      pospuesto rechazada rechazadas rechazado rechazados rechazamos rechazo
      """,
      .postponed: "pospuesta pospuesto",
      .denial: "contra no nunca tampoco",
      .reason: "motivo motivos razon razones",
      .problem: "problema problemas",
      .subject: "es esta este",
      .auxiliary: "explicitamente fue ha",
      .everything: "ambas ambos todas todos",
      .remark: "o pero ver y",
      .reference: "ver",
      .joining: "en pero y",
      .nothing: "ninguna ninguno", .behindNothing: "conocida conocido",
      .degree: "muy",
      .decider: "equipo hemos nos nosotros se vamos",
      .helping: "es fue ha han hemos se sera seran sido va vamos",
      .future: "sera seran va vamos",
      .adopted: "usada usado utilizada utilizado",
      .particle: """
      a ahora asi como con de del el en finalmente la las los mejor nuestra nuestro para por tanto
      un una
      """,
      .hedge: """
      actualmente alternativamente anteriormente antes deberia dijo habia habiamos podria podriamos
      posteriormente propone propuso querria segun seria si usabamos
      """,
      .initially: "inicialmente",
      .leaving: """
      abandonar abandono alternativa descartar eliminacion eliminar excepto menos reemplazar
      reemplazo retirada retirar salvo sucesor sustituir sustituto
      """,
      .trial: "candidato piloto prototipo prueba respaldo",
      .comparing: "frente lugar reemplaza sobre sustituye vez",
      .statusLead: "es esta fue ha sido",
      .following: "ahora luego",
      .successorLead: "adr decision el la por",
      .agent: "por",
      .choosing: "adoptada adoptado",
      .comparison: "analisis comparacion comparativa evaluacion",
      .revoking: "abandonada abandonado anulada anulado revocada revocado",
      .antecedent: "esta esto", .timeLead: "desde en",
      .foreign: "otra otro viejo",
      .affirming: "si",
    ],
    headings: [
      .other: "indice, tabla de contenido, tabla de contenidos",
      .name: "titulo",
      .status: "estado de la decision, estatus",
      .date: "decidido el, fecha de decision, fecha de la decision",
      .options: """
      descartadas, opciones sobre la mesa, otras alternativas que se estudiaron,
      que opciones teniamos
      """,
      .outcome: "decision adoptada, decision tomada, eleccion, resolucion",
      .consequences(nil): "efectos",
    ],
    fields: [
      .updated: "actualizado, actualizado el, ultima actualizacion",
      .created: "creado, creado el, fecha de creacion",
      .names(.deciders): """
      decidido por, decisor, decisores, responsables de la decision, tomadores de decision,
      tomadores de decisiones
      """,
      .names(.consulted): "consultados",
      .names(.informed): "informados",
      .names(.tags): "etiquetas",
    ],
    states: [
      .undecided: """
      abierta, abierto, aun no aceptada, aun no aceptado, aun no aprobada, aun no aprobado, borrador, en curso, en discusion, en evaluacion, en proceso, en progreso,
      en revision, pendiente, propuesta, propuesto
      """,
      .accepted: """
      aceptada, aceptado, acordada, acordado, activa, activo, adoptada, adoptado, aprobada,
      aprobado, confirmada, confirmado, decidida, decidido, en vigor, implementada, implementado,
      vigente
      """,
      .rejected: """
      cancelada, cancelado, denegada, denegado, descartada, descartado, desestimada, desestimado,
      no aprobada, no aprobado, rechazada, rechazado, retirada, retirado
      """,
      .superseded: "reemplazada, reemplazado, superada por, superado por, sustituida, sustituido",
      .deprecated: """
      caducada, caducado, deprecada, deprecado, en desuso, obsoleta, obsoleto, ya no vigente
      """,
    ])
}
