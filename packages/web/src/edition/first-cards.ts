import type { Card } from './card.ts'

/** At most so many stories may be in the featured block; the first is shown. */
const FEATURED_COUNT = 2
/** How many cards of the grid are above the lists beside it: whole rows of two and of three columns. */
export const TOP_CARDS = 6

/** The featured story: the first with a picture of its own, else the first; never one that is veiled. The others fill the grid. */
export function withFeatured(cards: readonly Card[]): { featured: Card | undefined; grid: Card[] } {
  const clear = cards.filter(({ veiledBy }) => veiledBy === undefined)
  const candidates = clear.filter(({ imageSources }) => imageSources.length > 0).slice(0, FEATURED_COUNT)
  const featured = candidates[0] ?? clear[0]
  return { featured, grid: cards.filter((card) => card !== featured) }
}

/** The ids of what a list shows first: its featured story and the top cards. No list beside them repeats one. */
export function firstIds(cards: readonly Card[]): string[] {
  const { featured, grid } = withFeatured(cards)
  return [...(featured ? [featured] : []), ...grid.slice(0, TOP_CARDS)].map(({ id }) => id)
}
