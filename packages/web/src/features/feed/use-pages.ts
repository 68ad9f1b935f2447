import { useEffect, useRef } from 'react'
import { withFeatured } from '../../edition/first-cards.ts'
import type { SectionStories } from '../../edition/use-section.ts'
import { announce } from '../../lib/announcements.ts'
import { useTexts } from '../../lib/texts.ts'
import { pageAfter } from './pages.ts'

/** The pages of a section on screen: the first, and those loaded on request. */
export function usePages(stories: SectionStories) {
  const text = useTexts()
  const announced = useRef(0)

  const { featured, grid } = withFeatured(stories.cards)
  const shown = grid.length + (featured ? 1 : 0)

  useEffect(() => {
    const more = shown - announced.current
    if (announced.current > 0 && more > 0) announce(text.plural('feed.more.done', more))
    announced.current = shown
  }, [shown, text])

  const loadMore = () => stories.showPages(pageAfter(grid.length))
  return { featured, grid, hasMore: shown < stories.total, loadMore }
}
