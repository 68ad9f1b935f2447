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
  const distinct = new Set<number>()
  for (const counts of [terms.body, terms.names, terms.cross]) {
    for (const term of counts.keys()) distinct.add(vocabulary.id(term))
  }
  vocabulary.count(distinct)
  const numbers = new Map(Array.from(terms.numbers, (number) => [number, 1]))
  const held: HeldArticle = {
    sequence: about.sequence,
    articleId: article.id,
    storyId: '',
    publisherId: article.publisherId,
    owner: about.owner,
    language: article.language,
    kind: kindOf(article),
    at: (article.publishedAt ?? article.firstSeenAt).getTime(),
    title: sparse(terms.title, vocabulary, TITLE_TERMS),
    lead: sparse(terms.lead, vocabulary, LEAD_TERMS),
    body: sparse(terms.body, vocabulary, BODY_TERMS),
    names: sparse(terms.names, vocabulary, NAME_TERMS),
    numbers: sparse(numbers, vocabulary, NUMBER_TERMS),
    cross: sparse(terms.cross, vocabulary, CROSS_TERMS),
    distinctions: distinctionsOf(article),
  }
  return { held, spellings: terms.spellings }
}
