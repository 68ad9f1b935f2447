import type { Casualty } from '@plainwire/domain/story'

/** By what a number in a report counts casualties. In lower case. */
export interface CasualtyWords {
  /** Directly behind the number, or behind 'people'. */
  nouns: Readonly<Record<Casualty, readonly string[]>>
  /** What becomes of people, behind them: 'were killed', 'raakten gewond'. */
  passives: Readonly<Record<Casualty, readonly string[]>>
  /** Before the number: 'killing six', 'arrest nine'. */
  verbs: Readonly<Record<Casualty, readonly string[]>>
  people: readonly string[]
  /** What may stand behind a participle that tells what was done to somebody: 'killed in', not 'killed a man'. */
  afterPassive: readonly string[]
  be: readonly string[]
  /** Phrases behind a number that say the same as 'homeless', as alternatives. */
  homeless: string
  /** The same of work: 'lose their jobs'. */
  jobless: string
  /** The verb that such a phrase begins with. */
  workBegins: string
  /** Participles that a language puts last: 'vijf mensen met klachten behandeld'. */
  lastParticiples: readonly string[]
  /** Behind a number that counts people without a noun: 'killing six in'. */
  bare: readonly string[]
  /** Between a verb and its number: 'killed at least six'. */
  between: readonly string[]
  /** Between two counts of which neither is the whole. */
  joints: readonly string[]
  /** Participles that may describe those behind them: 'three injured players', and what stands behind where they don't. */
  describing: readonly string[]
  behindParticiple: readonly string[]
}
