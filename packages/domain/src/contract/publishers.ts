import { z } from 'zod'
import { ROUTES } from '../addresses/index.ts'
import { RESERVATIONS } from '../article/index.ts'
import { PUBLISHER_KINDS } from '../feed/index.ts'
import type { Call } from './call.ts'

/** Ids are ours: lower-case words joined by hyphens. */
export const PublisherId = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)

const Count = z.number().int().nonnegative()
const Moment = z.iso.datetime()

/** How reading one feed goes. */
export const FeedState = z.object({
  url: z.url({ protocol: /^https?$/ }),
  /** 'waiting': not visited yet; 'gone': the publisher took it away. */
  state: z.enum(['ok', 'failing', 'gone', 'waiting']),
  last_success_at: Moment.nullable(),
  /** Visits in a row that brought nothing because of an error. */
  failures: Count,
  /** Between two visits. */
  interval_minutes: z.number().nonnegative(),
})
export type FeedState = z.infer<typeof FeedState>

/** A publisher's passport: facts reviewed by hand, and measured figures. */
export const PublisherPassport = z.object({
  id: PublisherId,
  name: z.string(),
  homepage: z.url({ protocol: /^https?$/ }),
  owner: z.string(),
  /** ISO 3166-1 alpha-2. */
  country: z.string(),
  /** ISO 639-1. */
  language: z.string(),
  kind: z.enum(PUBLISHER_KINDS),
  /** Most of its articles can't be read without paying. */
  has_paywall: z.boolean(),
  articles: z.object({ count: Count, per_day: z.number().nonnegative() }),
  /**
   * Share of its English and Dutch headlines judged to be clickbait, and the number judged; null if there
   * were none.
   */
  clickbait: z.object({ rate: z.number().min(0).max(1).nullable(), headlines: Count }),
  /** Wire agencies that its articles credit, the most used first. */
  agencies: z.array(z.object({ name: z.string(), articles: Count })),
  /** In how many stories it was the first to report, of those it shares with another publisher. */
  first: z.object({ stories: Count, of: Count }),
  /** Articles that report a correction of themselves. */
  corrections: z.object({ articles: Count }),
  /**
   * The rights that it reserves and the number of articles concerned, as read from headers, elements and
   * files. Missing in editions of earlier releases.
   */
  reserves: z
    .object({
      signals: z.array(z.object({ signal: z.enum(RESERVATIONS), articles: Count })),
      /** Address of its terms for mining. */
      policy: z.url({ protocol: /^https?$/ }).optional(),
      /** Articles that only subscribers can read. */
      paywalled: Count,
    })
    .optional(),
  feeds: z.array(FeedState),
})
export type PublisherPassport = z.infer<typeof PublisherPassport>

/** Every publisher that is read, by id. */
export const PublisherList = z.object({
  edition: z.number().int().positive(),
  /** The period of the articles behind the measured figures. */
  measured: z.object({ from: Moment, to: Moment }),
  publishers: z.array(PublisherPassport),
})
export type PublisherList = z.infer<typeof PublisherList>

export const getPublishers = {
  ...ROUTES.getPublishers,
  summary: 'Every publisher with its owner, and what is measured of its work.',
  answer: PublisherList,
  errors: ['UNAVAILABLE'],
} as const satisfies Call

export const getPublisher = {
  ...ROUTES.getPublisher,
  summary: 'One publisher with its owner, and what is measured of its work.',
  params: z.object({ id: PublisherId }),
  answer: PublisherPassport,
  errors: ['PUBLISHER_NOT_FOUND', 'UNAVAILABLE'],
} as const satisfies Call
