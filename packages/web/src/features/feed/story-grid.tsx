import type { Section } from '@plainwire/domain/category'
import type { SearchQuery } from '@plainwire/domain/search'
import { Fragment, memo, type ReactNode, useEffect, useState } from 'react'
import type { Card } from '../../edition/card.ts'
import { whenIdle } from '../../lib/when-idle.ts'
import { StoryCard } from './story-card.tsx'

/**
 * Cards that are laid out and drawn together: whole rows of one, two and three columns. Fewer would be more boxes whose place the
 * browser compares with the screen in every frame, more would be too much work for one frame.
 */
const GROUP_SIZE = 6

export interface CardsProps {
  cards: readonly Card[]
  section: Section
  /** Renders the content after a story, by its position in the whole grid from 0. */
  behind?: ((index: number) => ReactNode) | undefined
  /** The search query, whose matches are highlighted in the texts. */
  marked?: SearchQuery | undefined
  /** How many stories of the grid are above these. */
  offset?: number
}

/** The number of groups rendered when the page is idle; later ones only when nearly visible. */
const DRAWN_WHEN_IDLE = 10

interface GroupProps extends CardsProps {
  /** Whether its cards are drawn wherever they are: a picture or an archive of the whole page then has them. */
  isDrawn: boolean
}

/** Whether the browser has had a moment to spare since the component was drawn. */
function useHasBeenIdle(): boolean {
  const [hasBeenIdle, setIdle] = useState(false)
  useEffect(() => whenIdle(() => setIdle(true)), [])
  return hasBeenIdle
}

function isSameGroup(before: GroupProps, after: GroupProps): boolean {
  const { cards, ...rest } = after
  const isSame = (key: keyof typeof rest) => before[key] === after[key]
  return (
    (['section', 'marked', 'behind', 'offset', 'isDrawn'] as const).every(isSame) &&
    before.cards.length === cards.length &&
    cards.every((card, index) => card === before.cards[index])
  )
}

/**
 * Some cards of a list. One grid of all would be laid out whole for every card that comes into sight: after an hour of
 * reading that is thousands.
 */
const Group = memo(function Group({ cards, section, marked, behind, isDrawn, offset = 0 }: GroupProps) {
  const look = cards.length === GROUP_SIZE && !isDrawn ? 'drawn-in-sight' : ''
  return (
    <div className={`max-md:space-y-3 md:grid md:grid-cols-2 md:gap-x-8 md:gap-y-9 lg:grid-cols-3 ${look}`}>
      {cards.map((card, index) => (
        <Fragment key={card.id}>
          {/* biome-ignore lint/a11y/useSemanticElements: a <li> has to be a child of its list, and this one's is the group */}
          <div role="listitem" className="max-md:border-b max-md:border-line max-md:pb-3">
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
  const hasBeenIdle = useHasBeenIdle()
  const groups = Array.from(
    { length: Math.ceil(cards.length / GROUP_SIZE) },
    (_, group) => group * GROUP_SIZE,
  )
  return (
    // biome-ignore lint/a11y/useSemanticElements: a <ul> may have no groups in it
    <div role="list" className="space-y-3 pt-3 pb-6 md:space-y-9 md:pt-4 md:pb-8">
      {groups.map((start) => (
        <Group
          key={start}
          cards={cards.slice(start, start + GROUP_SIZE)}
          offset={offset + start}
          isDrawn={hasBeenIdle && start < DRAWN_WHEN_IDLE * GROUP_SIZE}
          {...rest}
        />
      ))}
    </div>
  )
}
