import { CATEGORIES } from '@plainwire/domain/category'
import { z } from 'zod'

/** A linear model: one integer weight per term, to be divided by `scale`. */
export const LinearModel = z.object({
  scale: z.number().positive(),
  bias: z.number(),
  weights: z.record(z.string(), z.number()),
})
export type LinearModel = z.infer<typeof LinearModel>

/** Points that are deducted from a headline, by feature; see 4-write/headline/headline-faults.ts. */
export const HeadlineWeights = z.object({
  character: z.number(),
  short: z.number(),
  long: z.number(),
  quotationInFront: z.number(),
  quotationInside: z.number(),
})
export type HeadlineWeights = z.infer<typeof HeadlineWeights>

/** Points by which sentences are ranked for a story's text, by feature; see 4-write/central-sentences.ts. */
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
  /** The ten categories and 'none'. */
  categories: z.array(z.enum([...CATEGORIES, 'none'])),
  bias: z.array(z.number()),
  /**
   * The weights of each feature (a word or pair of words): a string with one character per category; see
   * 6-score/categories/category-model.ts.
   */
  weights: z.record(z.string(), z.string()),
})
export type CategoryModel = z.infer<typeof CategoryModel>

export const StoryJoinWeights = z.object({
  /** The minimum log-odds for an article to join a group. */
  threshold: z.number(),
  /**
   * Two groups merge if the log-odds with which the reports of each match the other are, on average, above
   * this.
   */
  mergeThreshold: z.number(),
  /**
   * An article joins a group only if the log-odds of its best match among the group's members are at least
   * this.
   */
  pairFloor: z.number(),
  /**
   * How the threshold depends on the density of the stream of articles: the share of recent articles that
   * report something already reported (see `RepeatedCoverageTracker`). Undefined if the threshold is
   * constant.
   */
  bySparseness: z
    .object({
      /**
       * The threshold rises by `weight` for each unit by which the stream's density, in log-odds, is below
       * `neutral`. The rise is at least `least` and at most `most`, in log-odds.
       */
      weight: z.number(),
      neutral: z.number(),
      least: z.number(),
      most: z.number(),
      /**
       * In a sparse stream, an article joins a group only if the cosine similarity of the article's text to
       * the group's, plus `nameShare` times the similarity of their names, is at least `likeness`. As the
       * density of the stream rises, this minimum falls to `denseLikeness`, which applies from the density
       * `dense` on; `span` is the width of the range of densities over which it falls.
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
export type StoryJoinWeights = z.infer<typeof StoryJoinWeights>

export const ClusterModel = z.object({
  /**
   * The model for the probability that two articles report the same event. Two articles in different
   * languages are grouped if this probability is at least `threshold`.
   */
  pair: z.object({ threshold: z.number(), weights: z.record(z.string(), z.number()) }),
  /** The models for whether an article belongs to a story (one event), and to a thread (a running topic). */
  story: StoryJoinWeights,
  thread: StoryJoinWeights,
})
export type ClusterModel = z.infer<typeof ClusterModel>

/** The log-odds that a text supports a sentence, by evidence; see 4-write/claim-check/claim-evidence.ts. */
export const ClaimWeights = z.object({ bias: z.number(), weights: z.record(z.string(), z.number()) })
export type ClaimWeights = z.infer<typeof ClaimWeights>
