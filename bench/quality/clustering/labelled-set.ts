import type { LabelledItem } from '../../../training/labelled-news/labelled-item.ts'

/** A story is the reports of one event; a thread is the running topic that stories are part of. */
export type Level = 'story' | 'thread'

/** An article as a stream brings it; its text is the summary where it has nothing else. */
export type StreamArticle = Omit<LabelledItem, 'summary' | 'group' | 'part'>

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

/** An item without its label. */
export function streamArticle({
  group: _,
  part: _part,
  summary,
  text,
  ...rest
}: LabelledItem): StreamArticle {
  return { ...rest, text: summary || text }
}

/** Labelled items by time as a set. */
export function labelledSet(
  items: readonly LabelledItem[],
  about: Pick<LabelledSet, 'id' | 'name' | 'on' | 'levels'>,
): LabelledSet {
  const unseen = new Set(items.flatMap(({ id, part }) => (part === 'unseen' ? [id] : [])))
  return {
    ...about,
    articles: items.map(streamArticle),
    groupOf: new Map(items.flatMap(({ id, group }) => (group === undefined ? [] : [[id, group]]))),
    isUnseen: (id) => unseen.has(id),
  }
}
