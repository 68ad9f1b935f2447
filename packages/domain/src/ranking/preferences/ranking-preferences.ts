import { z } from 'zod'

const Slider = z.number().min(0).max(1)
/** The slider position at which the ranking isn't changed. */
export const NEUTRAL_SLIDER_POSITION = 0.5

/** A reader's ranking preferences. Each slider is 0–1; at 0.5 it doesn't change the ranking. */
export const RankingPreferences = z.object({
  /** 0: distance hardly matters; 1: near stories count most. */
  near: Slider.default(NEUTRAL_SLIDER_POSITION),
  /** 0: new stories count most; 1: widely reported ones count most. */
  important: Slider.default(NEUTRAL_SLIDER_POSITION),
  /** 0: all topics count equally; 1: the reader's topics count most. */
  topics: Slider.default(NEUTRAL_SLIDER_POSITION),
  /** Newest first, without ranking. */
  newestFirst: z.boolean().default(false),
})
export type RankingPreferences = z.infer<typeof RankingPreferences>

export const NEUTRAL_RANKING_PREFERENCES: RankingPreferences = {
  near: NEUTRAL_SLIDER_POSITION,
  important: NEUTRAL_SLIDER_POSITION,
  topics: NEUTRAL_SLIDER_POSITION,
  newestFirst: false,
}

/**
 * At the upper end of a slider a factor counts four times as much as in the middle, at the lower end a
 * quarter as much.
 */
const STRENGTH = 4

/**
 * How much a factor counts at a slider's position: a quarter at 0, the same as without a slider at 0.5, four
 * times at 1.
 */
export function computeSliderWeight(position: number): number {
  return STRENGTH ** (2 * position - 1)
}

/**
 * The weights that result from a reader's ranking preferences: a multiplier of local relevance, and exponents
 * of the other factors.
 */
export interface RankingPreferenceWeights {
  near: number
  recency: number
  trending: number
  interest: number
}

/**
 * Returns the weights for a reader's ranking preferences, all 1 if the preferences are neutral. The weight of
 * local relevance is multiplied by `near`, after which the weights of local and global relevance are scaled to
 * a sum of 1. Recency, trending and interest are raised to the power of their weights.
 */
export function computeRankingPreferenceWeights({
  near,
  important,
  topics,
}: RankingPreferences = NEUTRAL_RANKING_PREFERENCES): RankingPreferenceWeights {
  return {
    near: computeSliderWeight(near),
    recency: computeSliderWeight(1 - important),
    trending: computeSliderWeight(important),
    interest: computeSliderWeight(topics),
  }
}
