import { TOP_CARD_COUNT } from '../../../edition/lists/first-cards.ts'
import { useTexts } from '../../../lib/texts.ts'
import { CardGrid, type CardGridProps } from './card-grid.tsx'

interface GridProps extends Omit<CardGridProps, 'offset' | 'marked'> {
  /** The number of leading cards that match the reader's interests; a divider follows them. */
  dividerAt: number | undefined
  className?: string
}

interface TitledProps extends GridProps {
  title: 'feed.top.heading' | 'feed.more.heading'
  /** True to hide the heading visually on a phone, where the cards directly follow the featured story. */
  isQuiet?: boolean
  /** The number of stories that the whole grid contains above these cards. */
  offset: number
}

/**
 * Cards below a heading. The divider that follows the stories about the reader's interests is shown if its
 * position is among these cards.
 */
function TitledCards({ title, isQuiet, offset, className = '', cards, dividerAt, ...rest }: TitledProps) {
  const text = useTexts()
  if (cards.length === 0) return null
  const end = offset + cards.length
  const hasDivider = dividerAt !== undefined && dividerAt >= offset && dividerAt < end
  const before = cards.slice(0, hasDivider ? dividerAt - offset : cards.length)
  const after = cards.slice(before.length)
  return (
    <section aria-labelledby={title} className={className}>
      <h2
        id={title}
        className={`headline border-b border-line pb-1.5 text-18 ${isQuiet ? 'max-md:sr-only' : ''}`}
      >
        {text(title)}
      </h2>
      {before.length > 0 && <CardGrid cards={before} offset={offset} {...rest} />}
      {hasDivider && <p className="pt-4 text-14 text-ink-soft">{text('feed.divider')}</p>}
      {after.length > 0 && <CardGrid cards={after} offset={offset + before.length} {...rest} />}
    </section>
  )
}

/**
 * The first cards of the grid; the lists of headlines follow them on a phone and precede them on wide
 * screens.
 */
export function TopStories({ cards, ...rest }: GridProps) {
  return (
    <TitledCards
      title="feed.top.heading"
      isQuiet
      offset={0}
      cards={cards.slice(0, TOP_CARD_COUNT)}
      {...rest}
    />
  )
}

/** The cards of the grid after the top stories. */
export function MoreStories({ cards, ...rest }: GridProps) {
  return (
    <TitledCards
      title="feed.more.heading"
      offset={TOP_CARD_COUNT}
      cards={cards.slice(TOP_CARD_COUNT)}
      {...rest}
    />
  )
}
