import type { Section } from '@plainwire/domain/category'
import type { SearchQuery } from '@plainwire/domain/search'
import { Fragment, type ReactNode } from 'react'
import type { Card } from '../../edition/card.ts'
import { useTexts } from '../../lib/texts.ts'
import { StoryCard } from './story-card.tsx'

interface StoryGridProps {
  cards: readonly Card[]
  section: Section
  /** How many of the first meet the reader's interests: below them stands a line. */
  dividerAt: number | undefined
  /** What stands behind a story, by its place in the whole grid from 0. */
  behind?: ((index: number) => ReactNode) | undefined
}

interface CardsProps extends Omit<StoryGridProps, 'dividerAt'> {
  /** What was searched for: it is marked in the texts. */
  marked?: SearchQuery | undefined
  /** How many stories of the grid stand above these. */
  offset?: number
}

/** Cards in one, two or three columns. */
export function Cards({ cards, section, marked, behind, offset = 0 }: CardsProps) {
  return (
    <ul className="grid grid-cols-1 gap-x-8 gap-y-9 py-8 md:grid-cols-2 lg:grid-cols-3">
      {cards.map((card, index) => (
        <Fragment key={card.id}>
          <li className="drawn-in-sight">
            <StoryCard card={card} section={section} marked={marked} />
          </li>
          {behind?.(offset + index)}
        </Fragment>
      ))}
    </ul>
  )
}

/** The stories below the featured one (FD-03, FD-04); where the reader has interests, those first and the rest below a line (FD-08). */
export function StoryGrid({ cards, section, dividerAt = cards.length, behind }: StoryGridProps) {
  const text = useTexts()
  const rest = cards.slice(dividerAt)
  return (
    <section aria-labelledby="more-stories">
      <h2 id="more-stories" className="sr-only">
        {text('feed.more.heading')}
      </h2>
      <Cards cards={cards.slice(0, dividerAt)} section={section} behind={behind} />
      {rest.length > 0 && (
        <>
          <p className="border-t border-line pt-4 text-14 text-ink-soft">{text('feed.divider')}</p>
          <Cards cards={rest} section={section} behind={behind} offset={dividerAt} />
        </>
      )}
    </section>
  )
}
