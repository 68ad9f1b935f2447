/** The names of score parts, as keys; the application has the text for them. */
export const SCORE_PART_NAMES = [
  'base',
  'magnitude',
  'scope',
  'independent_reports',
  'thread_reports',
  'publisher_countries',
  'countries_concerned',
  'worldwide_category',
  'town',
  'own_country',
  'plain_headline',
  'tidy_sentences',
  'plain_words',
  'own_text',
  'sources',
  'owners',
  'velocity',
  'prominence',
] as const
export type ScorePartName = (typeof SCORE_PART_NAMES)[number]

/** One part of a score. The score is the sum of value × weight over its parts, to one decimal. */
export interface ScorePart {
  name: ScorePartName
  /** 0–1, with three decimals. */
  value: number
  /** The maximum number of points of this part. */
  weight: number
}

/** The parts of each score. */
export interface ScoreParts {
  global_relevance: ScorePart[]
  local_relevance: ScorePart[]
  cleanliness: ScorePart[]
  political_neutrality: ScorePart[]
  popularity_score: ScorePart[]
}
