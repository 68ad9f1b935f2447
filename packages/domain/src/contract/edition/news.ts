import { z } from 'zod'
import { StorySourceArticle } from './news-source.ts'

const Score = z.number().min(0).max(10)
const Latitude = z.number().min(-90).max(90)
const Longitude = z.number().min(-180).max(180)

export const NewsLocation = z.object({
  city: z.string().nullable(),
  /** The country's English name. */
  country: z.string().nullable(),
  /** ISO 3166-1 alpha-2. */
  country_code: z.string().nullable(),
  scope: z.enum(['local', 'national', 'international']),
  coordinates: z.object({ latitude: Latitude, longitude: Longitude }).nullable(),
})
export type NewsLocation = z.infer<typeof NewsLocation>

/** A number in our text on which reports differ, with its row of the agreement table on the story's page. */
export const SourceConflict = z.object({
  /** The id of the number's row in the agreement table. */
  fact_id: z.string().min(1),
  part: z.enum(['headline', 'sub_headline', 'description']),
  /**
   * The number as written in the headline, sub-headline or description. If it occurs several times, the first
   * occurrence is meant.
   */
  text: z.string().min(1),
})
export type SourceConflict = z.infer<typeof SourceConflict>

/** The number of sentences in a description, and how many of them are supported by a passage of a source. */
const NewsSentenceCheckCounts = z.object({
  sentences: z.number().int().positive(),
  proven: z.number().int().nonnegative(),
})

export const NewsTranslation = z.object({
  headline: z.string(),
  sub_headline: z.string(),
  description: z.string(),
  /**
   * Whether the text was written from sources in this language, translated by machine, or translated and
   * checked.
   */
  state: z.enum(['original', 'machine', 'checked']),
  /** Undefined if the text contains no number on which reports differ. */
  conflicts: z.array(SourceConflict).optional(),
  /** Undefined if the description has no sentences. */
  checked: NewsSentenceCheckCounts.optional(),
})
export type NewsTranslation = z.infer<typeof NewsTranslation>

/** A story in news.json. */
export const NewsStory = z.object({
  id: z.string().min(1),
  headline: z.string().min(1),
  sub_headline: z.string(),
  description: z.string(),
  /** The language of headline, sub-headline and description: English if there is an English text. */
  language: z.enum(['en', 'nl']),
  /** Undefined if the texts contain no number on which reports differ. */
  conflicts: z.array(SourceConflict).optional(),
  /** Undefined if the description has no sentences. */
  checked: NewsSentenceCheckCounts.optional(),
  categories: z.array(z.string()),
  tags: z.array(z.string()),
  location: NewsLocation.nullable(),
  /** ISO 3166-1 alpha-2. */
  relevant_countries: z.array(z.string()),
  published_at: z.string(),
  updated_at: z.string(),
  primary_image_url: z.string().nullable(),
  analytics: z.object({
    global_relevance: Score,
    local_relevance: Score,
    cleanliness: Score,
    political_neutrality: Score,
    popularity_score: Score,
  }),
  reports: z.object({
    articles: z.number().int().positive(),
    publishers: z.number().int().positive(),
    owners: z.number().int().positive(),
    independent: z.number().int().positive(),
  }),
  /**
   * Present only while the story is breaking news. `since` is when it became breaking news, and `reports` is
   * the number of independent reports in the `hours` hours before that.
   */
  breaking: z
    .object({
      since: z.iso.datetime(),
      reports: z.number().int().positive(),
      hours: z.number().positive(),
    })
    .optional(),
  /** Translations by locale, for example 'nl-NL'. */
  translations: z.record(z.string(), NewsTranslation),
  sources: z.array(StorySourceArticle),
  /** The story's thread; undefined if the edition contains no other story of the thread. */
  thread: z.object({ id: z.string().min(1) }).optional(),
})
export type NewsStory = z.infer<typeof NewsStory>

/** A running topic with several stories in the edition. */
export const NewsThread = z.object({
  id: z.string().min(1),
  /** The thread's name by language; a language without a name is missing. */
  name: z.object({ en: z.string().min(1).optional(), nl: z.string().min(1).optional() }),
  /**
   * First the story with the most independent reports, of those published within 24 hours before the thread's
   * newest story, then the others, newest first.
   */
  story_ids: z.array(z.string().min(1)).min(2),
})
export type NewsThread = z.infer<typeof NewsThread>

export const SupportedLocale = z.object({
  name: z.string(),
  display_name: z.string(),
  /** ISO 3166-1 alpha-2. */
  countries: z.array(z.string()),
  /** Path of the translation file, relative to news.json. */
  translation_file: z.string(),
})
export type SupportedLocale = z.infer<typeof SupportedLocale>

/** The current edition, as returned by GET /news.json. */
export const NewsEdition = z.object({
  edition: z.number().int().positive(),
  fetch_date: z.iso.datetime(),
  /**
   * 'sample' if the stories come from fictional publishers, as before the first edition from real ones. The
   * application then shows a notice.
   */
  content: z.enum(['sample', 'live']),
  supported_locales: z.record(z.string(), SupportedLocale),
  /** Threads of two or more stories; editions of earlier releases have none. */
  threads: z.array(NewsThread).default([]),
  stories: z.array(NewsStory),
  /** Ids of withdrawn stories, which devices delete from their storage. Undefined if there are none. */
  withdrawn: z.array(z.string()).optional(),
})
export type NewsEdition = z.infer<typeof NewsEdition>

/** The content of GET /{translation_file}. */
export const TranslationFile = z.object({
  translations: z.array(NewsTranslation.extend({ story_id: z.string() })),
})
export type TranslationFile = z.infer<typeof TranslationFile>
