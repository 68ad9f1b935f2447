import type { Language } from '../language/index.ts'

/**
 * The kind of a fact. A 'measure' is a number with a unit such as 'km', a 'role' is the person who holds an
 * office such as 'mayor'.
 */
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
 * The precision of a number: 'at_least' if it follows words such as 'more than' (in Dutch 'ruim'), 'at_most'
 * if it follows words such as 'up to' (in Dutch 'hooguit').
 */
export type NumberQualifier = 'exact' | 'about' | 'at_least' | 'at_most'

/** A source's passage that states a fact. */
export interface FactPassage {
  articleId: string
  publisherId: string
  /**
   * The number of the independent report that the article belongs to; articles that copy the same text have
   * the same number.
   */
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
  /** Normalised for all languages: 4200000, '3-2', '2026-11-20', 'Naomi Tarileo'. */
  value: number | string
  qualifier: NumberQualifier
  /** The number of independent reports of this value. */
  reports: number
  givers: FactPassage[]
}

/** A change that a publisher made from one value of a fact to another. */
export interface FactChange {
  publisherId: string
  from: number | string
  to: number | string
  at: Date
}

/**
 * Whether reports agree on a fact. 'several': independent reports agree. 'single': only one report states it.
 * 'conflict': reports differ.
 */
export type FactAgreement = 'several' | 'single' | 'conflict'

/** A fact of a story: the values that its reports state for one subject, and whether they agree. */
export interface Fact {
  /**
   * Made of what the fact is about, such as 'injured', and of the value unless the value counts casualties or
   * reports differ on it.
   */
  id: string
  kind: FactKind
  /** What the value counts or describes, in English: 'injured', 'ship', 'prime minister'. */
  subject: string
  /**
   * The subject in the words of the reports, by language: 'parcel lockers'. Undefined if no report names it.
   */
  names?: Partial<Record<Language, string>>
  /** The currency or unit of measurement of the values: 'EUR', 'tonne', '%'. */
  unit: string | undefined
  agreement: FactAgreement
  /** The value with the most independent reports first. */
  values: FactValue[]
  changes: FactChange[]
  /**
   * True if the fact isn't shown, for example because only one report mentions it in passing. It is stored to
   * detect changes.
   */
  isAside?: true
}

/** A publisher's notice that its article contained an error. */
export interface Correction {
  articleId: string
  publisherId: string
  at: Date
  field: 'summary' | 'text'
  start: number
  end: number
}
