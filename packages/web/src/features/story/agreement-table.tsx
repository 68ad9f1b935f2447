import type { StoryFact } from '@plainwire/domain/contract'
import type { Language } from '@plainwire/domain/language'
import { formatMoment } from '@plainwire/domain/time'
import { useTimeZone } from '../../lib/clock.ts'
import { DIFFERING_PART } from '../../lib/paths.ts'
import { useTexts } from '../../lib/texts.ts'
import { Fold } from '../../ui/fold.tsx'
import { type FactName, factName } from './fact-name.ts'
import { factValue } from './fact-text.ts'
import { useArrival } from './use-arrival.ts'

type Agreement = StoryFact['agreement']
/** What a reader most wants to know comes first. */
const ORDER: readonly Agreement[] = ['conflict', 'several', 'single']

/** The id of a fact's row, where its number in our text leads to. */
export function factRowId(factId: string): string {
  return `fact-${factId}`
}

/** Each publisher once, with the time of its earliest article that says so. */
function firstGivers(givers: StoryFact['values'][number]['givers']) {
  const sorted = givers.toSorted((a, b) => a.at.localeCompare(b.at))
  return sorted.filter(
    (giver, index) => sorted.findIndex(({ publisherId }) => publisherId === giver.publisherId) === index,
  )
}

function Givers({ givers }: { givers: StoryFact['values'][number]['givers'] }) {
  const text = useTexts()
  const timeZone = useTimeZone()
  return (
    <ul className="flex flex-wrap gap-x-3 text-ink-soft">
      {firstGivers(givers).map(({ publisherId, source, at, quote, language }) => (
        <li key={publisherId}>
          <span dir="auto">{source}</span>{' '}
          <time dateTime={at} className="text-12 tabular-nums" suppressHydrationWarning>
            {formatMoment(new Date(at), text.language, timeZone)}
          </time>
          <span className="sr-only">
            : <q lang={language}>{quote}</q>
          </span>
        </li>
      ))}
    </ul>
  )
}

function FactRow({ fact, name }: { fact: StoryFact; name: FactName }) {
  const text = useTexts()
  return (
    <div
      id={factRowId(fact.id)}
      tabIndex={-1}
      className="grid scroll-mt-8 gap-x-4 border-t border-line py-2.5 focus:bg-hush sm:grid-cols-[9rem_1fr]"
    >
      <dt lang={name.language} dir="auto" className="text-ink-soft">
        {name.text}
      </dt>
      {fact.values.map(({ value, qualifier, givers }) => (
        <dd key={`${value}-${qualifier}`} className="sm:col-start-2">
          <span dir="auto" className="font-semibold tabular-nums">
            {factValue(value, qualifier, fact, text)}
          </span>
          <Givers givers={givers} />
        </dd>
      ))}
    </div>
  )
}

interface AgreementTableProps {
  facts: readonly StoryFact[]
  /** The language of the text that the reader reads. */
  language: Language
}

/** What several publishers give, what only one gives, and where their numbers differ, with publisher and time (B3). */
export function AgreementTable({ facts, language }: AgreementTableProps) {
  const text = useTexts()
  const named = facts.flatMap((fact) => {
    const name = factName(fact, language, text)
    return name ? [{ fact, name }] : []
  })
  const groups = ORDER.map((agreement) => ({
    agreement,
    rows: named.filter(({ fact }) => fact.agreement === agreement),
  })).filter(({ rows }) => rows.length > 0)
  useArrival(
    DIFFERING_PART,
    groups.some(({ agreement }) => agreement === 'conflict'),
  )
  if (groups.length === 0) return null
  const summary = groups.map(({ agreement, rows }) => text.plural(`fact.count.${agreement}`, rows.length))
  return (
    <Fold name={text('fact.title')} summary={summary.join(' · ')}>
      {groups.map(({ agreement, rows }) => (
        <section key={agreement} className="pb-3">
          <h2
            {...(agreement === 'conflict' && { id: DIFFERING_PART, tabIndex: -1 })}
            className={`scroll-mt-8 pb-1.5 font-semibold ${agreement === 'conflict' ? 'text-warn' : ''}`}
          >
            {text(`fact.group.${agreement}`)}
          </h2>
          <dl>
            {rows.map(({ fact, name }) => (
              <FactRow key={fact.id} fact={fact} name={name} />
            ))}
          </dl>
        </section>
      ))}
    </Fold>
  )
}
