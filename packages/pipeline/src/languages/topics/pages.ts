/** How article pages write what is not the article. */
export interface PageWords {
  /** Lines between the paragraphs. Anchored: a sentence that merely holds the words stays. */
  furniture: readonly RegExp[]
  /** A credit of a picture or an agency's report, at the end of a caption or a text of any length. */
  credit: RegExp
  /**
   * Headings after the end of an article, as alternatives: about the publisher, other articles, readers'
   * comments.
   */
  endings: readonly string[]
  /** In front of a sender's name in a heading, as alternatives, and the articles that may follow, each with its space. */
  about: readonly string[]
  articles: readonly string[]
  /** A description of the writer after their name. */
  bio: RegExp
  follow: RegExp
  /** In front of a byline, and what such a name begins with that is no person's. */
  by: string
  noPerson: readonly string[]
  /** An invitation to read on, below a text in a feed, as alternatives. */
  readOn: string
}
