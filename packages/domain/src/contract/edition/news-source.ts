import { z } from 'zod'

/** A picture, video, sound file or other medium of an article. */
export const ArticleMedia = z.object({
  type: z.enum(['image', 'video', 'audio', 'other']),
  /** For images, a path of our own image proxy, to which `/{width}.webp` or `/{width}.avif` is added. */
  url: z.string(),
  is_primary: z.boolean(),
  alt: z.string(),
})
export type ArticleMedia = z.infer<typeof ArticleMedia>

/** One publisher's article in a story. */
export const StorySourceArticle = z.object({
  /** The article's id. */
  id: z.string(),
  publisher_id: z.string(),
  name: z.string(),
  original_headline: z.string(),
  url: z.url({ protocol: /^https?$/ }),
  publishedAt: z.iso.datetime().nullable(),
  word_count: z.number().int().positive().nullable(),
  /** ISO 639-1, detected from the text. */
  language: z.string(),
  is_major: z.boolean(),
  /** Whether only subscribers can read the article; undefined if anybody can. */
  is_paywalled: z.boolean().optional(),
  /** The ultimate owner of the publisher; undefined in editions of earlier releases. */
  owner: z.string().optional(),
  /** The country of the publisher (ISO 3166-1 alpha-2); undefined in editions of earlier releases. */
  country: z.string().optional(),
  media: z.array(ArticleMedia),
})
export type StorySourceArticle = z.infer<typeof StorySourceArticle>
