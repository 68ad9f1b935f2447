import { CATEGORIES } from '@plainwire/domain/category'
import { z } from 'zod'

/** One linear model: a weight per term, whole numbers to be divided by `scale`. */
export const LinearModel = z.object({
  scale: z.number().positive(),
  bias: z.number(),
  weights: z.record(z.string(), z.number()),
})
export type LinearModel = z.infer<typeof LinearModel>

/** Points deducted from a headline: see 4-write/headline.ts. */
export const HeadlineWeights = z.object({
  character: z.number(),
  short: z.number(),
  long: z.number(),
  quotationInFront: z.number(),
  quotationInside: z.number(),
})
export type HeadlineWeights = z.infer<typeof HeadlineWeights>

/** Points of a sentence: see 4-write/central-sentences.ts. */
export const SentenceWeights = z.object({
  centrality: z.number(),
  breadth: z.number(),
  toHeadline: z.number(),
  toTitles: z.number(),
  toLeads: z.number(),
  length: z.number(),
  titleOfArticle: z.number(),
  loudness: z.number(),
})
export type SentenceWeights = z.infer<typeof SentenceWeights>

export const CategoryModel = z.object({
  scale: z.number().positive(),
  /** The ten and none. */
  categories: z.array(z.enum([...CATEGORIES, 'none'])),
  bias: z.array(z.number()),
  /** A character per category and feature: 6-score/category-model.ts. */
  weights: z.record(z.string(), z.string()),
})
export type CategoryModel = z.infer<typeof CategoryModel>

export const JoinWeights = z.object({
  /** An article joins at and above these log-odds. */
  threshold: z.number(),
  /** Two groups merge above these, as the mean of their reports' votes. */
  mergeThreshold: z.number(),
  /** No article joins whose best match among the members has lower log-odds. */
  pairFloor: z.number(),
  /** How the level follows the density of the stream, as StreamDensity gives its log-odds; without it, not at all. */
  bySparseness: z
    .object({
      /** The threshold rises by `weight` for each unit of log-odds below `neutral`, within `least` and `most`. Log-odds. */
      weight: z.number(),
      neutral: z.number(),
      least: z.number(),
      most: z.number(),
      /**
       * In a sparse stream nothing joins whose cosine of text and `nameShare` of that of names are together less than `likeness`; it falls
       * to `denseLikeness` over `span`, up to the density `dense`.
       */
      likeness: z.number(),
      denseLikeness: z.number(),
      nameShare: z.number(),
      dense: z.number(),
      span: z.number().positive(),
    })
    .optional(),
  bias: z.number(),
  weights: z.record(z.string(), z.number()),
})
export type JoinWeights = z.infer<typeof JoinWeights>

export const ClusterModel = z.object({
  /** Whether two articles report one event; articles of different languages join at and above the threshold, a probability. */
  pair: z.object({ threshold: z.number(), weights: z.record(z.string(), z.number()) }),
  /** Whether an article belongs to a story, and to a thread. */
  story: JoinWeights,
  thread: JoinWeights,
})
export type ClusterModel = z.infer<typeof ClusterModel>

/** Log odds that a text supports a sentence, by evidence: see 4-write/claim-check/claim-evidence.ts. */
export const ClaimWeights = z.object({ bias: z.number(), weights: z.record(z.string(), z.number()) })
export type ClaimWeights = z.infer<typeof ClaimWeights>
