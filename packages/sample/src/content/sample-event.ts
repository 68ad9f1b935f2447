import { Category } from '@plainwire/domain/category'
import { Publisher } from '@plainwire/domain/feed'
import { z } from 'zod'

const Slug = Publisher.shape.id
const Text = z.string().trim().min(1)

/** The kinds of difficulties that the sample events contain on purpose, to test the pipeline. */
const PLANTS = [
  'wire-copy',
  'conflict',
  'correction',
  'near-miss',
  'clickbait',
  'opinion',
  'live-blog',
  'round-up',
  'broken-date',
  'gif',
  'missing-image',
  'single-source',
] as const

const Caption = { alt: Text, credit: Text.optional() }
/** Identifies a drawing (see `scripts/pictures`): its scene, and the seed for its random details. */
const Drawing = { scene: Slug, seed: z.int().nonnegative() }

/** A drawn scene, or one of two pictures that readers must never see: a GIF or a missing file. */
const SampleImage = z.union([
  z.strictObject({ ...Drawing, ...Caption }),
  z.strictObject({ kind: z.literal('gif'), ...Drawing, ...Caption }),
  z.strictObject({ kind: z.literal('missing'), ...Caption }),
])
type SampleImage = z.infer<typeof SampleImage>
export type SampleDrawing = Extract<SampleImage, { scene: string }>

/** A later version of an article, which is published `afterMinutes` after the start of the server. */
const SampleEdit = z.strictObject({
  afterMinutes: z.number().positive(),
  title: Text,
  summary: Text.optional(),
  /** The complete new text of the article, whose last paragraph is the note about the edit. */
  paragraphs: z.array(Text).min(1),
  note: Text,
})

export const SampleArticle = z.strictObject({
  id: Slug,
  publisher: Slug,
  kind: z.enum(['report', 'wire-copy', 'opinion', 'live-blog', 'round-up']),
  /** When the article was published: the number of minutes before the start of the server. */
  minutesAgo: z.int().min(10).max(1380),
  title: Text,
  summary: Text,
  paragraphs: z.array(Text).min(1),
  byline: Text.nullable(),
  section: Text,
  image: SampleImage.nullable(),
  /** The agency that the article was copied from. */
  credit: Text.optional(),
  /** 'broken' makes the feed print a date that can't be parsed. */
  date: z.literal('broken').optional(),
  edits: z.array(SampleEdit).default([]),
})
export type SampleArticle = z.infer<typeof SampleArticle>

/** A fictional event with all articles about it. */
export const SampleEvent = z.strictObject({
  id: Slug,
  category: Category,
  place: z.strictObject({ city: Text.optional(), country: Publisher.shape.country }).nullable(),
  plants: z.array(z.enum(PLANTS)),
  nearMissOf: Slug.optional(),
  articles: z.array(SampleArticle).min(1),
})
export type SampleEvent = z.infer<typeof SampleEvent>
