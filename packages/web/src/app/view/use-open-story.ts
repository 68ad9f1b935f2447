import { useEffect } from 'react'
import { addStoryToReadingHistory } from '../../device/history/read.ts'
import { useStoryCard } from '../../edition/lists/use-section.ts'
import { useLoadedStory } from '../../edition/story/use-story.ts'
import { useThreadTimeline } from '../../edition/story/use-timeline.ts'
import { useTexts } from '../../lib/texts.ts'
import { buildPageTitle } from '../document/page-title.ts'
import type { ViewWithSearchFilter } from './current-view.ts'

/** Marks an open story as read when the reader leaves it. Returns the page's title. */
export function usePageTitleAndReadTracking(view: ViewWithSearchFilter): string {
  const text = useTexts()
  const storyId = view.dialog?.name === 'story' ? view.dialog.storyId : ''
  const card = useStoryCard(storyId)
  // A story of an older edition has no card, so its title and the time of its last change come from the story
  // itself.
  const storyHere = useLoadedStory(storyId)
  const thread = useThreadTimeline(view.dialog?.name === 'thread' ? view.dialog.threadId : undefined)
  const threadTitle = thread.state === 'loaded' ? thread.timeline.title : undefined
  const updatedAt = card?.updatedAt ?? storyHere?.story.updated_at
  useEffect(() => {
    if (!updatedAt) return
    // The story isn't marked as read when it is opened, because that would change the page behind the dialog
    // during hydration.
    const mark = () => addStoryToReadingHistory({ id: storyId, updated_at: updatedAt }, new Date())
    addEventListener('pagehide', mark)
    return () => {
      removeEventListener('pagehide', mark)
      mark()
    }
  }, [storyId, updatedAt])
  return buildPageTitle(view, text, card?.title ?? storyHere?.title ?? threadTitle, view.query)
}
