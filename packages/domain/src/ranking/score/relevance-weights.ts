/** The weights of global and local relevance. */
export interface RelevanceWeights {
  global: number
  local: number
}

/** The weights of global and local relevance, by category. */
const WEIGHTS: Record<string, RelevanceWeights> = {
  sports: { global: 0.2, local: 0.8 },
  crime: { global: 0.2, local: 0.8 },
  politics: { global: 0.3, local: 0.7 },
  business: { global: 0.4, local: 0.6 },
  science: { global: 0.8, local: 0.2 },
  technology: { global: 0.7, local: 0.3 },
  world: { global: 0.8, local: 0.2 },
  environment: { global: 0.6, local: 0.4 },
  health: { global: 0.5, local: 0.5 },
  entertainment: { global: 0.5, local: 0.5 },
}
const DEFAULT_WEIGHTS: RelevanceWeights = { global: 0.5, local: 0.5 }
export const LOCAL_VIEW_RELEVANCE_WEIGHTS: RelevanceWeights = { global: 0.1, local: 0.9 }
/** The weights if the reader's place is unknown. */
export const UNKNOWN_PLACE_RELEVANCE_WEIGHTS: RelevanceWeights = { global: 1, local: 0 }

/**
 * Returns the weights for the first of a story's categories that `WEIGHTS` contains; the default weights if it
 * contains none of them.
 */
export function chooseRelevanceWeights(categories: readonly string[]): RelevanceWeights {
  for (const name of categories) {
    const known = WEIGHTS[name.toLowerCase()]
    if (known) return known
  }
  return DEFAULT_WEIGHTS
}
