import { z } from 'zod'
import { ROUTES } from '../addresses/index.ts'
import type { Call } from './call.ts'
import { FeedState, PublisherId } from './publishers.ts'

const Count = z.number().int().nonnegative()
const Moment = z.iso.datetime()

/** Why a feed brings nothing, as a class: what a publisher's server wrote is never repeated. */
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
export const REJECTIONS = [
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
/** Why the checker removed a sentence. */
export const REMOVALS = [
  'number',
  'name',
  'date',
  'negation',
  'quotation',
  'source',
  'sub-headline',
  'other',
] as const

/** One feed as the status page shows it. */
export const FeedStatus = FeedState.extend({
  publisher: PublisherId,
  name: z.string(),
  /** Null if there is no problem, and for feeds known only from the edition. */
  problem: z.enum(FEED_PROBLEMS).nullable(),
  /** Null for feeds known only from the edition. */
  next_check_at: Moment.nullable(),
})
export type FeedStatus = z.infer<typeof FeedStatus>

/** How the installation is doing. Nothing in it is about readers. */
export const SiteStatus = z.object({
  /** 'old': the edition is older than an hour and a half; 'none': there is none yet. */
  state: z.enum(['ok', 'old', 'none']),
  checked_at: Moment,
  /** Whether feeds and queues come from the database; otherwise feeds are as the edition knew them. */
  is_live: z.boolean(),
  edition: z
    .object({
      number: z.number().int().positive(),
      content: z.enum(['sample', 'live']),
      published_at: Moment,
      stories: Count,
      /** When the next is due, if there is news. */
      next_at: Moment,
    })
    .nullable(),
  /** Those with problems first. */
  feeds: z.array(FeedStatus),
  /** Null while the database is not reached. */
  queues: z.array(z.object({ queue: z.string(), waiting: Count, active: Count, failed: Count })).nullable(),
  /** Outcomes of the entries in the day before the edition; null if its report can't be read. */
  entries: z
    .object({
      published: Count,
      duplicate: Count,
      rejected: Count,
      /** The most frequent first. */
      reasons: z.array(z.object({ reason: z.enum(REJECTIONS), entries: Count })),
    })
    .nullable(),
  /** Sentences that the checker removed from the edition's stories; one may have several problems. */
  removed_sentences: z
    .object({
      sentences: Count,
      stories: Count,
      problems: z.array(z.object({ problem: z.enum(REMOVALS), sentences: Count })),
    })
    .nullable(),
})
export type SiteStatus = z.infer<typeof SiteStatus>

export const getStatus = {
  ...ROUTES.getStatus,
  summary: 'How the installation is doing: editions, feeds, queues, rejected entries and removed sentences.',
  answer: SiteStatus,
  errors: [],
} as const satisfies Call
