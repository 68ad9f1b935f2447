import type { Language } from '../language/index.ts'

/** What sort of thing a fact states. */
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

/** How a number is meant: 'at_least' for 'more than', 'ruim' and 'zeker', 'at_most' for 'up to' and 'hooguit'. */
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

/** One value of a fact and who gives it. */
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
  /** Stable as long as the story tells of it: kind, subject and unit. */
  id: string
  kind: FactKind
  /** What is counted, in English: 'injured', 'ship', 'prime minister'. */
  subject: string
  /** What is counted, as the reports of each language write it: 'parcel lockers'. Missing where nobody names it. */
  names?: Partial<Record<Language, string>>
  /** Currency or measure: 'EUR', 'tonne', '%'. */
  unit: string | undefined
  agreement: Agreement
  /** The value that most independent reports give comes first. */
  values: FactValue[]
  changes: FactChange[]
  /** What one report mentions in passing: remembered, so that a change of it is noticed, and not shown. */
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
