import type { Article, ArticleKind } from '@plainwire/domain/article'
import type { TermReader } from './article-terms.ts'
import { type Distinctions, distinctionsOf } from './distinctions.ts'
import { kindOf } from './kind-of.ts'
import { type Sparse, sparse } from './sparse.ts'
import type { Vocabulary } from './vocabulary.ts'

/** Terms kept per part: enough to compare, few enough for a million articles. */
const TITLE_TERMS = 16
const LEAD_TERMS = 56
const BODY_TERMS = 80
const NAME_TERMS = 24
const CROSS_TERMS = 72
const NUMBER_TERMS = 12

/** An article as the clusterer holds it: numbers only, no text. */
export interface HeldArticle {
  /** Position in the stream; later articles have higher numbers. */
  sequence: number
  articleId: string
  storyId: string
  publisherId: string
  owner: string
  language: string
  kind: ArticleKind
  /** When it was published, else first seen. ms. */
  at: number
  title: Sparse
  lead: Sparse
  body: Sparse
  names: Sparse
  numbers: Sparse
  cross: Sparse
  distinctions: Distinctions
}

/** Where new articles get their numbers from. */
export interface Desk {
  reader: TermReader
  vocabulary: Vocabulary
}

export interface About {
  sequence: number
  owner: string
}

/** Turns an article into what is compared, and counts its terms. Gives how its names are written beside it. */
export function holdArticle(article: Article, about: About, { reader, vocabulary }: Desk) {
  const terms = reader.read(article)
  const distinct = new Set([...terms.body.keys(), ...terms.names.keys(), ...terms.cross.keys()])
  vocabulary.count(distinct)
  const { weights } = vocabulary
  const held: HeldArticle = {
    sequence: about.sequence,
    articleId: article.id,
    storyId: '',
    publisherId: article.publisherId,
    owner: about.owner,
    language: article.language,
    kind: kindOf(article),
    at: (article.publishedAt ?? article.firstSeenAt).getTime(),
    title: sparse(terms.title, weights, TITLE_TERMS),
    lead: sparse(terms.lead, weights, LEAD_TERMS),
    body: sparse(terms.body, weights, BODY_TERMS),
    names: sparse(terms.names, weights, NAME_TERMS),
    numbers: sparse(terms.numbers, weights, NUMBER_TERMS),
    cross: sparse(terms.cross, weights, CROSS_TERMS),
    distinctions: distinctionsOf(article),
  }
  return { held, spellings: terms.spellings }
}

/** The parts of an article that hold ids of terms. */
const PARTS = ['title', 'lead', 'body', 'names', 'numbers', 'cross'] as const

/** The terms an article uses. */
export function* termsOf(article: HeldArticle): Generator<number> {
  for (const part of PARTS) yield* article[part].ids
}

/** Takes over new ids of terms; their order stays the same. */
export function renameTerms(article: HeldArticle, renamed: Int32Array): void {
  for (const part of PARTS) {
    const { ids } = article[part]
    for (let at = 0; at < ids.length; at++) ids[at] = renamed[ids[at] ?? 0] ?? 0
  }
}
