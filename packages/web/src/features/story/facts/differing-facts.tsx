import type { StoryFact } from '@plainwire/domain/contract'
import type { Language } from '@plainwire/domain/language'
import { ChevronRight } from 'lucide-react'
import { DIFFERING_FACTS_SECTION_ID } from '../../../lib/addresses/paths.ts'
import { useTexts } from '../../../lib/texts.ts'
import { useScrollToHashSection } from '../use-arrival.ts'
import { FactRow, type NamedFact, selectNamedFacts } from './fact-row.tsx'

/** The number of facts shown without expanding; more would push the story out of view. */
const VISIBLE_ROWS = 3

function Rows({ rows }: { rows: readonly NamedFact[] }) {
  return (
    <dl>
      {rows.map(({ fact, name }) => (
        <FactRow key={fact.id} fact={fact} name={name} />
      ))}
    </dl>
  )
}

interface SourcesDifferProps {
  facts: readonly StoryFact[]
  /** The language in which the story is displayed, which may differ from the reader's language. */
  language: Language
}

/**
 * The section of the facts on which sources differ. Each value is shown with the publishers that report it
 * and the times of their reports. Only the first facts are visible until the reader expands the rest.
 */
export function DifferingFacts({ facts, language }: SourcesDifferProps) {
  const text = useTexts()
  const rows = selectNamedFacts(facts, language, text).filter(({ fact }) => fact.agreement === 'conflict')
  useScrollToHashSection(DIFFERING_FACTS_SECTION_ID, rows.length > 0)
  if (rows.length === 0) return null
  const more = rows.slice(VISIBLE_ROWS)
  return (
    // The section has no label, so that it isn't a landmark; screen readers can reach it by its heading.
    <section className="border-s-2 border-warn bg-surface px-4 pt-3 pb-1 text-14">
      <h2
        id={DIFFERING_FACTS_SECTION_ID}
        tabIndex={-1}
        className="scroll-mt-8 pb-2 text-16 font-semibold text-warn"
      >
        {text('fact.group.conflict')}
      </h2>
      <Rows rows={rows.slice(0, VISIBLE_ROWS)} />
      {more.length > 0 && (
        <details className="group border-t border-line">
          <summary className="flex list-none items-center gap-2 target [&::-webkit-details-marker]:hidden">
            <ChevronRight
              size={16}
              aria-hidden="true"
              className="shrink-0 transition-transform duration-150 group-open:rotate-90"
            />
            {text.plural('fact.more', more.length)}
          </summary>
          <Rows rows={more} />
        </details>
      )}
    </section>
  )
}
