import { Category } from '@plainwire/domain/category'
import { Publisher } from '@plainwire/domain/feed'
import { z } from 'zod'

const Slug = Publisher.shape.id

/** A feed of a fictional publisher, with its peculiarities. */
export const SampleFeed = z.strictObject({
  /** The last part of the feed's address. */
  name: Slug,
  format: z.enum(['rss', 'atom', 'rdf', 'json']),
  /** The categories of the articles in the feed; empty means all. The pipeline gets them as a hint. */
  categories: z.array(Category).default([]),
  /** What the feed contains of an article's text: a summary, or the full text. */
  text: z.enum(['summary', 'full']).default('summary'),
  /** How pictures are included: Media RSS, an enclosure, an `img` in the summary, or not at all. */
  pictures: z.enum(['media', 'enclosure', 'inline', 'none']).default('media'),
  encoding: z.enum(['utf-8', 'windows-1252']).default('utf-8'),
  ttlMinutes: z.int().positive().optional(),
  /** The HTTP status with which the feed's address in the list of publishers redirects to its real one. */
  redirect: z.union([z.literal(301), z.literal(302)]).optional(),
  /** How long the feed's answer takes, in ms. */
  delayMs: z.int().positive().max(2000).optional(),
  /** True if links have tracking parameters. */
  isTracked: z.boolean().default(false),
})
export type SampleFeed = z.infer<typeof SampleFeed>

/** A fictional publisher: a `Publisher` whose feeds come from the local server, with a design of its own. */
export const SamplePublisher = Publisher.omit({ homepage: true, feeds: true }).extend({
  motto: z.string().min(1),
  /** The colour of the masthead; dark enough for white text. */
  colour: z.string().regex(/^#[0-9a-f]{6}$/),
  typeface: z.enum(['serif', 'sans']),
  pictureFormat: z.enum(['jpeg', 'png', 'webp']),
  /** The sections that robots.txt forbids robots to fetch. */
  closedSections: z.array(Slug).default([]),
  feeds: z.array(SampleFeed).min(1),
})
export type SamplePublisher = z.infer<typeof SamplePublisher>
