/** Patterns of titles and sections that show that an article is not a report. */
export interface ArticleKindPatterns {
  /** Matches titles of live blogs: 'Live updates', 'minuut tot minuut'. */
  live: RegExp
  /** Matches titles of columns, letters and analyses: a label at the beginning or end, such as 'Opinie: …'. */
  opinion: RegExp
  /** Matches a label and a name at the beginning: 'Column Ilse Brandt: …'. */
  opinionBy: RegExp
  /**
   * Names of opinion sections ('columnists'), and parts of URLs of opinion ('commentisfree'), which are more
   * reliable; as regex alternatives.
   */
  opinionSections: string
  opinionPaths: string
  /** Matches titles of digests and reviews: 'The week in pictures', 'het belangrijkste nieuws'. */
  roundUp: RegExp
  roundUpSections: string
}
