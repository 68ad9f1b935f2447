import { buildThreadPath } from '@plainwire/domain/addresses'
import { Check } from 'lucide-react'
import type { Card } from '../../../edition/card.ts'
import { StoryLink } from '../../../edition/story/story-link.tsx'
import { DIFFERING_FACTS_SECTION_ID } from '../../../lib/addresses/paths.ts'
import { useTexts } from '../../../lib/texts.ts'
import { AppLink } from '../../../ui/app-link.tsx'

const LINK = 'relative z-10 -my-2 py-2 font-semibold text-accent hover:underline'

/** The number of the story's sentences that passages of its articles support, such as '4 of 4 checked'. */
function Checked({ checked }: { checked: NonNullable<Card['checked']> }) {
  const text = useTexts()
  const { sentences, proven } = checked
  return (
    <span className="inline-flex items-center gap-1">
      {proven === sentences && <Check size={14} aria-hidden="true" className="text-ok" />}
      {text('card.checked', { proven, sentences })}
    </span>
  )
}

interface CardFactsProps {
  card: Card
  /** Also shows the number of independent reports. */
  hasReports?: boolean
}

/** Facts about a story's coverage: differences between sources, checked sentences, related stories. */
export function CardCoverageInfo({ card, hasReports = false }: CardFactsProps) {
  const text = useTexts()
  const { differing, checked, more, threadId, reports } = card
  const ofStory = <span className="sr-only">: {card.title}</span>
  if (!differing && !checked && !more && !hasReports) return null
  return (
    <p className="flex flex-wrap gap-x-3 gap-y-1 text-14 text-ink-soft tabular-nums">
      {differing && (
        <StoryLink storyId={card.id} part={DIFFERING_FACTS_SECTION_ID} className={LINK}>
          {text.plural('card.differing', differing)}
          {ofStory}
        </StoryLink>
      )}
      {more && threadId !== undefined && (
        <AppLink to={buildThreadPath(threadId)} opensDialog className={LINK}>
          {text.plural('card.thread', more)}
          {ofStory}
        </AppLink>
      )}
      {checked && <Checked checked={checked} />}
      {hasReports && (
        <span className="max-md:hidden">{text.plural('card.reports', reports.independent)}</span>
      )}
    </p>
  )
}
