import type { Category } from '../category/index.ts'
import type { MediaItem, PlaceHint } from '../feed/index.ts'
import type { ArticleAnalysis } from './reading.ts'
import type { ReservedRights } from './reserved.ts'

/**
 * Maximum lengths in characters. Longer titles and summaries are cut at a word, so that a hostile feed can't
 * fill the page.
 */
export const MAX_TITLE_CHARACTERS = 300
export const MAX_SUMMARY_CHARACTERS = 4000

/** One publisher's page on an event. Its text is read for clustering and writing and is never published. */
export interface Article {
  /**
   * A hash of the publisher's id and the page's canonical URL when the article was first seen (16 hex digits).
   * It doesn't change when the page is edited or moved.
   */
  id: string
  publisherId: string
  /** The address that readers are sent to: http or https. */
  url: string
  /** The URL in one normal form: without tracking parameters, fragment or mobile host. */
  canonicalUrl: string
  title: string
  /** Plain text from the feed or the page's own description. */
  summary: string
  /**
   * Plain text of the page, with paragraphs separated by blank lines; the feed's content or summary if the page
   * was not read.
   */
  text: string
  byline: string | undefined
  /** ISO 639-1, detected from the text. */
  language: string
  /** Undefined if the publisher states no usable date. */
  publishedAt: Date | undefined
  updatedAt: Date | undefined
  firstSeenAt: Date
  /** The number of words on the whole page; undefined if the page was not read. */
  wordCount: number | undefined
  media: MediaItem[]
  /** The categories that are configured for the article's feed; the article itself may get others. */
  hints: Category[]
  /**
   * The place of the newsroom that publishes the article's feed, as a hint of where the event happened;
   * undefined if it is the same place as the publisher's.
   */
  placeHint?: PlaceHint | undefined
  /** The publisher's own section and keyword names, lowercased. */
  sections: string[]
  isPaywalled: boolean
  /** The article's position in its feed when it was first seen; 0 is the first entry. */
  feedPosition: number | undefined
  /** The rights that its publisher reserves; missing if there are none. */
  reserved?: ReservedRights | undefined
  /** The result of analysing the article; undefined until its current version has been analysed. */
  reading?: ArticleAnalysis | undefined
}
