import { useMemo } from 'react'
import { mutes } from '../../device/muting/mutes.ts'
import { usePersistedStore } from '../../device/storage/persisted.ts'
import type { Headline } from '../card.ts'
import { useEdition, useEditionSource } from '../edition-context.ts'
import type { FirstViewData } from '../first-view.ts'
import type { HeadlineListRequest } from '../handlers/lists/trending.ts'
import type { NewsClient } from '../news-client.ts'
import { useWorkerQuery } from '../use-answer.ts'
import { useListSettings } from '../use-reading.ts'
import { removeLikelyMutedStories } from './simple-mute-match.ts'

const NO_HEADLINES: readonly Headline[] = []

/**
 * Returns a list of headlines beside the cards, without muted stories. As long as the order of the lists
 * embedded in the page is preserved, only headlines from those lists are returned.
 */
function useHeadlines(
  kind: 'trending' | 'differing',
  firstOf: (view: FirstViewData) => readonly Headline[],
  shown: readonly string[],
  load: (newsClient: NewsClient, request: HeadlineListRequest) => ReturnType<NewsClient['trending']>,
): readonly Headline[] {
  const { newsClient, firstView } = useEditionSource()
  const { isFirstViewPreserved } = useEdition()
  const reader = useListSettings()
  const first = isFirstViewPreserved && firstView ? firstOf(firstView) : undefined
  const muted = usePersistedStore(mutes)
  const request = reader && { ...reader, onScreen: first?.map(({ id }) => id), shown }
  const answer = useWorkerQuery(kind, request, request && (() => load(newsClient, request)))
  return useMemo(() => {
    const known = first ? removeLikelyMutedStories(first, muted, firstView?.madeAt ?? '') : NO_HEADLINES
    const list = answer?.ok ? answer.data : known
    // Until the next answer arrives, the list may contain stories that are now among the page's first cards.
    return list.filter(({ id }) => !shown.includes(id))
  }, [answer, first, muted, firstView, shown])
}

/**
 * Returns the trending headlines for the reader.
 *
 * @param shown ids of the page's first cards, which are not repeated
 */
export function useTrendingHeadlines(shown: readonly string[]): readonly Headline[] {
  return useHeadlines(
    'trending',
    ({ trending }) => trending,
    shown,
    (newsClient, request) => newsClient.trending(request),
  )
}

/** Returns the best stories on which sources differ, without those in `shown`. */
export function useConflictingReportHeadlines(shown: readonly string[]): readonly Headline[] {
  return useHeadlines(
    'differing',
    ({ differing }) => differing,
    shown,
    (newsClient, request) => newsClient.differing(request),
  )
}
