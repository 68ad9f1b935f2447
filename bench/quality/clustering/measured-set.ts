import type { ClusteringRule } from './baseline-rule.ts'
import { computePartitionScores, type PartitionScores } from './partition-scores.ts'
import type { ArrivalOrder, LabelledSet, Level, ScoreTargets, StreamArticle } from './sets/labelled-set.ts'
import { delayArrivals } from './sets/mixed-arrival.ts'
import type { EmbeddingLookup, Partitions } from './stream-partitions.ts'

/** The clusterer, and the simple baseline that it is compared with. */
export interface ComparedRules {
  clusterer: (articles: readonly StreamArticle[], meaningOf?: EmbeddingLookup) => Partitions
  plain: ClusteringRule
  /**
   * Returns embeddings of a set's articles. If present, the clusterer is measured a second time with them.
   */
  meanings?: (set: LabelledSet) => EmbeddingLookup
}

/** The groups of a set's articles, by article id, clustered in one order of arrival. */
export interface ClusteredSet {
  set: LabelledSet
  order: ArrivalOrder
  clusterer: Partitions
  /** The clusterer's groups when it also uses the articles' embeddings. */
  withMeanings?: Partitions
  plain: ReadonlyMap<string, string>
}

/** The scores of one level of a set in one order of arrival. */
export interface MeasuredLevel {
  set: LabelledSet
  order: ArrivalOrder
  level: Level
  targets: ScoreTargets
  /** Scores of the items that nothing was fitted on. */
  unseen: PartitionScores
  /** Scores of the items that the model was fitted on. Not published. */
  fitted: PartitionScores
  /** Scores of the unseen items when the clusterer also uses the articles' embeddings. */
  withMeanings?: PartitionScores
  /** The simple baseline's scores of the unseen items. */
  plain: PartitionScores
}

/** Clusters all articles of a set twice: in the order of publication, and with delayed arrivals. */
export function clusterSet(set: LabelledSet, rules: ComparedRules): ClusteredSet[] {
  const orders = [
    ['in time', set.articles],
    ['mixed', delayArrivals(set.articles)],
  ] as const
  const meaningOf = rules.meanings?.(set)
  return orders.map(([order, articles]) => ({
    set,
    order,
    clusterer: rules.clusterer(articles),
    ...(meaningOf && { withMeanings: rules.clusterer(articles, meaningOf) }),
    plain: rules.plain(articles),
  }))
}

/** Returns the scores of each level that the set has labels for. */
export function measureLevels({ set, order, clusterer, withMeanings, plain }: ClusteredSet): MeasuredLevel[] {
  const scores = (found: ReadonlyMap<string, string>, isCounted: (articleId: string) => boolean) =>
    computePartitionScores(
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
      ...(withMeanings && { withMeanings: scores(withMeanings[level], isUnseen) }),
      plain: scores(plain, isUnseen),
    }
  })
}
