import { TOP_CARDS } from '../../edition/first-cards.ts'
import { useTexts } from '../../lib/texts.ts'
import { Cards, type CardsProps } from './story-grid.tsx'

interface GridProps extends Omit<CardsProps, 'offset' | 'marked'> {
  /** How many of the first meet the reader's interests: a line divides them from the rest. */
  dividerAt: number | undefined
  className?: string
}

interface TitledProps extends GridProps {
  title: 'feed.top.heading' | 'feed.more.heading'
  /** Whether a phone leaves the heading to screen readers: the cards follow the featured story there. */
  isQuiet?: boolean
  /** How many stories of the grid are above these. */
  offset: number
}

/** Cards below a heading; where the line between the reader's interests and the rest falls among them, with that. */
function Titled({ title, isQuiet, offset, className = '', cards, dividerAt, ...rest }: TitledProps) {
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
      {before.length > 0 && <Cards cards={before} offset={offset} {...rest} />}
      {hasDivider && <p className="pt-4 text-14 text-ink-soft">{text('feed.divider')}</p>}
      {after.length > 0 && <Cards cards={after} offset={offset + before.length} {...rest} />}
    </section>
  )
}

/** The first cards of the grid: on a phone the lists of headlines follow them, on wide screens they are above. */
export function TopStories({ cards, ...rest }: GridProps) {
  return <Titled title="feed.top.heading" isQuiet offset={0} cards={cards.slice(0, TOP_CARDS)} {...rest} />
}

/** The cards after those. */
export function MoreStories({ cards, ...rest }: GridProps) {
  return <Titled title="feed.more.heading" offset={TOP_CARDS} cards={cards.slice(TOP_CARDS)} {...rest} />
}
