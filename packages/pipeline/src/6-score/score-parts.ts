import type { ScorePart, ScorePartName } from '@plainwire/domain/story'

/** The maximum number of points of each part, out of a score's ten. */
const WEIGHTS = {
  popularity: { independent_reports: 3, thread_reports: 3, velocity: 1, prominence: 3 },
  global_relevance: {
    base: 0.1,
    magnitude: 5.5,
    thread_reports: 2.2,
    independent_reports: 1.4,
    scope: 0.3,
    publisher_countries: 0.3,
    countries_concerned: 0.1,
    worldwide_category: 0.1,
  },
  local_relevance: { scope: 8, town: 1, own_country: 1 },
  cleanliness: { plain_headline: 5, tidy_sentences: 3, plain_words: 2 },
  political_neutrality: { own_text: 5.4, sources: 3.6, owners: 0.7, publisher_countries: 0.3 },
} as const

const tenth = (score: number) => Math.round(Math.min(10, Math.max(0, score)) * 10) / 10

/**
 * Creates a part of a score from a value, which is limited to 0–1, and the part's maximum number of points.
 */
export const createScorePart = (name: ScorePartName, value: number, weight: number): ScorePart => ({
  name,
  value: Math.round(Math.min(1, Math.max(0, value)) * 1000) / 1000,
  weight,
})

/** Returns the parts of a score with their weights. A missing value for a part is a type error. */
export function createScoreParts<Score extends keyof typeof WEIGHTS>(
  score: Score,
  values: Record<keyof (typeof WEIGHTS)[Score] & ScorePartName, number>,
): ScorePart[] {
  const weights: Readonly<Record<string, number>> = WEIGHTS[score]
  return (Object.entries(values) as [ScorePartName, number][]).map(([name, value]) =>
    createScorePart(name, value, weights[name] ?? 0),
  )
}

/** Returns the sum of a score's parts, limited to 0–10 and rounded to one decimal. */
export const sumScoreParts = (parts: readonly ScorePart[]) =>
  tenth(parts.reduce((sum, { value, weight }) => sum + value * weight, 0))
