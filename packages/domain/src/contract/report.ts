import { z } from 'zod'

/** The outcome of one feed entry. */
export const EntryOutcome = z.object({
  feed: z.string(),
  publisher: z.string(),
  entry: z.string(),
  title: z.string(),
  url: z.string().nullable(),
  outcome: z.enum(['published', 'duplicate', 'rejected']),
  /** One clear sentence or phrase where it was not published. */
  reason: z.string().optional(),
  /** The id of the story it is in. */
  story: z.string().optional(),
  /** The thread of that story. */
  thread: z.string().optional(),
})
export type EntryOutcome = z.infer<typeof EntryOutcome>

/** report.json of an edition: every entry that reached the newsroom is accounted for. */
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
  /** Sentences that the checker took out because their evidence doesn't prove them. */
  removed_sentences: z
    .array(z.object({ story: z.string(), language: z.string(), text: z.string(), reason: z.string() }))
    .optional(),
})
export type EditionReport = z.infer<typeof EditionReport>
