import { DAY_MS } from '../../packages/domain/src/units/index.ts'
import { cannotReportSameEvent } from '../../packages/pipeline/src/3-cluster/matching/contradictions.ts'
import {
  type ArticlePairSimilarity,
  compareArticles,
  prepareArticleForComparison,
} from '../../packages/pipeline/src/3-cluster/matching/pair-likeness.ts'
import { ClusterMemory } from '../../packages/pipeline/src/3-cluster/memory/cluster-memory.ts'
import { deriveStoryId } from '../../packages/pipeline/src/3-cluster/memory/groups/story-id.ts'
import type { WindowArticle } from '../../packages/pipeline/src/3-cluster/memory/window-article.ts'
import { type ClusterData, convertToArticle } from './cluster-data.ts'
import type { ClusterItem } from './labelled-items.ts'

/** A labelled pair of articles that the clusterer would compare. */
export interface LabelledPair {
  evidence: ArticlePairSimilarity
  isSameStory: boolean
  isSameLanguage: boolean
  /** True if both articles are labelled. Otherwise `isSameStory` is false, but not known to be. */
  isLabelled: boolean
}

const WINDOW_MS = 7 * DAY_MS
/**
 * The maximum number of articles that each article is compared with: those that are most similar to it, in
 * its language and in others.
 */
const CANDIDATES = 18

/**
 * Finds pairs of articles by the clusterer's own search for candidates, and returns each pair's evidence and
 * labels.
 */
export function findLabelledPairs(items: readonly ClusterItem[], data: ClusterData): LabelledPair[] {
  const memory = new ClusterMemory({ data })
  const { postings, vocabulary, window } = memory
  const groups = new Map<WindowArticle, string | undefined>()
  const byGroup = new Map<string, WindowArticle[]>()
  const pairs: LabelledPair[] = []
  for (const item of items) {
    const held = memory.hold(convertToArticle(item))
    const probe = prepareArticleForComparison(held, vocabulary)
    const since = window.oldestSince(held.at - WINDOW_MS)
    const found = [false, true].flatMap((isCross) => postings.candidates(held, since, CANDIDATES, isCross))
    const known = item.group === undefined ? [] : (byGroup.get(item.group) ?? [])
    for (const other of new Set([...found.flatMap(({ members }) => members), ...known])) {
      const isNear = Math.abs(other.at - held.at) <= WINDOW_MS
      const evidence = isNear ? compareArticles(probe, other, vocabulary) : undefined
      if (!evidence || cannotReportSameEvent(held, other, evidence)) continue
      const group = groups.get(other)
      pairs.push({
        evidence,
        isSameStory: item.group !== undefined && group === item.group,
        isSameLanguage: held.language === other.language,
        isLabelled: item.group !== undefined && group !== undefined,
      })
    }
    const article = memory.insert(held, deriveStoryId(item.id))
    groups.set(article, item.group)
    if (item.group !== undefined) byGroup.set(item.group, [...known, article])
  }
  return pairs
}
