import type { Article } from '../../packages/domain/src/article/index.ts'
import { ask, type Evidence, evidenceOf, isRuledOut } from '../../packages/pipeline/src/3-cluster/evidence.ts'
import { type HeldArticle, holdArticle } from '../../packages/pipeline/src/3-cluster/memory/held-article.ts'
import { Postings } from '../../packages/pipeline/src/3-cluster/memory/postings.ts'
import { Vocabulary } from '../../packages/pipeline/src/3-cluster/memory/vocabulary.ts'
import { TermReader } from '../../packages/pipeline/src/3-cluster/reading/article-terms.ts'
import { compounds } from '../../packages/pipeline/src/3-cluster/reading/compounds.ts'
import { crossWords } from '../../packages/pipeline/src/3-cluster/reading/cross-words.ts'
import { ordinaryWords } from '../../packages/pipeline/src/3-cluster/reading/ordinary-words.ts'
import { placeKeys } from '../../packages/pipeline/src/3-cluster/reading/place-keys.ts'
import type { NewsroomData } from '../../packages/pipeline/src/newsroom-data.ts'
import type { Item } from './cluster-items.ts'

/** Two articles that the clusterer would compare. */
export interface Pair {
  evidence: Evidence
  isSameStory: boolean
  isSameLanguage: boolean
  /** Whether both were labelled: else nobody knows that they are two stories. */
  isLabelled: boolean
}

const WINDOW_MS = 7 * 86_400_000

function articleOf({ id, publisher, title, summary, text, language, at, url }: Item): Article {
  return {
    id,
    publisherId: publisher,
    url,
    canonicalUrl: url,
    title,
    summary,
    text,
    language,
    publishedAt: at,
    firstSeenAt: at,
    byline: undefined,
    updatedAt: undefined,
    wordCount: undefined,
    media: [],
    hints: [],
    sections: [],
    isPaywalled: false,
    feedPosition: undefined,
  }
}

/** Runs articles through the clusterer's own candidates and gives what speaks for and against each pair. */
export function pairsOf(items: readonly Item[], data: NewsroomData): Pair[] {
  const vocabulary = new Vocabulary(undefined, ordinaryWords(data))
  const postings = new Postings(vocabulary)
  const reader = new TermReader(
    placeKeys(data),
    { cross: crossWords(data), compounds: compounds(data) },
    vocabulary,
  )
  const seen: { held: HeldArticle; story: string | undefined }[] = []
  const pairs: Pair[] = []
  for (const [sequence, item] of items.entries()) {
    const { held } = holdArticle(articleOf(item), { sequence, owner: item.publisher }, { reader, vocabulary })
    const asked = ask(held, vocabulary)
    const isNear = (other: HeldArticle) => Math.abs(other.at - held.at) <= WINDOW_MS
    const since = seen.findIndex(({ held: other }) => held.at - other.at <= WINDOW_MS)
    const candidates = new Set(postings.candidates(held, Math.max(0, since)))
    for (const [index, other] of seen.entries())
      if (item.story && other.story === item.story) candidates.add(index)
    for (const candidate of candidates) {
      const other = seen[candidate]
      const evidence = other && isNear(other.held) ? evidenceOf(asked, other.held, vocabulary) : undefined
      if (!other || !evidence || isRuledOut(held, other.held, evidence)) continue
      pairs.push({
        evidence,
        isSameStory: item.story !== undefined && other.story === item.story,
        isSameLanguage: held.language === other.held.language,
        isLabelled: item.story !== undefined && other.story !== undefined,
      })
    }
    if (held.kind !== 'round-up') postings.add(held)
    seen.push({ held, story: item.story })
  }
  return pairs
}
