import { z } from 'zod'
import { Category } from '../category/index.ts'
import { Publisher, PublisherFeed } from '../feed/index.ts'

/** A publisher without its feeds. */
export const PublisherFacts = Publisher.omit({ feeds: true })
export type PublisherFacts = z.infer<typeof PublisherFacts>

/** Any of a publisher's facts; those that are missing have no default. */
export const PublisherChange = z
  .strictObject({
    ...PublisherFacts.omit({ id: true, paywall: true, major: true, credits: true }).shape,
    paywall: z.boolean(),
    major: z.boolean(),
    credits: z.array(z.string()),
  })
  .partial()
export type PublisherChange = z.infer<typeof PublisherChange>

/** A feed's facts, as a release or an operator states them. */
export const FeedFacts = z.strictObject({
  publisherId: Publisher.shape.id,
  categories: z.array(Category),
  /** The publisher's where missing. */
  language: PublisherFeed.shape.language,
  /** Where its newsroom is, if that isn't its publisher's; empty takes the release's hint back. */
  place: PublisherFeed.shape.place,
})
export type FeedFacts = z.infer<typeof FeedFacts>
