import type { HumanImpactKind } from '@plainwire/domain/story'

/** Words by which reports count casualties, in lower case. */
export interface CasualtyWords {
  /** Words directly after the number, or after 'people': 'dead', 'injuries'. */
  nouns: Readonly<Record<HumanImpactKind, readonly string[]>>
  /**
   * Words for what happened to the people before them: 'killed' in 'six people were killed', 'gewond' in 'vijf
   * mensen raakten gewond'.
   */
  passives: Readonly<Record<HumanImpactKind, readonly string[]>>
  /** Verbs before the number: 'killing six', 'arrest nine'. */
  verbs: Readonly<Record<HumanImpactKind, readonly string[]>>
  people: readonly string[]
  /** Words that may follow a participle in the passive: 'killed in', not 'killed a man'. */
  afterPassive: readonly string[]
  be: readonly string[]
  /** Phrases after a number that mean 'homeless', as regex alternatives: 'from their homes'. */
  homeless: string
  /** Phrases after a number that mean 'jobless', as regex alternatives: 'lose their jobs'. */
  jobless: string
  /** The verbs that begin a phrase for losing work, such as 'lose' in 'lose their jobs'. */
  workBegins: string
  /**
   * Participles that may end a clause: 'behandeld' in 'vijf mensen met klachten behandeld' ('five people with
   * symptoms treated').
   */
  lastParticiples: readonly string[]
  /** Words that may follow a number of people without a noun: 'in' in 'killing six in Beira'. */
  bare: readonly string[]
  /** Words between a verb and its number: 'at' and 'least' in 'killed at least six'. */
  between: readonly string[]
  /** Words between two counts that must be added: 'and', 'plus'. */
  joints: readonly string[]
  /**
   * Participles that may modify the noun after them ('three injured players'), and the words that follow such
   * a participle if it modifies no noun.
   */
  describing: readonly string[]
  behindParticiple: readonly string[]
}
