/// Whole files that several suites read.
enum Fixtures {
  static let all = [
    version2, nested, loose, german, mixed, tables, quoted, lettered, reasoned,
  ]

  /// Options by letters, fields beside each other, trade-offs.
  static let lettered = """
    # ADR-0012: How guests sign in

    **Status:** Accepted · **Date:** 2026-03-04 | **Owner:** Kim

    ## Considered Options

    * **A** — no further step
    * **B** — one more question

    ## Decision Outcome

    Chosen option: **B** (in spring), because it keeps what we know.

    ### Negative / Trade-offs

    * one more page

    ## Pros and Cons of Options

    ### A — no further step
    * Good, because it is quick

    ### B — one more question
    * Good, because we know them
    * Bad, because it is a page
    """

  static let version2 = """
    # Record decisions as Markdown

    * Status: accepted
    * Deciders: Ada, Bo
    * Date: 2019-03-02

    Technical Story: #123

    ## Context and Problem Statement

    We want to remember why.
    Which format serves?

    ## Decision Drivers <!-- optional -->

    * readable
    * diffable in
    a pull request

    ## Considered Options

    * [MADR](https://adr.github.io/madr/) 2.1.2 - the Markdown one
    * [Michael Nygard's template](http://x.y/z)
    * Formless

    ## Decision Outcome

    Chosen option: "MADR 2.1.2", because

    * it is lean

    ### Positive Consequences <!-- optional -->

    * better texts

    ### Negative Consequences

    * more work

    ## Pros and Cons of the Options <!-- optional -->

    ### [MADR](https://adr.github.io/madr/)

    [example | description]

    * Good, because it is lean <!-- weight: 3 -->
      and wraps
    lazily too
    * Good because simple
    * Bad, because long
      * a form of twelve
      * sections

    ### Michael Nygard's template

    - **Good**, because **old**
    - `Bad`: no options
    - Good (habit), it is known
    - Bad, because it is short
    - Just a remark

    ### Formless

    ```
    * Good, because in a fence
    ```

    <!--
    * Good, because in a comment
    -->
    1. Neutral, because it is nothing
    2. good, as free <!-- numbers of pros and cons can vary -->

    ## Links <!-- optional -->

    * [Link](x)
    """

  static let nested = """
    # Pick a queue

    ## Considered Options

    1. **Kafka**: a log
       - Pros
         - fast
         - durable
       - Cons
         - heavy
    2. RabbitMQ

       Pros:

       - easy
       - small

       Cons:
       - slow
    3. SQS
       * Advantages:
         * managed
         * cheap
       * Drawbacks:
         * lock-in

    ## Decision Outcome

    We will use **Kafka** for events.
    """

  static let loose = """
    # Databases

    ## Context
    Some words.

    ## PostgreSQL

    **Pros**
    * solid
    * known
    **Cons:**
    * needs care

    ## SQLite
    #### Pros
     - tiny
    #### Cons
     - single writer

    ## Option 3: MySQL

    ✅ known
    ❌ owned by another

    ## Links
    - somewhere
    """

  static let german = """
    # Sprache

    * Status: akzeptiert
    * Datum: 2020-02-02

    ## Kontext und Problemstellung
    Warum?

    ## Betrachtete Optionen
    * Rust
    * Go

    ## Entscheidung
    Gewählte Option: „Go“, weil einfach.

    ## Vor- und Nachteile der Optionen
    ### Rust
    * Gut, weil sicher
    * Schlecht, weil schwer
    ### Go
    Vorteile:
    * einfach
    Nachteile:
    * schlicht
    """

  static let tables = """
    # Where to keep sessions

    - Status: accepted

    ## Considered Options

    | # | Option | Pros | Cons | Verdict |
    |---|--------|:----:|------|---------|
    | 1 | **Cookie** | no server<br>cheap | size limits \\| both<br>replays | Rejected |
    | 2 | Redis (chosen) | 1. quick 2. known | - | |
    |   |        | expires by itself |  | |
    | 3 | Disk | <ul><li>simple</li><li>lasting</li></ul> | `a; b` is slow | n/a |

    ## Decision Outcome

    Chosen option: "Redis", because it is known.

    ### Consequences

    Positive | Negative
    -------- | --------
    one store less | one more port
    fewer bytes |

    ## Pros and Cons of the Options

    ### Redis

    | **Pros** | **Cons** |
    |---|---|
    | shared | memory <!-- weight: 3 --><br>one more thing |
    """

  static let quoted = """
    # Who reviews

    ## Options

    ### Everybody

    > - Good, because many eyes
    > - Bad, because it is slow
    >   at times

    Prose.

    ### A pair

    <details>
    <summary>Pros</summary>

    - quick

    </details>
    <details>
    <summary>Cons</summary>

    - two opinions

    </details>
    """

  static let mixed = """
    # ADR 12: Cache

    ## Status: Proposed

    ## Considered Options

    ### Redis

    * fast lookups matter
    * **Pros:**
        * quick
        * Good docs
    * **Cons:**
        * memory

    #### Security
    * Bad, because open

    ### Memcached

    | Pros | Cons |
    |------|------|
    | a | b |

    - Pro: simple
    - Con - old
    - :x: fragile
    - 👍 thumbs
    - bad, because it is lossy
    - 🟡 Neutral: so what

    ## Decision: use Redis
    Because.
    """
}
