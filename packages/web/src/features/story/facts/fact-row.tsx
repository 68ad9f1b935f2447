import type { StoryFact } from '@plainwire/domain/contract'
import type { Language } from '@plainwire/domain/language'
import { formatDateTime } from '@plainwire/domain/time'
import { type Localizer, useTexts } from '../../../lib/texts.ts'
import { useTimeZone } from '../../../lib/timing/clock.ts'
import { type FactName, localizeFactName } from './fact-name.ts'
import { formatFactValue } from './fact-text.ts'

type Givers = StoryFact['values'][number]['givers']

/** A fact with its displayed name. */
export interface NamedFact {
  fact: StoryFact
  name: FactName
}

/**
 * Returns the facts that have a name to display, in the same order.
 *
 * @param language the language in which the story is displayed, which may differ from the reader's language
 */
export function selectNamedFacts(
  facts: readonly StoryFact[],
  language: Language,
  text: Localizer,
): NamedFact[] {
  return facts.flatMap((fact) => {
    const name = localizeFactName(fact, language, text)
    return name ? [{ fact, name }] : []
  })
}

/**
 * Returns the element id of a fact's row. A number in the story's text on which sources differ links to the
 * row of its fact.
 */
export function getFactRowElementId(factId: string): string {
  return `fact-${factId}`
}

/** Returns each publisher's earliest report of a value. */
function firstGivers(givers: Givers) {
  const sorted = givers.toSorted((a, b) => a.at.localeCompare(b.at))
  return sorted.filter(
    (giver, index) => sorted.findIndex(({ publisherId }) => publisherId === giver.publisherId) === index,
  )
}

function GiverList({ givers, hasTimes }: { givers: Givers; hasTimes: boolean }) {
  const text = useTexts()
  const timeZone = useTimeZone()
  return (
    <ul className="flex flex-wrap gap-x-3 text-ink-soft">
      {firstGivers(givers).map(({ publisherId, source, at, quote, language }) => (
        <li key={publisherId}>
          <span dir="auto">{source}</span>
          {hasTimes && (
            <>
              {' '}
              <time dateTime={at} className="text-12 whitespace-nowrap tabular-nums" suppressHydrationWarning>
                {formatDateTime(new Date(at), text.language, timeZone)}
              </time>
            </>
          )}
          <span className="sr-only">
            : <q lang={language}>{quote}</q>
          </span>
        </li>
      ))}
    </ul>
  )
}

/**
 * One fact with its values and the sources of each value. Times are shown only if there are several values,
 * because the one that was reported later may be the correct one.
 */
export function FactRow({ fact, name }: NamedFact) {
  const text = useTexts()
  return (
    <div
      id={getFactRowElementId(fact.id)}
      tabIndex={-1}
      className="grid scroll-mt-8 gap-x-4 border-t border-line py-2.5 focus:bg-hush sm:grid-cols-[7rem_1fr] lg:grid-cols-[9rem_1fr]"
    >
      <dt lang={name.language} dir="auto" className="text-ink-soft">
        {name.text}
      </dt>
      {fact.values.map(({ value, qualifier, givers }) => (
        <dd key={`${value}-${qualifier}`} className="not-first-of-type:mt-2 sm:col-start-2">
          <span dir="auto" className="font-semibold tabular-nums">
            {formatFactValue(value, qualifier, fact, text)}
          </span>
          <GiverList givers={givers} hasTimes={fact.values.length > 1} />
        </dd>
      ))}
    </div>
  )
}
