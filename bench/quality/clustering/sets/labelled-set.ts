import type { LabelledItem } from '../../../../training/labelled-news/labelled-item.ts'

/** A story is the reports of one event; a thread is the running topic that stories are part of. */
export type Level = 'story' | 'thread'

/** An article of a stream. Its text is the summary if it has one. */
export type StreamArticle = Omit<LabelledItem, 'summary' | 'group' | 'part'>

/** The order of arrival: by time of publication, or delayed at random by up to four days. */
export type ArrivalOrder = 'in time' | 'mixed'

/** The target scores on the unseen part. */
export interface ScoreTargets {
  f1?: number
  adjustedRand?: number
  /** True if the mixed order of arrival has the same targets. */
  isForBothOrders?: boolean
}

/** A stream of articles with labels. */
export interface LabelledSet {
  /** The name of the set in training/splits.ts. */
  id: string
  name: string
  /** The set's path in the data folder, followed by which part of the set is unseen. */
  on: string
  /** The articles in the order of arrival. They may have no label. */
  articles: readonly StreamArticle[]
  /** The labelled group by article id. */
  groupOf: ReadonlyMap<string, string>
  /** True if nothing was fitted on the label of the article (training/splits.ts). */
  isUnseen(articleId: string): boolean
  /** The levels that the labels describe, with their targets. */
  levels: { readonly [level in Level]?: ScoreTargets }
}

/** Returns an item without its label. */
export function toStreamArticle({
  group: _,
  part: _part,
  summary,
  text,
  ...rest
}: LabelledItem): StreamArticle {
  return { ...rest, text: summary || text }
}

/** Makes a set of labelled items, which are given in the order of time. */
export function makeLabelledSet(
  items: readonly LabelledItem[],
  about: Pick<LabelledSet, 'id' | 'name' | 'on' | 'levels'>,
): LabelledSet {
  const unseen = new Set(items.flatMap(({ id, part }) => (part === 'unseen' ? [id] : [])))
  return {
    ...about,
    articles: items.map(toStreamArticle),
    groupOf: new Map(items.flatMap(({ id, group }) => (group === undefined ? [] : [[id, group]]))),
    isUnseen: (id) => unseen.has(id),
  }
}
