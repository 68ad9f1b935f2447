import type { StoryFact } from '@plainwire/domain/contract'
import type { Language } from '@plainwire/domain/language'
import { useTexts } from '../../../lib/texts.ts'
import { Collapsible } from '../../../ui/collapsible.tsx'
import { FactRow, selectNamedFacts } from './fact-row.tsx'

/**
 * The order of the groups: facts that several publishers report, then facts that only one reports. Facts on
 * which sources differ are shown at the top of the story instead.
 */
const ORDER = ['several', 'single'] as const

interface AgreementTableProps {
  facts: readonly StoryFact[]
  /** The language in which the story is displayed, which may differ from the reader's language. */
  language: Language
}

/** A collapsible table of facts that several publishers report, and facts that only one reports. */
export function FactAgreementTable({ facts, language }: AgreementTableProps) {
  const text = useTexts()
  const named = selectNamedFacts(facts, language, text)
  const groups = ORDER.map((agreement) => ({
    agreement,
    rows: named.filter(({ fact }) => fact.agreement === agreement),
  })).filter(({ rows }) => rows.length > 0)
  if (groups.length === 0) return null
  const summary = groups.map(({ agreement, rows }) => text.plural(`fact.count.${agreement}`, rows.length))
  return (
    <Collapsible name={text('fact.title')} summary={summary.join(' · ')}>
      {groups.map(({ agreement, rows }) => (
        <section key={agreement} className="pb-3">
          <h2 className="pb-1.5 font-semibold">{text(`fact.group.${agreement}`)}</h2>
          <dl>
            {rows.map(({ fact, name }) => (
              <FactRow key={fact.id} fact={fact} name={name} />
            ))}
          </dl>
        </section>
      ))}
    </Collapsible>
  )
}
