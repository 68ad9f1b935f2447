/** Patterns of titles that report no event of the day. */
export interface ArticleKindTitlePatterns {
  /**
   * Advice and service: rules, how-to, shopping, recipes, listings, betting tips, and pages with only pictures
   * or videos.
   */
  guide: readonly RegExp[]
  /** The publisher's products, prizes, campaigns and offers, and paid content. */
  promotion: readonly RegExp[]
  /** Several events under one title. */
  roundUp: readonly RegExp[]
  /** Titles of live coverage. */
  live: readonly RegExp[]
  /**
   * Names of sections of guides and of promotions, and parts of URLs of promotions; as regex alternatives.
   */
  guideSections: string
  promotionSections: string
  promotionPaths: string
  /** Capitalised words that begin a label: 'BREAKING NEWS: …' doesn't name a columnist. */
  shouted: string
  /** Words after a columnist's name in capitals: 'ILSE BRANDT on …'; as regex alternatives. */
  columnistVerbs: string
}
