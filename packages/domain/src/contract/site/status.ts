import { z } from 'zod'
import { ROUTES } from '../../addresses/index.ts'
import type { Call } from '../call.ts'
import { FeedState, PublisherId } from '../edition/publishers.ts'

const Count = z.number().int().nonnegative()
const Moment = z.iso.datetime()

/**
 * The reasons why a feed yields no entries. Only these fixed reasons are shown, never the text of an error
 * from a publisher's server.
 */
export const FEED_PROBLEMS = [
  'unreachable',
  'refused',
  'not-found',
  'gone',
  'busy',
  'server-error',
  'unexpected',
  'unreadable',
  'empty',
] as const
/** Why an entry of a feed is not in the edition. */
export const ENTRY_REJECTION_REASONS = [
  'no-title',
  'no-link',
  'home-page',
  'file',
  'too-old',
  'waiting',
  'no-report',
  'no-text',
  'not-written',
  'left-out',
  'unlisted',
  'left-window',
  'other',
] as const
/** The kinds of problems for which the check against the sources removes a sentence from our text. */
export const SENTENCE_REMOVAL_REASONS = [
  'number',
  'name',
  'date',
  'negation',
  'quotation',
  'source',
  'sub-headline',
  'other',
] as const

/** The state of one feed, for the status page. */
export const FeedStatus = FeedState.extend({
  publisher: PublisherId,
  name: z.string(),
  /**
   * Null if the feed has no problem, or if the feed is only known from the edition because the database can't
   * be read.
   */
  problem: z.enum(FEED_PROBLEMS).nullable(),
  /** When the feed is visited next; null if it is gone or only known from the edition (see `problem`). */
  next_check_at: Moment.nullable(),
})
export type FeedStatus = z.infer<typeof FeedStatus>

/** The state of the installation. It contains nothing about readers. */
export const SiteStatus = z.object({
  /** 'old': the edition is more than an hour and a half old. 'none': there is no edition yet. */
  state: z.enum(['ok', 'old', 'none']),
  checked_at: Moment,
  /**
   * Whether feeds and queues were read from the database. If not, `feeds` is based on the edition, and `queues`
   * is null.
   */
  is_live: z.boolean(),
  edition: z
    .object({
      number: z.number().int().positive(),
      content: z.enum(['sample', 'live']),
      published_at: Moment,
      stories: Count,
      /** When the next edition is due, if there are new articles. */
      next_at: Moment,
    })
    .nullable(),
  /** Feeds with problems first. */
  feeds: z.array(FeedStatus),
  /** Null if the database can't be reached. */
  queues: z.array(z.object({ queue: z.string(), waiting: Count, active: Count, failed: Count })).nullable(),
  /**
   * The feed entries of the 24 hours before the edition, by outcome; null if the edition's report can't be
   * read.
   */
  entries: z
    .object({
      published: Count,
      duplicate: Count,
      rejected: Count,
      /** The most frequent reason first. */
      reasons: z.array(z.object({ reason: z.enum(ENTRY_REJECTION_REASONS), entries: Count })),
    })
    .nullable(),
  /**
   * The sentences that the check against the sources removed from the edition's stories: their number, the
   * number of stories concerned, and the number of sentences for each problem. A sentence can have several
   * problems. Null if the edition's report can't be read.
   */
  removed_sentences: z
    .object({
      sentences: Count,
      stories: Count,
      problems: z.array(z.object({ problem: z.enum(SENTENCE_REMOVAL_REASONS), sentences: Count })),
    })
    .nullable(),
})
export type SiteStatus = z.infer<typeof SiteStatus>

export const getStatusEndpoint = {
  ...ROUTES.getStatus,
  summary:
    'Returns the state of the installation: editions, feeds, queues, rejected entries and removed sentences.',
  answer: SiteStatus,
  errors: [],
} as const satisfies Call
