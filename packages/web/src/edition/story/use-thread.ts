import type { NewsStory } from '@plainwire/domain/contract'
import { useEffect } from 'react'
import { useEditionSource } from '../edition-context.ts'
import type { ThreadStories } from '../handlers/threads/thread.ts'
import { useWorkerQuery } from '../use-answer.ts'
import { useListSettings } from '../use-reading.ts'

const NONE: ThreadStories = { headlines: [] }

/**
 * Returns the other stories of a story's thread. Until the edition is loaded, these are the stories that the
 * server embedded in the page.
 */
export function useOtherThreadStories({
  id: storyId,
  thread,
}: Pick<NewsStory, 'id' | 'thread'>): ThreadStories {
  const { newsClient, firstView, loadWhole } = useEditionSource()
  const reading = useListSettings()
  const threadId = thread?.id
  const first = firstView?.story?.id === storyId ? firstView.thread : undefined
  useEffect(() => {
    if (threadId !== undefined) loadWhole()
  }, [threadId, loadWhole])
  const request = reading && threadId !== undefined ? { ...reading, threadId, storyId } : undefined
  const answer = useWorkerQuery('thread', request, request && (() => newsClient.thread(request)))
  if (threadId === undefined) return NONE
  return (answer?.ok ? answer.data : first) ?? NONE
}
