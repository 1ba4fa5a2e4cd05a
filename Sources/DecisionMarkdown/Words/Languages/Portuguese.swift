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
      .good: "bem boa bom melhor positivo",
      .bad: "mal mau negativo pior ruim",
      .neutral: "neutra neutro",
      .pros: """
      beneficios fortes ganhamos ganho ganhos positiva positivas positivos pro pros vantagem
      vantagens
      """,
      .cons: """
      contra contras desvantagem desvantagens fracos limitacao limitacoes negativa negativas
      negativos perda perdas perdemos
      """,
      .neutrals: "neutras neutros", .accompanying: "com",
      .because: "da dado devido ja pois porque visto",
      .becauseTail: "que",
      .filler: """
      a as aspectos consequencias d das de e esperadas esperados impactos o os pontos que riscos se
      """,
      .connector: "da das de dessa desse desta deste do dos",
      .tradeOff: "compromissos custo custos riscos",
      .costs: "compromissos custos riscos", .exchange: "compromissos",
      .option: "abordagem alternativa opcao solucao variante",
      .options: "alternativas opcoes solucoes",
      .mitigation: "mitigacao mitigacoes",
      .outcome: "conclusao decisao deliberacao recomendacao resultado",
      .consequence: "consequencias desdobramentos implicacoes",
      .driver: "criterios",
      .criterion: "criterio",
      .weighting: "peso",
      .context: "cenario contexto motivacao problema",
      .common: "atual cada declaracao definicao descricao enunciado mais mas outras",
      .considered: """
      analisadas avaliadas avaliamos consideradas consideramos estudadas possiveis propostas
      """,
      .chosen: """
      escolha escolhida escolhidas escolhido escolhidos selecionada selecionadas selecionado
      selecionados
      """,
      .choiceMark:
        "aceita aceito adotada adotado aprovada aprovado decidida decidido implementada implementado",
      .verdictTitle: "veredito",
      .decision: """
      adota adotamos adotar adotaremos adotou decide decidido decidimos decidiu escolhe escolhemos
      escolher escolheu implementar implementaremos mantemos manter optado optamos optar optou
      recomenda recomendamos seguir seguiremos selecionamos usa usamos usar usaremos utiliza
      utilizamos utilizar utilizaremos
      """,
      .rejected: """
      adiada adiado descartada descartadas descartado descartados descartamos descarte recusada
      recusadas recusado recusados rejeicao rejeitada rejeitadas rejeitado rejeitados rejeitamos
      """,
      .postponed: "adiada adiado",
      .denial: "contra nao nem nunca",
      .reason: "motivo motivos",
      .problem: "problema problemas",
      .subject: "esta isto",
      .auxiliary: "a explicitamente foi",
      .everything: "ambas ambos todas todos",
      .remark: "e mais o ou ver",
      .reference: "ver",
      .joining: "e mas",
      .nothing: "nenhum nenhuma", .behindNothing: "conhecida conhecido",
      .degree: "muito",
      .decider: "equipa equipe nos temos vamos",
      .helping: "-se fica ficou foi ira iremos sera serao sido tem temos vai vamos é",
      .future: "adotaremos ira iremos sera serao usaremos utilizaremos vai vamos",
      .adopted: "adotada adotado usada usado utilizada utilizado",
      .particle: """
      a agora ao as com como da de do em isso melhor na nas no nos nossa nosso o os para partir
      pela pelas pelo pelos por portanto que um uma
      """,
      .hedge: """
      alternativamente anteriormente antes atualmente deveria disse futuramente haviamos poderia
      poderiamos posteriormente propoe propos se segundo seria tinhamos usavamos
      """,
      .initially: "inicialmente",
      .leaving: """
      abandonar abandono alternativa descartar eliminacao eliminar exceto menos remocao remover
      retirar substituicao substituir substituto sucessor
      """,
      .trial: "candidato piloto prototipo reserva teste",
      .comparing: "inves sobre substitui vez",
      .statusLead: "e esta foi sido",
      .following: "agora",
      .successorLead: "a adr decisao o pela pelo por",
      .agent: "pela pelas pelo pelos por",
      .choosing: "adotada adotado",
      .comparison: "analise avaliacao comparacao comparativo",
      .revoking: "abandonada abandonado anulada anulado revogada revogado",
      .antecedent: "ela ele isso isto", .timeLead: "desde em",
      .foreign: "outra outro velha",
      .affirming: "sim",
    ],
    headings: [
      .other: "indice, sumario",
      .name: "titulo",
      .status: "situacao, status da decisao",
      .date: "data da decisao, data de decisao, decidido em",
      .outcome: "decisao adotada, decisao tomada, escolha, o que decidimos",
      .consequences(nil): "efeitos",
      .context: "situacao atual",
      .options: "o que avaliamos, opcoes na mesa",
    ],
    fields: [
      .updated: "atualizado, atualizado em, ultima atualizacao",
      .created: "criado em, data de criacao",
      .names(.deciders): """
      decidido por, decisor, decisores, responsaveis pela decisao, tomador de decisao,
      tomadores de decisao
      """,
      .names(.consulted): "consultados",
      .names(.informed): "informados",
      .names(.tags): "etiquetas",
    ],
    states: [
      .undecided: """
      aberta, aberto, ainda nao aceita, ainda nao aceito, ainda nao aprovado, em analise, em andamento, em avaliacao, em discussao, em progresso,
      em revisao, pendente, proposta, proposto, rascunho
      """,
      .accepted: """
      aceita, aceite, aceito, adotada, adotado, aprovada, aprovado, ativa, ativo, decidida,
      decidido, em vigor, implementada, implementado, vigente
      """,
      .rejected: """
      cancelada, cancelado, descartada, descartado, nao aprovada, nao aprovado, recusada, recusado,
      rejeitada, rejeitado
      """,
      .superseded: """
      substituida, substituido, superada pela, superada pelo, superada por, superado pela,
      superado pelo, superado por, supersedida, supersedido
      """,
      .deprecated: """
      depreciada, depreciado, descontinuada, descontinuado, em desuso, obsoleta, obsoleto
      """,
    ])
}
