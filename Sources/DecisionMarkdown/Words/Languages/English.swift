import Decisions

extension Language {
  static let english = Language(
    writing: Writing(
      good: "Good, because ", bad: "Bad, because ", neutral: "Neutral, because ",
      chosen: "Chosen option: \"…\"", because: ", because ",
      headings: [
        .status: "Status", .date: "Date", .context: "Context and Problem Statement",
        .drivers: "Decision Drivers", .options: "Considered Options",
        .outcome: "Decision Outcome",
        .consequences(nil): "Consequences", .comparison: "Pros and Cons of the Options",
        .other: "More Information, Links",
      ],
      proposed: "proposed", superseded: "superseded by", succeeds: "Supersedes", nounTail: "of "),
    opposites: [
      ["good", "bad", "neutral"], ["positive", "negative", "neutral"], ["benefit", "drawback"],
      ["strengths", "weaknesses"], ["advantage", "disadvantage"], ["pro", "con", "neutral"],
      ["pros", "cons", "neutral"], ["upside", "downside"],
    ],
    ordinals: "last, one first, two second, three third, four fourth, five fifth, six sixth",
    succeeding: "obsoletes replaces supersedes",
    words: englishWords,
    phrases: [
      .foreign: "for itself, for their own, for themselves",
      .hedge: "subject to approval, subject to final approval, subject to the approval",
      .revoking: """
      no longer applies, no longer holds, no longer in use, no longer stands, no longer true,
      no longer valid
      """,
      .trial: """
      accepted as a risk, an example, as our second choice, as second choice, by mistake,
      further study, next round, our example, reference point, to be dropped, to be evaluated,
      to be removed
      """,
    ],
    headings: [
      .name: "title", .status: "adr status, current status, decision status, rfc status, state",
      .date: "date of decision, decision date",
      .context: "description, introduction, overview, summary, technical story",
      .options: """
      considered, considered and rejected, considered but not chosen, contenders, long list,
      options on the table, our options, paths not taken, rejected ideas, rejected suggestions,
      roads not taken, short list, shortlist, solution space, ways to do it, what are our options,
      what are the options, what could we use, what else we considered,
      what other designs have been considered, what we considered, what we could do,
      where we could go
      """,
      .comparison: "argument, arguments, details, option details, swot",
      .outcome: """
      adopted solution, agreed solution, answer, decision made, final answer,
      implemented solution, justification, rationale, solution, what did we choose, what we agreed,
      what we chose, what we decided, what we will do
      """,
      .other: """
      about, action items, additional, additional considerations, additional information, additional
      notes, appendix, assumptions, authors, changelog, compliance, confirmation, constraints, contents,
      decided by, deciders, follow up, further reading, glossary, goals, history, implementation,
      meta, metadata, next steps, non goals, note, notes, open questions, other considerations,
      participants, prior art, reference, references, related, related adrs, related decisions,
      related documents, related links, remarks, resources, scope, see also, stakeholders,
      supersedes, table of contents, tags, terminology, todo, unresolved questions, validation
      """,
      .consequences(nil): "effects, ramifications, resulting context",
    ],
    fields: [
      .title: "feature name, name",
      .updated: """
      last modified, last update, last updated, last updated on, updated, updated at, updated on
      """,
      .created: """
      created, created at, created on, creation date, date created, decided on, start date
      """,
      .names(.deciders): "decided by, decider, deciders, decision maker, decision makers",
      .names(.consulted): "consulted", .names(.informed): "informed",
      .names(.tags): "keywords, labels, tag, tags",
    ],
    states: [
      .undecided: """
      awaiting, draft, exploring, final draft, in discussion, in progress, in review, not decided,
      not yet accepted, not yet approved, not yet decided, on hold, open, pending, proposal, propose, proposed,
      ready for review, reopened, request for comments, review, rfc, suggested, tbc, tbd, tentative, to be
      accepted, to be approved, to be confirmed, to be decided, to be determined, to be discussed, todo, undecided, under
      consideration, under discussion, under review, up for discussion, wip, work in progress
      """,
      .accepted: """
      accept, accepted, active, adopted, agreed, approved, complete, completed, decided, done,
      final, finished, implemented, in effect, in force, in use, ratified, ready for release,
      released, resolved
      """,
      .rejected: """
      abandoned, canceled, cancelled, declined, denied, discarded, dismissed, dropped, not approved,
      refused, reject, rejected, withdrawn, wontfix
      """,
      .superseded: "obsoleted by, overridden by, replaced, superceded, supersede by, superseded",
      .deprecated: """
      deprecate, deprecated, discontinued, expired, no longer in use, no longer valid, obsolete,
      obsoleted, outdated, retired, sunset
      """,
    ])
}
