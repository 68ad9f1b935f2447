/** A story is the reports of one event; a thread is the running topic that stories are part of. */
export type Level = 'story' | 'thread'

/** An article as a stream brings it. */
export interface StreamArticle {
  id: string
  title: string
  text: string
  publishedAt: Date
  language: string
  publisher: string
  url: string
}

/** By time, or with arrival mixed over a day and a half. */
export type Order = 'in time' | 'mixed'

/** The scores to be reached on the unseen part. */
export interface Targets {
  f1?: number
  adjustedRand?: number
  /** Whether arrival in mixed order has the same targets. */
  isForBothOrders?: boolean
}

/** A stream of articles with labels. */
export interface LabelledSet {
  /** The name that training knows it by. */
  id: string
  name: string
  /** Where it is in the data folder, what its labels are and which part of them is unseen. */
  on: string
  /** By time of arrival; not every one needs a label. */
  articles: readonly StreamArticle[]
  /** The labelled group of an article, by article id. */
  groupOf: ReadonlyMap<string, string>
  /** Whether nothing was fitted on the label of an article (training/splits.ts). */
  isUnseen(articleId: string): boolean
  /** The levels that the labels are right for, with their targets. */
  levels: { readonly [level in Level]?: Targets }
}

/** Articles by time; those of one moment stay in order. */
export function inTime(articles: readonly StreamArticle[]): StreamArticle[] {
  return articles.toSorted((a, b) => a.publishedAt.getTime() - b.publishedAt.getTime())
}

/** A day as the sets write it ('2018-07-01') at noon UTC, or a moment. */
export function momentOf(date: string): Date {
  return new Date(date.length === 10 ? `${date}T12:00:00Z` : date)
}
