/** Why no feed could be read from a document. */
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

/**
 * Thrown for a document that isn't a feed or exceeds a limit, with a code for the program and one sentence for
 * people.
 */
export class FeedError extends Error {
  override readonly name = 'FeedError'
  readonly code: FeedErrorCode
  constructor(code: FeedErrorCode, sentence: string) {
    super(sentence)
    this.code = code
  }
}
