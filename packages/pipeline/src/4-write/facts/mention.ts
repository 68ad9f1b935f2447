import type { Article } from '@plainwire/domain/article'
import type { FactKind, Qualifier } from '@plainwire/domain/story'

/** One statement of a fact in one article. */
export interface Mention {
  kind: FactKind
  /** Mentions with another key never state the same. */
  key: string
  subject: string
  /** What is counted, as the article writes it: 'parcel lockers'. */
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
  /** What people are counted by: one number of it is what the story is about. */
  isCasualty: boolean
  /** Words around it, to tell what else the number might be about. */
  context: ReadonlySet<string>
  /** The words closest to it. */
  near: ReadonlySet<string>
  /** Its sentence tells what may be, was before, or is counted otherwise: it contradicts nobody. */
  isTentative: boolean
  /** Its sentence says that another figure is given elsewhere. */
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
