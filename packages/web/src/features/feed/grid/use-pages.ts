import { useEffect, useRef } from 'react'
import { splitFeaturedCard } from '../../../edition/lists/first-cards.ts'
import type { SectionStories } from '../../../edition/lists/use-section.ts'
import { announce } from '../../../lib/access/announcements.ts'
import { useTexts } from '../../../lib/texts.ts'
import { getNextPageNumber } from './pages.ts'

/**
 * Returns the loaded stories of a section, and a function that loads the next page. Announces the number of
 * newly loaded stories to screen readers.
 */
export function useFeedPages(stories: SectionStories) {
  const text = useTexts()
  const announcedCount = useRef(0)

  const { featured, grid } = splitFeaturedCard(stories.cards)
  const shown = grid.length + (featured ? 1 : 0)

  useEffect(() => {
    const added = shown - announcedCount.current
    if (announcedCount.current > 0 && added > 0) announce(text.plural('feed.more.done', added))
    announcedCount.current = shown
  }, [shown, text])

  const loadMore = () => stories.showPages(getNextPageNumber(grid.length))
  return { featured, grid, hasMore: shown < stories.total, loadMore }
}
