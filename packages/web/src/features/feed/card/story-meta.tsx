import type { Card } from '../../../edition/card.ts'
import { PublisherInitials } from '../../../edition/labels/publisher-initials.tsx'
import { RelativeTime } from '../../../edition/labels/relative-time.tsx'
import { useTexts } from '../../../lib/texts.ts'

/**
 * One line with a story's publishers and age. If it is too long, the publishers' initials are cut off, but
 * never the number of publishers.
 */
export function StoryMeta({ card }: { card: Card }) {
  const text = useTexts()
  return (
    <span className="flex min-h-6 min-w-0 items-center gap-2 text-14 text-ink-soft tabular-nums">
      <PublisherInitials publishers={card.publishers} />
      <span className="min-w-0 shrink-0 truncate">
        {text.plural('card.publishers', card.reports.publishers)}
        {' · '}
        <RelativeTime iso={card.publishedAt} />
      </span>
    </span>
  )
}
