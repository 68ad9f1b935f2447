import type { Article } from '@plainwire/domain/article'
import type { FactKind, Qualifier } from '@plainwire/domain/story'

/** One statement of a fact in one article. */
export interface Mention {
  kind: FactKind
  /** Mentions with another key never state the same. */
  key: string
  subject: string
  /** The thing counted, in the article's words: 'parcel lockers'. */
  noun?: string
  unit: string | undefined
  value: number | string
  qualifier: Qualifier
  article: Article
  report: number
  field: 'title' | 'summary' | 'text'
  start: number
  end: number
  /** -1 for the title, then the sentence's place in its field. */
  position: number
  /** A number of people affected: one such number is a main fact of a story. */
  isCasualty: boolean
  /** Words around it, which show whether the number could be about something else. */
  context: ReadonlySet<string>
  /** The words closest to it. */
  near: ReadonlySet<string>
  /** Its sentence is about a possibility, the past, or another way of counting: it contradicts nothing. */
  isTentative: boolean
  /** Its sentence says that another figure is reported elsewhere. */
  isDisputed: boolean
  /** The mention that it sets another number against, in the same article. */
  rivalTo?: Mention | undefined
}

/** A sentence of an article, or its title. */
export interface Place {
  article: Article
  report: number
  field: Mention['field']
  position: number
  offset: number
  text: string
}
