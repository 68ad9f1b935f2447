import type { SearchQuery } from '@plainwire/domain/search'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useEditionSource } from '../../edition/edition-context.ts'
import { useReading } from '../../edition/use-reading.ts'
import { useStore } from '../../lib/store.ts'
import { useTexts } from '../../lib/texts.ts'
import { Button } from '../../ui/button.tsx'
import type { DrawCards } from './draw-cards.ts'
import { submittedSearch } from './submitted-search.ts'

/** Milliseconds without typing, or Enter, before the query is sent to our server. */
export const REST_MS = 1000

/** The loaded pages of the archive; nothing is requested before the reader has finished typing. */
function useOlder(query: string, isWanted: boolean) {
  const { newsroom } = useEditionSource()
  const reading = useReading()
  return useInfiniteQuery({
    queryKey: ['older', reading, query],
    queryFn: async ({ pageParam }) => {
      if (!reading) throw new Error('There is no edition yet.')
      const answer = await newsroom.olderStories({ ...reading, query, cursor: pageParam })
      if (!answer.ok) throw new Error(answer.failure)
      return answer.data
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    enabled: isWanted && reading !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
  })
}

/** Whether the reader has rested since this was drawn. */
function useRested(): boolean {
  const [isRested, setRested] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setRested(true), REST_MS)
    return () => clearTimeout(timer)
  }, [])
  return isRested
}

interface OlderStoriesProps {
  query: string
  marked: SearchQuery
  drawCards: DrawCards
}

/** Stories of earlier editions, from our server's archive, under a heading of their own. */
export function OlderStories({ query, marked, drawCards }: OlderStoriesProps) {
  const text = useTexts()
  const [isForced, setForced] = useState(false)
  const isRested = useRested()
  const isEntered = useStore(submittedSearch, '') === query
  const isWanted = (isRested || isEntered || isForced) && marked.groups.length > 0
  const older = useOlder(query, isWanted)
  const cards = older.data?.pages.flatMap((page) => page.cards) ?? []
  return (
    <section aria-labelledby="older-stories" className="border-t border-line py-6">
      <h2 id="older-stories" className="headline text-22">
        {text('search.older')}
      </h2>
      {!isWanted && (
        <Button look="outline" className="mt-3" onClick={() => setForced(true)}>
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
