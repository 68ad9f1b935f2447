import { z } from 'zod'
import { Category } from '../category/index.ts'
import { Publisher, PublisherFeed } from '../feed/index.ts'

/** A publisher without its feeds. */
export const PublisherFacts = Publisher.omit({ feeds: true })
export type PublisherFacts = z.infer<typeof PublisherFacts>

/** A change to some of a publisher's facts; fields that are missing don't change. */
export const PublisherChange = z
  .strictObject({
    ...PublisherFacts.omit({ id: true, paywall: true, major: true, credits: true }).shape,
    paywall: z.boolean(),
    major: z.boolean(),
    credits: z.array(z.string()),
  })
  .partial()
export type PublisherChange = z.infer<typeof PublisherChange>

/** The facts of a feed, stated by a release or an operator. */
export const FeedFacts = z.strictObject({
  publisherId: Publisher.shape.id,
  categories: z.array(Category),
  /** The publisher's language if undefined. */
  language: PublisherFeed.shape.language,
  /**
   * Where the newsroom is, if not at its publisher's place; an empty hint overrides the hint of the release.
   */
  place: PublisherFeed.shape.place,
})
export type FeedFacts = z.infer<typeof FeedFacts>
