import type { Card } from '../../edition/card.ts'
import { PublisherDots } from '../../edition/publisher-dots.tsx'
import { RelativeTime } from '../../edition/relative-time.tsx'
import { useTexts } from '../../lib/texts.ts'

interface StoryMetaProps {
  card: Card
  /** Beside the publishers, how many of their reports are independent of each other. */
  hasReports?: boolean
}

/** Who reports a story, and since when. The number of publishers is never hidden. */
export function StoryMeta({ card, hasReports = false }: StoryMetaProps) {
  const text = useTexts()
  return (
    <span className="flex min-w-0 items-center gap-2.5 text-14 text-ink-soft tabular-nums">
      <PublisherDots publishers={card.publishers} />
      <span>
        {text.plural('card.publishers', card.reports.publishers)}
        {hasReports && ` · ${text.plural('card.reports', card.reports.independent)}`}
        {' · '}
        <RelativeTime iso={card.publishedAt} />
      </span>
    </span>
  )
}
