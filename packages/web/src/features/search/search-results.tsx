import { parseSearch } from '@plainwire/domain/search'
import { type ReactNode, useEffect, useMemo } from 'react'
import { announce } from '../../lib/announcements.ts'
import { type Speaker, useTexts } from '../../lib/texts.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { Message } from '../../ui/message.tsx'
import type { DrawCards } from './draw-cards.ts'
import { OlderStories } from './older-stories.tsx'
import { type Searched, useSearch } from './use-search.ts'

interface SearchResultsProps {
  query: string
  drawCards: DrawCards
  skeleton: ReactNode
}

function countText(searched: Searched, text: Speaker): string {
  if (searched.state !== 'ready') return ''
  const { total, cards } = searched.found
  const found = text.plural('search.found', total)
  return total > cards.length ? text('search.found.best', { found, count: cards.length }) : found
}

function Failed() {
  const text = useTexts()
  return (
    <Message kind="error" text={text('data.error.search')}>
      <button type="button" className={buttonClass('solid')} onClick={() => location.reload()}>
        {text('feed.retry')}
      </button>
    </Message>
  )
}

/** The feed while there is a search: what the edition has for it, and below that what earlier ones had (FD-08). */
export function SearchResults({ query, drawCards, skeleton }: SearchResultsProps) {
  const text = useTexts()
  const searched = useSearch(query)
  const found = searched.state === 'ready' ? searched.found : undefined
  const marked = useMemo(() => parseSearch(found?.query ?? query), [found?.query, query])
  const count = countText(searched, text)
  useEffect(() => {
    if (count) announce(count)
  }, [count])
  return (
    <>
      <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1 border-b border-line py-4">
        <h1 className="headline min-w-0 text-22 wrap-anywhere">
          {text('search.heading', { query: found?.query ?? query })}
        </h1>
        <p className="min-h-6 text-14 text-ink-soft tabular-nums">{count}</p>
      </div>
      {searched.state === 'loading' && skeleton}
      {searched.state === 'failed' && <Failed />}
      {found && found.cards.length > 0 && (
        <section aria-labelledby="found-stories">
          <h2 id="found-stories" className="sr-only">
            {text('search.stories.now')}
          </h2>
          {drawCards(found.cards, marked)}
        </section>
      )}
      {found?.total === 0 && (
        <Message kind="empty" text={text('feed.empty.search', { query: found.query })} />
      )}
      {found && <OlderStories key={query} query={query} marked={marked} drawCards={drawCards} />}
    </>
  )
}
