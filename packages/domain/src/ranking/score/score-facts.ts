import type { NewsStory } from '../../contract/index.ts'
import { getUsableCoordinates, toSpecificPlaceName } from '../../edition/index.ts'
import { MIN_RANKING_FACTOR } from './recency.ts'
import { chooseRelevanceWeights, type RelevanceWeights } from './relevance-weights.ts'

/** Scores that are used if a story has none, 0–10. */
const DEFAULTS = { relevance: 5, cleanliness: 8, neutrality: 8, popularity: 5 }
const QUALITY_WEIGHTS = { cleanliness: 0.4, neutrality: 0.4, popularity: 0.2 }
/**
 * A story's breadth grows with the logarithm of its number of sources, and is at its maximum from 10 sources
 * on: log2(1 + 10).
 */
const FULL_BREADTH = Math.log2(11)

/**
 * The facts about a story that its score uses, independent of reader and time. `global`, `local` and
 * `popularity` are scores scaled to 0–1.
 */
export interface ScoreInputs {
  /** The publication date; undefined if it can't be parsed. */
  published: Date | undefined
  coordinates: { latitude: number; longitude: number } | undefined
  /** The story's town, lowercased. */
  city: string | undefined
  /** The story's country, and the other countries that it concerns, each as ISO 3166-1 alpha-2. */
  country: string | undefined
  concerned: readonly string[]
  global: number
  local: number
  popularity: number
  /** How widely the story is reported: its number of sources on a logarithmic scale, 0–1; 1 if 10 or more. */
  breadth: number
  /** Cleanliness, neutrality and popularity combined, 0.001–1. */
  quality: number
  weights: RelevanceWeights
}

const norm = (score: number | undefined, fallback: number) =>
  Math.min(1, Math.max(0, (score ?? fallback) / 10))

function readDate(text: string): Date | undefined {
  const ms = Date.parse(text)
  return Number.isNaN(ms) ? undefined : new Date(ms)
}

function qualityOf(
  { cleanliness, political_neutrality }: NewsStory['analytics'],
  popularity: number,
): number {
  return Math.max(
    MIN_RANKING_FACTOR,
    QUALITY_WEIGHTS.cleanliness * norm(cleanliness, DEFAULTS.cleanliness) +
      QUALITY_WEIGHTS.neutrality * norm(political_neutrality, DEFAULTS.neutrality) +
      QUALITY_WEIGHTS.popularity * popularity,
  )
}

function read(story: NewsStory): ScoreInputs {
  const { analytics } = story
  const popularity = norm(analytics.popularity_score, DEFAULTS.popularity)
  return {
    published: readDate(story.published_at),
    coordinates: getUsableCoordinates(story),
    city: toSpecificPlaceName(story.location?.city)?.toLowerCase(),
    country: story.location?.country_code ?? undefined,
    concerned: story.relevant_countries,
    global: norm(analytics.global_relevance, DEFAULTS.relevance),
    local: norm(analytics.local_relevance, DEFAULTS.relevance),
    popularity,
    breadth: Math.min(1, Math.log2(1 + story.sources.length) / FULL_BREADTH),
    quality: qualityOf(analytics, popularity),
    weights: chooseRelevanceWeights(story.categories),
  }
}

/**
 * The facts that have been computed, by story. They are cached because parsing the date takes longer than the
 * rest of a score, and every list scores every story.
 */
const known = new WeakMap<NewsStory, ScoreInputs>()

/**
 * Returns the facts about a story that its score uses, computed once. Story objects are immutable: a new
 * edition creates new ones.
 */
export function computeScoreInputs(story: NewsStory): ScoreInputs {
  const found = known.get(story)
  if (found) return found
  const facts = read(story)
  known.set(story, facts)
  return facts
}
