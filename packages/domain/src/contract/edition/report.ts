import { z } from 'zod'

/** The outcome of one feed entry. */
export const EntryOutcome = z.object({
  feed: z.string(),
  publisher: z.string(),
  entry: z.string(),
  title: z.string(),
  url: z.string().nullable(),
  outcome: z.enum(['published', 'duplicate', 'rejected']),
  /** Why the entry was not published, as one sentence or phrase. */
  reason: z.string().optional(),
  /** The id of the story that contains the entry. */
  story: z.string().optional(),
  /** The id of the thread of the story that contains the entry. */
  thread: z.string().optional(),
})
export type EntryOutcome = z.infer<typeof EntryOutcome>

/** The content of an edition's report.json, with the outcome of every feed entry that was processed. */
export const EditionReport = z.object({
  edition: z.number().int().positive(),
  published_at: z.iso.datetime(),
  feeds: z.array(
    z.object({ feed: z.string(), publisher: z.string(), entries: z.number(), error: z.string().optional() }),
  ),
  counts: z.object({
    entries: z.number(),
    published: z.number(),
    duplicate: z.number(),
    rejected: z.number(),
    stories: z.number(),
    multi_publisher_stories: z.number(),
  }),
  entries: z.array(EntryOutcome),
  /** Sentences that were removed from our texts because the sources don't support them. */
  removed_sentences: z
    .array(z.object({ story: z.string(), language: z.string(), text: z.string(), reason: z.string() }))
    .optional(),
})
export type EditionReport = z.infer<typeof EditionReport>
