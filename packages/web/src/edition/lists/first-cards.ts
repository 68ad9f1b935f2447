import type { Card } from '../card.ts'

/**
 * The number of grid cards under 'Top stories', before 'More stories'. They fill whole rows in grids of two
 * and of three columns.
 */
export const TOP_CARD_COUNT = 6

/**
 * Splits cards into the featured card and the grid. The featured card is the first that has a picture of its
 * own, otherwise the first. A blurred card is never featured.
 */
export function splitFeaturedCard(cards: readonly Card[]): { featured: Card | undefined; grid: Card[] } {
  const clear = cards.filter(({ veiledBy }) => veiledBy === undefined)
  const featured = clear.find(({ imageSources }) => imageSources.length > 0) ?? clear[0]
  return { featured, grid: cards.filter((card) => card !== featured) }
}

/**
 * Returns the ids of the featured story and of the top stories, which the lists of headlines don't repeat.
 */
export function listFirstCardIds(cards: readonly Card[]): string[] {
  const { featured, grid } = splitFeaturedCard(cards)
  return [...(featured ? [featured] : []), ...grid.slice(0, TOP_CARD_COUNT)].map(({ id }) => id)
}
