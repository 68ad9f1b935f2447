import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useEdition, useEditionSource } from '../edition-context.ts'
import type { Timeline } from '../handlers/threads/timeline.ts'
import type { NewsRequestFailure, NewsRequestResult } from '../news-answer.ts'
import { useListSettings } from '../use-reading.ts'

export type ThreadTimelineState =
  | { state: 'loading' }
  | { state: 'loaded'; timeline: Timeline }
  | { state: 'failed'; failure: NewsRequestFailure; retry: () => void }

/**
 * Returns the content of a thread's page. Until the edition is loaded, this is the content that the server
 * embedded in the page; then it is the content without muted stories.
 *
 * @param threadId undefined if no thread is on screen; then nothing is requested
 */
export function useThreadTimeline(threadId: string | undefined): ThreadTimelineState {
  const { newsClient, firstView, loadWhole } = useEditionSource()
  const { failure } = useEdition()
  const reading = useListSettings()
  const request = reading && threadId !== undefined ? { ...reading, threadId } : undefined
  useEffect(() => {
    if (threadId !== undefined) loadWhole()
  }, [threadId, loadWhole])
  const { data, isFetching, refetch } = useQuery<NewsRequestResult<Timeline>>({
    queryKey: ['timeline', request],
    queryFn: () =>
      request ? newsClient.timeline(request) : Promise.reject(new Error('Nothing can be requested yet.')),
    enabled: request !== undefined,
    staleTime: ({ state }) => (state.data?.ok ? Number.POSITIVE_INFINITY : 0),
  })
  if (data?.ok) return { state: 'loaded', timeline: data.data }
  const embedded = firstView?.timeline?.id === threadId ? firstView?.timeline : undefined
  // The embedded content stays if the edition isn't available, and is removed if all its stories are muted.
  if (embedded && data?.failure !== 'not-found') return { state: 'loaded', timeline: embedded }
  if (failure) return { state: 'failed', failure, retry: () => location.reload() }
  if (!data || isFetching) return { state: 'loading' }
  return { state: 'failed', failure: data.failure, retry: () => void refetch() }
}
