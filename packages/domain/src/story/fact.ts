import type { Language } from '../language/index.ts'

/** The kind of a fact. */
export type FactKind =
  | 'count'
  | 'money'
  | 'percentage'
  | 'measure'
  | 'date'
  | 'time'
  | 'score'
  | 'place'
  | 'role'

/**
 * The precision of a number: 'at_least' for 'more than', 'ruim' and 'zeker', 'at_most' for 'up to' and
 * 'hooguit'.
 */
export type Qualifier = 'exact' | 'about' | 'at_least' | 'at_most'

/** One source's passage that gives a fact. */
export interface FactGiver {
  articleId: string
  publisherId: string
  /** Index of the independent report that the article belongs to. */
  report: number
  /** When the article was published or last changed. */
  at: Date
  language: string
  field: 'title' | 'summary' | 'text'
  start: number
  end: number
}

/** One value of a fact and the sources that report it. */
export interface FactValue {
  /** In one spelling for every language: 4200000, '3-2', '2026-11-20', 'Naomi Tarileo'. */
  value: number | string
  qualifier: Qualifier
  /** Independent reports that give it. */
  reports: number
  givers: FactGiver[]
}

/** A publisher that gave another value before. */
export interface FactChange {
  publisherId: string
  from: number | string
  to: number | string
  at: Date
}

/** 'several': independent reports agree. 'single': one gives it. 'conflict': they give different values. */
export type Agreement = 'several' | 'single' | 'conflict'

/** One row of the agreement table. */
export interface Fact {
  /** Stable while the story reports the fact: kind, subject and unit. */
  id: string
  kind: FactKind
  /** The thing counted, in English: 'injured', 'ship', 'prime minister'. */
  subject: string
  /**
   * The thing counted, in the words of each language's reports: 'parcel lockers'. Missing if no report names
   * it.
   */
  names?: Partial<Record<Language, string>>
  /** Currency or measure: 'EUR', 'tonne', '%'. */
  unit: string | undefined
  agreement: Agreement
  /** The value that most independent reports give comes first. */
  values: FactValue[]
  changes: FactChange[]
  /** Mentioned in passing by one report: remembered to detect changes, and not shown. */
  isAside?: true
}

/** A publisher's own word that its article was wrong before. */
export interface Correction {
  articleId: string
  publisherId: string
  at: Date
  field: 'summary' | 'text'
  start: number
  end: number
}
