import type { Card } from '../../edition/card.ts'
import { PAGE_SIZE } from '../../edition/page-size.ts'

/** At most so many stories may stand in the featured block; the first is shown (FD-02). */
const FEATURED_COUNT = 2

/** The page that follows, counted from 1, when so many cards stand in the grid below the featured story (FD-07). */
export function pageAfter(loaded: number): number {
  return Math.floor(loaded / PAGE_SIZE) + 2
}

/** The featured story: the first with a picture of its own, else the first (FD-02); never one that is veiled. The others fill the grid (FD-03). */
export function withFeatured(cards: readonly Card[]): { featured: Card | undefined; grid: Card[] } {
  const clear = cards.filter(({ veiledBy }) => veiledBy === undefined)
  const candidates = clear.filter(({ imageSources }) => imageSources.length > 0).slice(0, FEATURED_COUNT)
  const featured = candidates[0] ?? clear[0]
  return { featured, grid: cards.filter((card) => card !== featured) }
}
