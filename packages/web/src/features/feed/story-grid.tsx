import type { Section } from '@plainwire/domain/category'
import type { SearchQuery } from '@plainwire/domain/search'
import { Fragment, memo, type ReactNode } from 'react'
import type { Card } from '../../edition/card.ts'
import { useTexts } from '../../lib/texts.ts'
import { StoryCard } from './story-card.tsx'

/** Cards that are laid out together: whole rows of one, two and three columns, and of what stands between them. */
const GROUP_SIZE = 12

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

function isSameGroup(before: CardsProps, after: CardsProps): boolean {
  const { cards, ...rest } = after
  const isSame = (key: keyof typeof rest) => before[key] === after[key]
  return (
    (['section', 'marked', 'behind', 'offset'] as const).every(isSame) &&
    before.cards.length === cards.length &&
    cards.every((card, index) => card === before.cards[index])
  )
}

/**
 * Some cards of a list. One grid of all would be laid out whole for every card that comes into sight: after an hour of
 * reading that is thousands.
 */
const Group = memo(function Group({ cards, section, marked, behind, offset = 0 }: CardsProps) {
  const look = cards.length === GROUP_SIZE ? 'group-drawn-in-sight' : ''
  return (
    <div className={`grid grid-cols-1 gap-x-8 gap-y-9 md:grid-cols-2 lg:grid-cols-3 ${look}`}>
      {cards.map((card, index) => (
        <Fragment key={card.id}>
          {/* biome-ignore lint/a11y/useSemanticElements: a <li> has to be a child of its list, and this one's is the group */}
          <div role="listitem" className="drawn-in-sight">
            <StoryCard card={card} section={section} marked={marked} />
          </div>
          {behind?.(offset + index)}
        </Fragment>
      ))}
    </div>
  )
}, isSameGroup)

/** Cards in one, two or three columns. */
export function Cards({ cards, offset = 0, ...rest }: CardsProps) {
  const groups = Array.from(
    { length: Math.ceil(cards.length / GROUP_SIZE) },
    (_, group) => group * GROUP_SIZE,
  )
  return (
    // biome-ignore lint/a11y/useSemanticElements: a <ul> may have no groups in it
    <div role="list" className="grid gap-y-9 py-8">
      {groups.map((start) => (
        <Group key={start} cards={cards.slice(start, start + GROUP_SIZE)} offset={offset + start} {...rest} />
      ))}
    </div>
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
