import type { Section } from '@plainwire/domain/category'
import type { SearchQuery } from '@plainwire/domain/search'
import { Fragment, memo, type ReactNode, useEffect, useState } from 'react'
import type { Card } from '../../../edition/card.ts'
import { runWhenIdle } from '../../../lib/timing/when-idle.ts'
import { StoryCard } from '../card/story-card.tsx'

/**
 * The number of cards that are laid out and rendered together: full rows in one, two and three columns.
 * Smaller groups cost more visibility checks in every frame, larger ones too much work in a single frame.
 */
const GROUP_SIZE = 6

export interface CardGridProps {
  cards: readonly Card[]
  section: Section
  /** Renders the content that follows a story, given the story's 0-based position in the whole grid. */
  renderAfter?: ((index: number) => ReactNode) | undefined
  /** The search query, whose matches are highlighted in the texts. */
  marked?: SearchQuery | undefined
  /** The number of stories that the whole grid contains above these cards. */
  offset?: number
}

/**
 * The number of groups that are rendered as soon as the page is idle. Later groups are rendered only near the
 * viewport.
 */
const GROUPS_RENDERED_WHEN_IDLE = 10

interface GroupProps extends CardGridProps {
  /**
   * True to render the cards even outside the viewport, so that a screenshot of the whole page contains them.
   */
  isDrawn: boolean
}

/** True once the browser has been idle since the component was mounted. */
function useHasBeenIdle(): boolean {
  const [hasBeenIdle, setIdle] = useState(false)
  useEffect(() => runWhenIdle(() => setIdle(true)), [])
  return hasBeenIdle
}

function isSameGroup(before: GroupProps, after: GroupProps): boolean {
  const { cards, ...rest } = after
  const isSame = (key: keyof typeof rest) => before[key] === after[key]
  return (
    (['section', 'marked', 'renderAfter', 'offset', 'isDrawn'] as const).every(isSame) &&
    before.cards.length === cards.length &&
    cards.every((card, index) => card === before.cards[index])
  )
}

/**
 * A grid with a few consecutive cards of a list. In a single grid for the whole list, every card that becomes
 * visible would cause a layout of all cards, which can be thousands.
 */
const Group = memo(function Group({ cards, section, marked, renderAfter, isDrawn, offset = 0 }: GroupProps) {
  const look = cards.length === GROUP_SIZE && !isDrawn ? 'drawn-in-sight' : ''
  return (
    <div className={`max-md:space-y-3 md:grid md:grid-cols-2 md:gap-x-8 md:gap-y-9 lg:grid-cols-3 ${look}`}>
      {cards.map((card, index) => (
        <Fragment key={card.id}>
          {/* biome-ignore lint/a11y/useSemanticElements: its parent is a <div>, which can't contain a <li> */}
          <div role="listitem" className="max-md:border-b max-md:border-line max-md:pb-3">
            <StoryCard card={card} section={section} marked={marked} />
          </div>
          {renderAfter?.(offset + index)}
        </Fragment>
      ))}
    </div>
  )
}, isSameGroup)

/** Cards in one, two or three columns. */
export function CardGrid({ cards, offset = 0, ...rest }: CardGridProps) {
  const hasBeenIdle = useHasBeenIdle()
  const groups = Array.from(
    { length: Math.ceil(cards.length / GROUP_SIZE) },
    (_, group) => group * GROUP_SIZE,
  )
  return (
    // biome-ignore lint/a11y/useSemanticElements: a <ul> must not contain groups
    <div role="list" className="space-y-3 pt-3 pb-6 md:space-y-9 md:pt-4 md:pb-8">
      {groups.map((start) => (
        <Group
          key={start}
          cards={cards.slice(start, start + GROUP_SIZE)}
          offset={offset + start}
          isDrawn={hasBeenIdle && start < GROUPS_RENDERED_WHEN_IDLE * GROUP_SIZE}
          {...rest}
        />
      ))}
    </div>
  )
}
