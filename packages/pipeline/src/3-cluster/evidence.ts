import { qualifiersDiffer, scoresDiffer } from './distinctions.ts'
import type { HeldArticle } from './held-article.ts'
import { cosine, norm, type Sparse } from './sparse.ts'
import type { Vocabulary } from './vocabulary.ts'

/** What speaks for and against two articles reporting one event; each is a number the model weighs. */
export interface Evidence {
  title: number
  lead: number
  body: number
  names: number
  numbers: number
  cross: number
  /** 1 where both name places and share none. */
  placesDiffer: number
  /** 1 where both have names and share none. */
  namesDiffer: number
  /** Log of 1 + days between them. */
  gap: number
  samePublisher: number
  /** Strongest of title and lead, squared: near-identical headlines need no more proof. */
  sameTitle: number
}

/** A new article with the lengths of its vectors, computed once for all comparisons. */
export interface Asked {
  article: HeldArticle
  norms: { title: number; lead: number; body: number; names: number; cross: number }
}

const DAY_MS = 86_400_000

export function ask(article: HeldArticle, { weights }: Vocabulary): Asked {
  const of = (vector: Sparse) => norm(vector, weights)
  const { title, lead, body, names, cross } = article
  return {
    article,
    norms: { title: of(title), lead: of(lead), body: of(body), names: of(names), cross: of(cross) },
  }
}

/** How many distinct numbers both give, as 0, 0.5 (one) to 1 (many). */
function sharedNumbers(a: Sparse, b: Sparse): number {
  let count = 0
  for (const id of a.ids) if (b.ids.includes(id)) count++
  return count / (count + 1)
}

/** Whether both have keys of a sort and share none of them. */
function disjoint(a: Sparse, b: Sparse, isOfSort: (id: number) => boolean): boolean {
  let inA = 0
  for (const id of a.ids) {
    if (!isOfSort(id)) continue
    if (b.ids.includes(id)) return false
    inA++
  }
  return inA > 0 && b.ids.some(isOfSort)
}

/** Compares a new article with one that is held. */
export function evidenceOf({ article: a, norms }: Asked, b: HeldArticle, vocabulary: Vocabulary): Evidence {
  const { weights } = vocabulary
  const isSameLanguage = a.language === b.language
  const isPlace = (id: number) => vocabulary.term(id).startsWith('!')
  const title = isSameLanguage ? cosine(a.title, norms.title, b.title, weights) : 0
  return {
    title,
    lead: isSameLanguage ? cosine(a.lead, norms.lead, b.lead, weights) : 0,
    body: isSameLanguage ? cosine(a.body, norms.body, b.body, weights) : 0,
    names: cosine(a.names, norms.names, b.names, weights),
    numbers: sharedNumbers(a.numbers, b.numbers),
    cross: cosine(a.cross, norms.cross, b.cross, weights),
    placesDiffer: disjoint(a.names, b.names, isPlace) ? 1 : 0,
    namesDiffer: disjoint(a.names, b.names, () => true) ? 1 : 0,
    gap: Math.log1p(Math.abs(a.at - b.at) / DAY_MS),
    samePublisher: a.publisherId === b.publisherId ? 1 : 0,
    sameTitle: title * title,
  }
}

/** Facts that rule out one event, whatever else two articles share. */
export function isRuledOut(a: HeldArticle, b: HeldArticle, evidence: Evidence): boolean {
  const [first, second] = [a.distinctions, b.distinctions]
  if (qualifiersDiffer(first, second)) return true
  if (scoresDiffer(first, second) && evidence.title < 0.7) return true
  const sameSort = first.sudden !== undefined && first.sudden === second.sudden
  return sameSort && evidence.placesDiffer === 1 && evidence.title < 0.7
}
