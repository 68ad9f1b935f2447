import type { LabelledSet, Level, Order, StreamArticle, Targets } from './labelled-set.ts'
import { mixedArrival } from './mixed-arrival.ts'
import { type PartitionScores, partitionScores } from './partition-scores.ts'
import type { Rule } from './plain-rule.ts'
import type { MeaningOf, Partitions } from './stream-partitions.ts'

/** The clusterer, and the rule that it is compared with. */
export interface Rules {
  clusterer: (articles: readonly StreamArticle[], meaningOf?: MeaningOf) => Partitions
  plain: Rule
  /** Meanings that the clusterer is measured with too; without them it is measured by words alone. */
  meanings?: (set: LabelledSet) => MeaningOf
}

/** A set clustered in one order: the groups of each article by its id. */
export interface ClusteredSet {
  set: LabelledSet
  order: Order
  clusterer: Partitions
  meant?: Partitions
  plain: ReadonlyMap<string, string>
}

/** The scores of one level of a set in one order. */
export interface MeasuredLevel {
  set: LabelledSet
  order: Order
  level: Level
  targets: Targets
  /** Of the items whose labels nothing was fitted on. */
  unseen: PartitionScores
  /** Of the other ones. Not published. */
  fitted: PartitionScores
  /** Of the unseen items, where the clusterer has meanings too. */
  meant?: PartitionScores
  /** The plain rule's, of the unseen items. */
  plain: PartitionScores
}

/** Clusters a set whole, by time and with arrival mixed. */
export function clusteredSet(set: LabelledSet, rules: Rules): ClusteredSet[] {
  const orders = [
    ['in time', set.articles],
    ['mixed', mixedArrival(set.articles)],
  ] as const
  const meaningOf = rules.meanings?.(set)
  return orders.map(([order, articles]) => ({
    set,
    order,
    clusterer: rules.clusterer(articles),
    ...(meaningOf && { meant: rules.clusterer(articles, meaningOf) }),
    plain: rules.plain(articles),
  }))
}

/** Scores each level that a set has labels for. */
export function measuredLevels({ set, order, clusterer, meant, plain }: ClusteredSet): MeasuredLevel[] {
  const scores = (found: ReadonlyMap<string, string>, isCounted: (articleId: string) => boolean) =>
    partitionScores(
      [...set.groupOf].map(([id, known]) => ({
        known,
        found: found.get(id) ?? `missing ${id}`,
        isCounted: isCounted(id),
      })),
    )
  const isUnseen = (id: string) => set.isUnseen(id)
  return (['thread', 'story'] as const).flatMap((level) => {
    const targets = set.levels[level]
    if (!targets) return []
    return {
      set,
      order,
      level,
      targets: order === 'in time' || targets.isForBothOrders ? targets : {},
      unseen: scores(clusterer[level], isUnseen),
      fitted: scores(clusterer[level], (id) => !set.isUnseen(id)),
      ...(meant && { meant: scores(meant[level], isUnseen) }),
      plain: scores(plain, isUnseen),
    }
  })
}
