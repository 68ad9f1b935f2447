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

/** The facts of a feed, as stated by a release (in `content/publishers`) or by an operator. */
export const FeedFacts = z.strictObject({
  publisherId: Publisher.shape.id,
  categories: z.array(Category),
  /** The language of the feed; if undefined, that of its publisher. */
  language: PublisherFeed.shape.language,
  /**
   * The place of the feed's newsroom if it differs from the publisher's own. An operator can state an empty
   * object, which replaces the place stated by the release with the publisher's own.
   */
  place: PublisherFeed.shape.place,
})
export type FeedFacts = z.infer<typeof FeedFacts>
