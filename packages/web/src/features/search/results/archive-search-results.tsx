import type { SearchQuery } from '@plainwire/domain/search'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useEditionSource } from '../../../edition/edition-context.ts'
import { useListSettings } from '../../../edition/use-reading.ts'
import { useStore } from '../../../lib/store.ts'
import { useTexts } from '../../../lib/texts.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { lastSubmittedSearchQuery } from '../last-submitted-search-query.ts'
import type { StoryCardsRenderer } from './draw-cards.ts'

/** The pause in typing, in ms, after which the query is sent to the server; Enter sends it immediately. */
const ARCHIVE_SEARCH_DEBOUNCE_MS = 1000

/** The loaded pages of the archive search; nothing is requested until it is enabled. */
function useOlder(query: string, isEnabled: boolean) {
  const { newsClient } = useEditionSource()
  const reading = useListSettings()
  return useInfiniteQuery({
    queryKey: ['older', reading, query],
    queryFn: async ({ pageParam }) => {
      if (!reading) throw new Error('There is no edition yet.')
      const answer = await newsClient.olderStories({ ...reading, query, cursor: pageParam })
      if (!answer.ok) throw new Error(answer.failure)
      return answer.data
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    enabled: isEnabled && reading !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
  })
}

/**
 * True once `ARCHIVE_SEARCH_DEBOUNCE_MS` have passed since the component was mounted. The component is
 * mounted again for every query, so this is the case when the reader has paused typing.
 */
function useHasPaused(): boolean {
  const [hasPaused, setPaused] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setPaused(true), ARCHIVE_SEARCH_DEBOUNCE_MS)
    return () => clearTimeout(timer)
  }, [])
  return hasPaused
}

interface OlderStoriesProps {
  query: string
  marked: SearchQuery
  drawCards: StoryCardsRenderer
}

/** The section with search results from the server's archive of earlier editions. */
export function ArchiveSearchResults({ query, marked, drawCards }: OlderStoriesProps) {
  const text = useTexts()
  const [isRequested, setRequested] = useState(false)
  const hasPaused = useHasPaused()
  const isSubmitted = useStore(lastSubmittedSearchQuery, '') === query
  const isEnabled = (hasPaused || isSubmitted || isRequested) && marked.groups.length > 0
  const older = useOlder(query, isEnabled)
  const cards = older.data?.pages.flatMap((page) => page.cards) ?? []
  return (
    <section aria-labelledby="older-stories" className="border-t border-line py-6">
      <h2 id="older-stories" className="headline text-22">
        {text('search.older')}
      </h2>
      {!isEnabled && (
        <Button look="outline" className="mt-3" onClick={() => setRequested(true)}>
          {text('search.older.ask')}
        </Button>
      )}
      {cards.length > 0 && drawCards(cards, marked)}
      <div role="status">
        {older.isFetching && <p className="py-6 text-16 text-ink-soft">{text('search.older.loading')}</p>}
        {older.isSuccess && !older.isFetching && cards.length === 0 && !older.hasNextPage && (
          <p className="py-6 text-16 text-ink-soft">{text('search.older.none')}</p>
        )}
      </div>
      {older.isError && !older.isFetching && (
        <p role="alert" className="flex flex-wrap items-center gap-4 py-4 text-16">
          {text('data.error.search')}
          <Button look="outline" onClick={() => void (older.data ? older.fetchNextPage() : older.refetch())}>
            {text('search.older.retry')}
          </Button>
        </p>
      )}
      {older.hasNextPage && !older.isFetching && !older.isError && (
        <div className="grid place-items-center">
          <Button look="outline" onClick={() => void older.fetchNextPage()}>
            {text('search.older.more')}
          </Button>
        </div>
      )}
    </section>
  )
}
