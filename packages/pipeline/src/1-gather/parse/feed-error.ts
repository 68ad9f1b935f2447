/** Why a document gave no feed. */
export type FeedErrorCode =
  | 'EMPTY'
  | 'WEB_PAGE'
  | 'NOT_A_FEED'
  | 'FEED_LIST'
  | 'SITEMAP_INDEX'
  | 'SITEMAP_WITHOUT_NEWS'
  | 'BAD_JSON'
  | 'NOT_TEXT'
  | 'TOO_DEEP'
  | 'TOO_LARGE'
  | 'TOO_SLOW'
  | 'PARSER_FAILED'

/** A document that is no feed, or none that may be read: a code to act on and one clear sentence to show. */
export class FeedError extends Error {
  override readonly name = 'FeedError'
  readonly code: FeedErrorCode
  constructor(code: FeedErrorCode, sentence: string) {
    super(sentence)
    this.code = code
  }
}
