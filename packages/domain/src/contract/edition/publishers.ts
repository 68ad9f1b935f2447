import { z } from 'zod'
import { ROUTES } from '../../addresses/index.ts'
import { RIGHTS_RESERVATIONS } from '../../article/index.ts'
import { PUBLISHER_KINDS } from '../../feed/index.ts'
import type { Call } from '../call.ts'

/** The id of a publisher, assigned by us: lower-case words joined by hyphens. */
export const PublisherId = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)

const Count = z.number().int().nonnegative()
const Moment = z.iso.datetime()

/** The state of fetching one feed. */
export const FeedState = z.object({
  url: z.url({ protocol: /^https?$/ }),
  /** 'waiting': not fetched yet; 'gone': the publisher removed it. */
  state: z.enum(['ok', 'failing', 'gone', 'waiting']),
  last_success_at: Moment.nullable(),
  /** The number of failed visits in a row. */
  failures: Count,
  /** The current interval between two visits, in minutes. */
  interval_minutes: z.number().nonnegative(),
})
export type FeedState = z.infer<typeof FeedState>

/** The public description of a publisher: facts reviewed by hand, and measured figures. */
export const PublisherPassport = z.object({
  id: PublisherId,
  name: z.string(),
  homepage: z.url({ protocol: /^https?$/ }),
  owner: z.string(),
  /** ISO 3166-1 alpha-2. */
  country: z.string(),
  /** ISO 639-1 code. */
  language: z.string(),
  kind: z.enum(PUBLISHER_KINDS),
  /** Whether most of the publisher's articles can't be read without paying. */
  has_paywall: z.boolean(),
  articles: z.object({ count: Count, per_day: z.number().nonnegative() }),
  /**
   * The share of the publisher's English and Dutch headlines that were judged to be clickbait, 0–1, and the
   * number of headlines that were judged; the share is null if that number is 0.
   */
  clickbait: z.object({ rate: z.number().min(0).max(1).nullable(), headlines: Count }),
  /** Wire agencies that the publisher's articles credit, the most credited first. */
  agencies: z.array(z.object({ name: z.string(), articles: Count })),
  /**
   * The number of stories that the publisher reported first (`stories`), out of all its stories that another
   * publisher also reported (`of`).
   */
  first: z.object({ stories: Count, of: Count }),
  /** The number of articles in which the publisher corrects an earlier version. */
  corrections: z.object({ articles: Count }),
  /**
   * The rights that the publisher reserves in HTTP headers, page elements and files, each with the number of
   * articles concerned. Undefined in editions of earlier releases.
   */
  reserves: z
    .object({
      signals: z.array(z.object({ signal: z.enum(RIGHTS_RESERVATIONS), articles: Count })),
      /** The address of the publisher's terms for text and data mining. */
      policy: z.url({ protocol: /^https?$/ }).optional(),
      /** The number of articles that only subscribers can read. */
      paywalled: Count,
    })
    .optional(),
  feeds: z.array(FeedState),
})
export type PublisherPassport = z.infer<typeof PublisherPassport>

/** All publishers whose feeds are read, sorted by id. */
export const PublisherList = z.object({
  edition: z.number().int().positive(),
  /** The period in which the articles behind the figures were published. */
  measured: z.object({ from: Moment, to: Moment }),
  publishers: z.array(PublisherPassport),
})
export type PublisherList = z.infer<typeof PublisherList>

export const getPublishersEndpoint = {
  ...ROUTES.getPublishers,
  summary: 'Returns all publishers with their owners, and what is measured of their work.',
  answer: PublisherList,
  errors: ['UNAVAILABLE'],
} as const satisfies Call

export const getPublisherEndpoint = {
  ...ROUTES.getPublisher,
  summary: 'Returns one publisher with its owner, and what is measured of its work.',
  params: z.object({ id: PublisherId }),
  answer: PublisherPassport,
  errors: ['PUBLISHER_NOT_FOUND', 'UNAVAILABLE'],
} as const satisfies Call
