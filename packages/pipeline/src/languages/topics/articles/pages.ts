/** Patterns for parts of article pages that don't belong to the article. */
export interface ArticlePagePatterns {
  /**
   * Lines between paragraphs that don't belong to the article. The patterns are anchored, so that a sentence
   * that merely contains the words is not removed.
   */
  furniture: readonly RegExp[]
  /** A credit of a picture or an agency's report, at the end of a caption or a text of any length. */
  credit: RegExp
  /**
   * Headings after the end of an article, as regex alternatives: about the publisher, other articles,
   * readers' comments.
   */
  endings: readonly string[]
  /**
   * Words before a sender's name in a heading ('About'), and the grammatical articles that may follow, each
   * with its space; as regex alternatives.
   */
  about: readonly string[]
  articles: readonly string[]
  /** Matches a description of the writer after the writer's name. */
  bio: RegExp
  follow: RegExp
  /** Words before a byline, and the beginnings of names in it that aren't a person's. */
  by: string
  noPerson: readonly string[]
  /** Invitations to read on, below a text in a feed; as regex alternatives. */
  readOn: string
}
