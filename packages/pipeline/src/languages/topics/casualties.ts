import type { Casualty } from '@plainwire/domain/story'

/** By what a number in a report counts casualties. In lower case. */
export interface CasualtyWords {
  /** Directly behind the number, or behind 'people'. */
  nouns: Readonly<Record<Casualty, readonly string[]>>
  /** Phrases after the people that they affect: 'were killed', 'raakten gewond'. */
  passives: Readonly<Record<Casualty, readonly string[]>>
  /** Before the number: 'killing six', 'arrest nine'. */
  verbs: Readonly<Record<Casualty, readonly string[]>>
  people: readonly string[]
  /** Words that may follow a participle in the passive: 'killed in', not 'killed a man'. */
  afterPassive: readonly string[]
  be: readonly string[]
  /** Phrases after a number that mean 'homeless', as alternatives. */
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
  /**
   * Participles that may modify a following noun: 'three injured players', and the words that follow them
   * when they don't.
   */
  describing: readonly string[]
  behindParticiple: readonly string[]
}
