/** Patterns of titles and sections that show that an article is not a report. */
export interface ArticleKindPatterns {
  /** Titles of live blogs. */
  live: RegExp
  /** Matches titles of columns, letters and analyses: a label at the beginning or end. */
  opinion: RegExp
  /** Matches a label and a name at the beginning: 'Column Ilse Brandt: …'. */
  opinionBy: RegExp
  /**
   * Names of opinion sections, and parts of URLs of opinion, which are more reliable; as regex alternatives.
   */
  opinionSections: string
  opinionPaths: string
  /** Titles of digests, reviews, programmes. */
  roundUp: RegExp
  roundUpSections: string
}
