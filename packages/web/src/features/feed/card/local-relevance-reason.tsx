import type { Card } from '../../../edition/card.ts'
import { useTexts } from '../../../lib/texts.ts'

/**
 * Why a story is in the Local section: the place that its sources name, the distance of that place, and the
 * story's level of proximity, such as 'in your region'.
 */
export function LocalRelevanceReason({ reason }: { reason: NonNullable<Card['local']> }) {
  const text = useTexts()
  const { place, namedIn, sources, km, level, isOneSource } = reason
  const facts = [
    place !== undefined && namedIn > 0 && text('local.why.named', { place, count: namedIn, total: sources }),
    km !== undefined && text('local.why.distance', { km: Math.round(km) }),
    text(`local.why.${level}`),
  ].filter((fact) => fact !== false)
  return (
    <p className="text-14 text-ink-soft tabular-nums">
      {isOneSource && (
        <span className="me-2 rounded-sm border border-line px-1.5 text-12">{text('local.oneSource')}</span>
      )}
      {facts.join(' · ')}
    </p>
  )
}
