/** How article pages write what is not the article. */
export interface PageWords {
  /** Lines between the paragraphs. Anchored: a sentence that merely holds the words stays. */
  furniture: readonly RegExp[]
  /** Who took a picture or wrote an agency's report, at the end of a caption or a text of any length. */
  credit: RegExp
  /** Headings behind which the article is over, as alternatives: about its sender, other articles, what readers say. */
  endings: readonly string[]
  /** In front of a sender's name in a heading, as alternatives, and the articles that may follow, each with its space. */
  about: readonly string[]
  articles: readonly string[]
  /** What a paragraph about the writer says, behind the name. */
  bio: RegExp
  follow: RegExp
  /** In front of a byline, and what such a name begins with that is no person's. */
  by: string
  noPerson: readonly string[]
  /** An invitation to read on, below a text in a feed, as alternatives. */
  readOn: string
}
