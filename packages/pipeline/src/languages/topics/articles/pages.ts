/** Patterns for parts of article pages that don't belong to the article. */
export interface ArticlePagePatterns {
  /**
   * Match lines between paragraphs that don't belong to the article: 'Advertisement', 'Lees ook'. The patterns
   * are anchored, so that a sentence that merely contains the words is not removed.
   */
  furniture: readonly RegExp[]
  /**
   * Matches a credit of a picture or an agency's report, at the end of a caption or a text of any length:
   * '(Photo: …)', '(Foto: …)'.
   */
  credit: RegExp
  /**
   * Headings of what follows an article on its page, as regex alternatives: 'related articles', 'about the
   * author', 'reacties'.
   */
  endings: readonly string[]
  /**
   * Words before the publisher's name in a heading ('About'), and the grammatical articles that may be
   * between them, each with the space after it; as regex alternatives.
   */
  about: readonly string[]
  articles: readonly string[]
  /** Matches a description of the writer after the writer's name: 'Ilse Brandt is a reporter'. */
  bio: RegExp
  follow: RegExp
  /**
   * Words that begin a byline ('by'), and the beginnings of names in bylines that aren't a person's ('staff').
   */
  by: string
  noPerson: readonly string[]
  /** Invitations to read on, below a text in a feed: 'Continue reading'; as regex alternatives. */
  readOn: string
}
