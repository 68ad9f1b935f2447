/** How a language's titles show that a text reports no event of the day. */
export interface KindTitles {
  /** Advice and service: rules, how-to, buying, recipes, listings, betting tips, pictures and videos alone. */
  guide: readonly RegExp[]
  /** The publisher's own products, prizes and campaigns, offers, and what somebody paid for. */
  promotion: readonly RegExp[]
  /** Many events under one title. */
  roundUp: readonly RegExp[]
  /** Titles of live coverage. */
  live: readonly RegExp[]
  /** Sections of guides and of promotions, and parts of addresses of promotions; as alternatives. */
  guideSections: string
  promotionSections: string
  promotionPaths: string
  /** Words in capitals that begin a label: 'BREAKING NEWS: …' names no columnist. */
  shouted: string
  /** Behind a columnist's name in capitals: 'ILSE BRANDT on …'; as alternatives. */
  columnistVerbs: string
}
