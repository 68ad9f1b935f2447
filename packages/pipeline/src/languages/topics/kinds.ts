/** Titles and sections that show that an article is no report. */
export interface KindWords {
  /** Titles of live blogs. */
  live: RegExp
  /** Titles of columns, letters, analyses: a label in front or behind. */
  opinion: RegExp
  /** A label and a name in front: 'Column Ilse Brandt: …'. */
  opinionBy: RegExp
  /** Sections of opinion, and parts of addresses, which are the surer ones; as alternatives. */
  opinionSections: string
  opinionPaths: string
  /** Titles of digests, reviews, programmes. */
  roundUp: RegExp
  roundUpSections: string
}
