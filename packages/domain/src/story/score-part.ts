import type { StoryScorePart } from '../contract/index.ts'

/** The name of a score part, as in the API. */
export type ScorePartName = StoryScorePart['name']

/** One part of a score. The score is the sum of value × weight over its parts, to one decimal. */
export interface ScorePart {
  name: ScorePartName
  /** 0–1, with three decimals. */
  value: number
  /** The maximum number of points of this part. */
  weight: number
}

/** The parts of each of a story's scores. */
export interface ScoreParts {
  global_relevance: ScorePart[]
  local_relevance: ScorePart[]
  cleanliness: ScorePart[]
  political_neutrality: ScorePart[]
  popularity_score: ScorePart[]
}
