import Decisions

extension Language {
  static let portuguese = Language(
    writing: Writing(
      good: "Bom, porque ", bad: "Ruim, porque ", neutral: "Neutro, porque ",
      chosen: "Opção escolhida: \"…\"", because: ", porque ",
      headings: [
        .status: "Estado", .date: "Data", .context: "Contexto e problema",
        .drivers: "Critérios de decisão",
        .options: "Opções consideradas", .outcome: "Decisão",
        .consequences(nil): "Consequências", .comparison: "Vantagens e desvantagens das opções",
        .other: "Links",
      ],
      proposed: "proposta", superseded: "substituída por", succeeds: "Substitui"),
    opposites: [
      ["vantagem", "desvantagem"], ["vantagens", "desvantagens"], ["bom", "mau", "neutro"],
      ["pró", "contra"], ["positiva", "negativa", "neutra"],
    ],
    ordinals: """
      ultima ultimo, primeira primeiro, segunda segundo, terceira terceiro, quarta quarto, quinta quinto
      """,
    succeeding: "substitui",
    words: [
      .good: "boa bom melhor positivo",
      .bad: "mal mau negativo pior ruim",
      .neutral: "neutra neutro",
      .pros: "beneficios positiva positivas positivos pro pros vantagem vantagens",
      .cons: "contra contras desvantagem desvantagens limitacoes negativa negativas negativos",
      .neutrals: "neutras neutros",
      .because: "as da dado pois porque",
      .becauseTail: "que",
      .filler: "a as consequencias d das de e esperadas esperados o os riscos se",
      .connector: "da das de do dos", .tradeOff: "compromissos custo custos riscos",
      .option: "abordagem alternativa opcao solucao variante",
      .options: "alternativas opcoes solucoes",
      .mitigation: "mitigacao mitigacoes",
      .outcome: "conclusao decisao recomendacao resultado", .consequence: "consequencias",
      .driver: "criterios",
      .criterion: "criterio",
      .weighting: "peso", .context: "contexto problema",
      .common: "mais mas",
      .considered: "avaliadas avaliamos consideradas consideramos possiveis",
      .chosen: "escolha escolhida escolhido selecionada selecionado",
      .choiceMark: "aceita aceito aprovada aprovado implementada implementado",
      .decision: """
      adota adotamos adotar adotaremos adotou decide decidido decidimos decidiu escolhe
      escolhemos escolher escolheu implementar implementaremos mantemos manter optado optamos
      optar optou recomenda recomendamos seguir seguiremos selecionamos usa usamos usar
      usaremos utiliza utilizamos utilizar utilizaremos
      """,
      .rejected: """
      adiada adiado descartada descartadas descartado descartados descarte recusada recusado
      rejeicao rejeitada rejeitadas rejeitado rejeitados
      """, .postponed: "adiada adiado",
      .denial: "contra nao nem nunca",
      .reason: "motivo motivos",
      .problem: "problema problemas",
      .subject: "esta isto",
      .auxiliary: "a explicitamente foi",
      .everything: "ambas ambos todas todos",
      .remark: "e mais o ou ver",
      .joining: "e mas",
      .nothing: "nenhum nenhuma",
      .degree: "muito",
      .decider: "equipa equipe nos temos vamos",
      .helping: "-se fica ficou foi ira sera serao sido tem temos vai vamos é",
      .future: "ira sera serao vai vamos",
      .adopted: "adotada adotado usada usado utilizada utilizado",
      .particle: """
      a agora ao as com como da de do em melhor na nossa nosso o os para pela pelas pelo
      pelos por portanto um uma
      """,
      .hedge: """
      alternativamente anteriormente antes atualmente deveria disse futuramente haviamos
      poderia poderiamos posteriormente propoe propos se segundo seria tinhamos usavamos
      """,
      .initially: "inicialmente",
      .comparing: "inves sobre substitui vez",
      .statusLead: "e esta foi sido", .following: "agora",
      .successorLead: "a adr decisao o pela pelo por",
      .agent: "pela pelas pelo pelos por",
      .choosing: "adotada adotado",
      .affirming: "sim",
    ],
    headings: [
      .name: "titulo"
    ],
    fields: [
      .updated: "atualizado, atualizado em, ultima atualizacao",
      .created: "criado em, data de criacao",
      .names(.deciders): "decisores",
      .names(.consulted): "consultados",
      .names(.informed): "informados",
      .names(.tags): "etiquetas",
    ],
    states: [
      .undecided: """
      aberta, aberto, em discussao, em revisao, pendente, proposta, proposto, rascunho
      """,
      .accepted: """
      aceita, aceite, aceito, adotada, adotado, aprovada, aprovado, decidida, decidido,
      implementada, implementado
      """,
      .rejected: "descartada, descartado, recusada, recusado, rejeitada, rejeitado",
      .superseded: "substituida, substituido, supersedida, supersedido",
      .deprecated: "depreciada, depreciado, descontinuada, descontinuado, obsoleta, obsoleto",
    ])
}
