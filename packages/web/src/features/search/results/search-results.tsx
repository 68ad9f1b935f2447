import { parseSearchQuery, type SpellingCorrection } from '@plainwire/domain/search'
import { type ReactNode, useEffect, useMemo } from 'react'
import { FollowStar } from '../../../edition/actions/follow-star.tsx'
import { announce } from '../../../lib/access/announcements.ts'
import { type Localizer, useTexts } from '../../../lib/texts.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { StatusMessage } from '../../../ui/messages/status-message.tsx'
import { registerSuggestionSlot } from '../suggestion-slot.ts'
import { ArchiveSearchResults } from './archive-search-results.tsx'
import type { StoryCardsRenderer } from './draw-cards.ts'
import { type SearchState, useSearch } from './use-search.ts'

/** The maximum number of corrected spellings that are listed for a word. */
const MAX_SPELLINGS = 3

interface SearchResultsProps {
  query: string
  drawCards: StoryCardsRenderer
  skeleton: ReactNode
}

function countText(searched: SearchState, text: Localizer): string {
  if (searched.state !== 'ready') return ''
  const { total, cards } = searched.found
  const found = text.plural('search.found', total)
  return total > cards.length ? text('search.found.best', { found, count: cards.length }) : found
}

function Failed() {
  const text = useTexts()
  return (
    <StatusMessage kind="error" text={text('data.error.search')}>
      <Button look="solid" onClick={() => location.reload()}>
        {text('feed.retry')}
      </Button>
    </StatusMessage>
  )
}

/** The misspelled words of the query, each with the spellings that were searched for instead. */
function Corrections({ corrections }: { corrections: readonly SpellingCorrection[] }) {
  const text = useTexts()
  const list = new Intl.ListFormat(text.language, { type: 'disjunction' })
  return (
    <p className="pt-4 text-16">
      {corrections.map(({ typed, meant }) => (
        <span key={typed} className="me-2">
          {text('search.corrected', { typed, meant: list.format(meant.slice(0, MAX_SPELLINGS)) })}
        </span>
      ))}
    </p>
  )
}

/** The results of a search, in place of the feed: stories of this edition, then those of earlier ones. */
export function SearchResults({ query, drawCards, skeleton }: SearchResultsProps) {
  const text = useTexts()
  const searched = useSearch(query)
  const found = searched.state === 'ready' ? searched.found : undefined
  const marked = useMemo(() => found?.understood ?? parseSearchQuery(query), [found?.understood, query])
  const count = countText(searched, text)
  useEffect(() => {
    if (count) announce(count)
  }, [count])
  return (
    <>
      <div className="grid gap-x-8 gap-y-1 border-b border-line py-2 lg:flex lg:items-center lg:justify-between">
        <div className="flex shrink-0 flex-wrap items-baseline gap-x-4 lg:max-w-1/2">
          <h1 className="headline min-w-0 text-22 wrap-anywhere">
            {text('search.heading', { query: found?.query ?? query })}
          </h1>
          <p className="min-h-6 text-14 text-ink-soft tabular-nums">{count}</p>
          {marked.groups.length > 0 && (
            <FollowStar
              thing={{ kind: 'search', key: query, label: query }}
              label={text('follow.search')}
              className="self-center"
            />
          )}
        </div>
        <div ref={registerSuggestionSlot} className="min-h-11 min-w-0 max-lg:empty:hidden" />
      </div>
      {found && found.corrections.length > 0 && <Corrections corrections={found.corrections} />}
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
        <StatusMessage kind="empty" text={text('feed.empty.search', { query: found.query })} />
      )}
      {found && <ArchiveSearchResults key={query} query={query} marked={marked} drawCards={drawCards} />}
    </>
  )
}
