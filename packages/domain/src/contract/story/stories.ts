import { z } from 'zod'
import { ROUTES } from '../../addresses/index.ts'
import type { Call } from '../call.ts'
import { NewsStory } from '../edition/news.ts'
import { HeadlineComparison, SourceCorrectionNotice, StoryChange, StoryFact } from './proof.ts'

/** The id of a story, assigned by us: lower-case letters, digits and hyphens. */
export const StoryId = z.string().regex(/^[a-z0-9][a-z0-9-]{0,63}$/)

/**
 * A passage of a source that supports a sentence. The quotation has at most 300 characters. `before` and
 * `after` are the sentences around it in the article, at most 160 characters each. They are undefined if the
 * article has no such sentence, or if more than 1,500 characters of the article would be quoted.
 */
export const EvidencePassage = z.object({
  sourceId: z.string(),
  field: z.enum(['title', 'summary', 'text']),
  start: z.number().int().nonnegative(),
  end: z.number().int().nonnegative(),
  quote: z.string().max(300),
  before: z.string().max(160).optional(),
  after: z.string().max(160).optional(),
})
export type EvidencePassage = z.infer<typeof EvidencePassage>

export const CheckedSentence = z.object({ text: z.string(), evidence: z.array(EvidencePassage) })
export type CheckedSentence = z.infer<typeof CheckedSentence>

/**
 * Why an article is in the story: what it had in common with the story's other articles when it joined them.
 */
export const StoryMembershipReason = z.object({
  sourceId: z.string(),
  similarity: z.number().min(0).max(1),
  sharedNames: z.array(z.string()),
  sharedTerms: z.array(z.string()),
  gapHours: z.number().nonnegative(),
})
export type StoryMembershipReason = z.infer<typeof StoryMembershipReason>

/** One entry of a story's source list. */
export const StorySource = z.object({
  id: z.string(),
  title: z.string(),
  source: z.string(),
  url: z.string(),
  publishedAt: z.string().nullable(),
  readTime: z.number().int().positive(),
  imageUrl: z.string().nullable(),
  imageSources: z.array(z.string()),
})
export type StorySource = z.infer<typeof StorySource>

/** One part of a score, to which it adds value × weight points. */
export const StoryScorePart = z.object({
  /** The part's key, for which the application has a text in each language. */
  name: z.enum([
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
  ]),
  value: z.number().min(0).max(1),
  weight: z.number().nonnegative(),
})
export type StoryScorePart = z.infer<typeof StoryScorePart>

/** The data of a story's page: the story as in news.json, with its evidence and details. */
export const StoryDetails = z.object({
  id: z.string(),
  title: z.string(),
  summary: z.string(),
  excerpt: z.string(),
  description: z.string(),
  category: z.string(),
  location: z.string(),
  imageUrl: z.string().nullable(),
  imageSources: z.array(z.string()),
  createdAt: z.string(),
  publishedAt: z.string(),
  urls: z.array(z.string()),
  sources: z.array(StorySource),
  story: NewsStory,
  /** Every sentence of the description with the passages of sources that support it, by language. */
  sentences: z.record(z.string(), z.array(CheckedSentence)),
  /**
   * The sub-headline with the passages of sources that support it, by language. Undefined in stories written
   * by an earlier release.
   */
  sub_headlines: z.record(z.string(), CheckedSentence).optional(),
  /**
   * By language: `total` is the number of sentences that were written, `passed` the number of those that are
   * supported by passages of sources. The other sentences were removed.
   */
  checked: z
    .record(
      z.string(),
      z.object({ passed: z.number().int().nonnegative(), total: z.number().int().nonnegative() }),
    )
    .optional(),
  whyHere: z.array(StoryMembershipReason),
  /** The rows of the table that shows where reports agree or contradict each other; conflicts first. */
  facts: z.array(StoryFact).optional(),
  /** The parts of each of the story's five scores. */
  scoreParts: z
    .object({
      global_relevance: z.array(StoryScorePart),
      local_relevance: z.array(StoryScorePart),
      cleanliness: z.array(StoryScorePart),
      political_neutrality: z.array(StoryScorePart),
      popularity_score: z.array(StoryScorePart),
    })
    .optional(),
  workshop: HeadlineComparison.optional(),
  corrections: z.array(SourceCorrectionNotice).optional(),
  /**
   * The story's version, which increases by one each time changes are logged. `changes` lists the last 50,
   * oldest first.
   */
  version: z.number().int().positive().optional(),
  changes: z.array(StoryChange).optional(),
})
export type StoryDetails = z.infer<typeof StoryDetails>

/** Reports that an article doesn't belong to a story. */
export const reportUnrelatedArticleEndpoint = {
  ...ROUTES.reportUnrelatedArticle,
  summary: 'Reports to the editors that an article doesn’t belong in a story. Anonymous and idempotent.',
  params: z.object({ id: StoryId }),
  body: z.strictObject({ articleId: z.string().regex(/^[a-z0-9][a-z0-9-]{0,63}$/) }),
  answer: z.object({ status: z.literal('queued') }),
  errors: ['BAD_REQUEST', 'STORY_NOT_FOUND', 'TOO_MANY_REQUESTS', 'UNAVAILABLE'],
} as const satisfies Call

export const getStoryEndpoint = {
  ...ROUTES.getStory,
  summary: 'Returns one story with its sources and the passages that prove its sentences.',
  params: z.object({ id: StoryId }),
  answer: StoryDetails,
  errors: ['STORY_NOT_FOUND', 'STORY_WITHDRAWN', 'TOO_MANY_REQUESTS', 'UNAVAILABLE'],
} as const satisfies Call
