import type { Category } from '../category/index.ts'
import type { Media, PlaceHint } from '../feed/index.ts'
import type { ArticleReading } from './reading.ts'
import type { Reserved } from './reserved.ts'

/** Longer titles and summaries are cut at a word: a hostile feed must not push its neighbours off the page. */
export const MAX_TITLE_CHARACTERS = 300
export const MAX_SUMMARY_CHARACTERS = 4000

/** One publisher's page on an event. Its text is read for clustering and writing and is never published. */
export interface Article {
  /** Ours: the first 16 hex digits of a hash, stable over edits and moves of the page. */
  id: string
  publisherId: string
  /** Where a reader is sent. http or https. */
  url: string
  /** The same page under one spelling: tracking parameters, fragments and mobile hosts removed. */
  canonicalUrl: string
  title: string
  /** Plain text from the feed or the page's own description. */
  summary: string
  /** Plain text of the page, paragraphs separated by blank lines; the feed's content or summary where the page was not read. */
  text: string
  byline: string | undefined
  /** ISO 639-1, detected from the text. */
  language: string
  /** Missing where the publisher gave none that can be used. */
  publishedAt: Date | undefined
  updatedAt: Date | undefined
  firstSeenAt: Date
  /** Of the whole page, where it was read. */
  wordCount: number | undefined
  media: Media[]
  /** Categories hinted by the feed it came from. */
  hints: Category[]
  /** The place hint of the feed it came from; missing where its publisher's place counts. */
  placeHint?: PlaceHint | undefined
  /** The publisher's own section and keyword names, lowercased. */
  sections: string[]
  isPaywalled: boolean
  /** 0 for the first entry of the feed, at the moment it was first seen. */
  feedPosition: number | undefined
  /** The rights that its publisher reserves; missing if there are none. */
  reserved?: Reserved | undefined
  /** Missing until it was read as it is now. */
  reading?: ArticleReading | undefined
}
