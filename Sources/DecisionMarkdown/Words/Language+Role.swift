extension Language {
  /// What a word says in a decision file.
  enum Role: Int, CaseIterable {
    /// Judges: `Good, because …`. It also labels a list: `Good:`.
    case good, bad, neutral
    /// Names a side: `Pros:`, `Pro: …`.
    case pros, cons, neutrals
    /// Names a side alone before a colon: `For: …`.
    case beneficiary
    /// Begins a reason: `because`.
    case because
    /// Begins a reason and can mean nothing else, not even as the first word of a text.
    case clearBecause
    /// Follows `because`: `because of`.
    case becauseTail
    /// May stand beside a word of a side in a label: `The main advantages`.
    case filler
    /// Ends a label and begins what it speaks of: `Pros of microservices`.
    case connector
    /// Begins what something is compared with: `Advantages over Kafka`.
    case comparing
    /// Stands before a judgement: `This is good`.
    case copula
    /// Names costs, which are cons beside benefits.
    case tradeOff
    /// Says that costs were accepted.
    case accepted
    /// Names a risk.
    case risk
    /// Names one option.
    case option
    /// Names options in a heading.
    case options
    /// Announces the title of an option: `Alternative: Redis`.
    case alternative
    /// Counts an option in letters: `Option two`.
    case ordinal
    /// Names what is done against cons.
    case mitigation
    /// Head a section: outcome, consequences, drivers, context, a comparison.
    case outcome, consequence, driver, context, comparison
    /// Titles a column of criteria.
    case criterion
    /// Stands beside others in a heading and decides nothing.
    case common
    /// Says that an option was chosen.
    case chosen
    /// Says so only behind the title of an option.
    case choiceMark
    /// Names the choice in `Reasons for choosing`.
    case choosing
    /// Makes a sentence a decision: `We go with`.
    case decision
    /// Says that an option was not chosen, or not now.
    case rejected
    /// Names that in `Reason for rejection`.
    case rejecting
    /// Mentions an option without choosing it: `not`.
    case denial
    /// Turns a title into its opposite: `without`.
    case turn
    /// Titles a row or column that tells what became of an option.
    case verdictTitle
    /// The key of a line that tells it: `Verdict: …`.
    case verdictKey
    /// Announce reasons: `why`, `reason`, `problem`.
    case why, reason, problem
    /// Stands for an option in a sentence: `It was rejected because …`.
    case subject
    /// Stands beside the verb there: `was initially`.
    case auxiliary
    /// Begins a remark behind `rejected,` that is no reason: `see below`.
    case remark
    /// Begins what describes a name: `which`.
    case describing
    /// Joins names: `and`.
    case joining
    /// Says that there is nothing; `behindNothing` may follow: `none identified`.
    case nothing, behindNothing
    /// Ends a word for options, in a language that writes no spaces; `joint` begins what goes on
    /// behind it.
    case optionEnding, joint
    /// Ends a word for reasons, and says within it that they are against something.
    case reasonEnding, rejectedPart
    /// Goes on behind a word of a side, and what links the two.
    case sideEnding, sideLink
  }
}
