import { useTexts } from '../../lib/texts.ts'
import type { Card } from '../card.ts'

/** The label of a breaking story. `isLong` adds the number of reports that made it breaking news. */
export function BreakingNewsLabel({ card, isLong }: { card: Card; isLong?: boolean }) {
  const text = useTexts()
  if (!card.breaking) return null
  return (
    <span className="rounded-sm border border-ink px-1.5 font-semibold text-ink">
      {text('card.breaking')}
      {isLong && ` · ${text.plural('card.reports', card.breaking)}`}
    </span>
  )
}
