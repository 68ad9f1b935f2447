import { z } from 'zod'

const Slider = z.number().min(0).max(1)
/** Where a slider changes nothing. */
export const NEUTRAL = 0.5

/** A reader's ranking preferences. Each slider is 0–1; at 0.5 the specified ranking is unchanged. */
export const Taste = z.object({
  /** 0: where a story happens hardly counts; 1: nearby counts most. */
  near: Slider.default(NEUTRAL),
  /** 0: what is new counts most; 1: what is widely reported counts most. */
  important: Slider.default(NEUTRAL),
  /** 0: all topics alike; 1: the reader's own topics count most. */
  topics: Slider.default(NEUTRAL),
  /** No ranking at all: plain newest first. */
  newestFirst: z.boolean().default(false),
})
export type Taste = z.infer<typeof Taste>

export const NEUTRAL_TASTE: Taste = { near: NEUTRAL, important: NEUTRAL, topics: NEUTRAL, newestFirst: false }

/** At the end of a slider a factor counts four times as much, or a quarter. */
const STRENGTH = 4

/** How much a factor counts at a slider's position: a quarter at 0, exactly once in the middle, four times at 1. */
export function sliderWeight(position: number): number {
  return STRENGTH ** (2 * position - 1)
}

/** The weights a taste gives: of nearness within relevance, and as powers of the factors. */
export interface TasteWeights {
  near: number
  recency: number
  trending: number
  interest: number
}

/**
 * The effect of a taste on the score: local relevance is weighted `near` times (then both weights are
 * normalised to 1), and recency, trending and interest are raised to their powers. A neutral taste gives 1
 * everywhere.
 */
export function tasteWeights({ near, important, topics }: Taste = NEUTRAL_TASTE): TasteWeights {
  return {
    near: sliderWeight(near),
    recency: sliderWeight(1 - important),
    trending: sliderWeight(important),
    interest: sliderWeight(topics),
  }
}
