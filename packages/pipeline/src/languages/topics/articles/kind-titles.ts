/** Patterns of titles that report no event of the day. */
export interface ArticleKindTitlePatterns {
  /**
   * Match advice and service: rules, how-to, shopping, recipes, listings, betting tips, and pages with only
   * pictures or videos: 'How to vote', 'In pictures: …'.
   */
  guide: readonly RegExp[]
  /**
   * Match the publisher's products, prizes, campaigns and offers, and paid content: 'Sponsored: …', 'Win
   * tickets'.
   */
  promotion: readonly RegExp[]
  /** Match titles of articles about several events: 'What the papers say'. */
  roundUp: readonly RegExp[]
  /** Match titles of live coverage: 'Live election updates'. */
  live: readonly RegExp[]
  /**
   * Names of sections of guides ('recipes') and of promotions ('newsletters'), and parts of URLs of promotions
   * ('advertorial'); as regex alternatives.
   */
  guideSections: string
  promotionSections: string
  promotionPaths: string
  /**
   * Words in capitals that show that a title doesn't begin with a columnist's name: 'BREAKING' in 'BREAKING
   * NEWS: …'.
   */
  shouted: string
  /** Words after a columnist's name in capitals: 'ILSE BRANDT on …'; as regex alternatives. */
  columnistVerbs: string
}
