import type { StoryFact } from '@plainwire/domain/contract'
import { isLanguage, type Language } from '@plainwire/domain/language'
import { CASUALTIES, MEASURED, type Measured, OFFICES } from '@plainwire/domain/story'
import type { Localizer } from '../../lib/texts.ts'

/** Frequent subjects, and offices: named in both languages. */
const KNOWN = [
  ...CASUALTIES,
  'people',
  'worker',
  'vessel',
  'household',
  'fisherman',
  'crew',
  'school',
  'passenger',
  'runner',
  'firefighter',
  'home',
  'vote',
  ...OFFICES,
] as const
const isOf = <Name extends string>(names: readonly Name[], word: string): word is Name =>
  (names as readonly string[]).includes(word)

/** A name and the language it is in. */
export interface FactName {
  text: string
  language: Language
}

function measuredName(unit: string | null, text: Localizer): string | undefined {
  if (unit?.includes('/')) return text('fact.measure.speed')
  const names = Object.keys(MEASURED) as Measured[]
  const name = names.find((one) => isOf(MEASURED[one], unit ?? ''))
  return name && text(`fact.measure.${name}`)
}

/** The name of a subject that is known in both languages. */
export function subjectName(subject: string, text: Localizer): string | undefined {
  return isOf(KNOWN, subject) ? text(`fact.name.${subject}`) : undefined
}

function ownName({ kind, subject, names, unit }: StoryFact, text: Localizer): string | undefined {
  if (kind === 'measure') return measuredName(unit, text)
  if (kind !== 'count' && kind !== 'role') return text(`fact.${kind}`)
  const known = subjectName(subject, text)
  // A source's noun ('people') would be less informative than what happened to them.
  return isOf(CASUALTIES, subject) ? known : (names?.[text.language] ?? known)
}

/**
 * The most frequent language of a fact's sources: a conflict is shown even if nobody names it in the reader's
 * language.
 */
function givenName({ subject, names, values }: StoryFact): FactName | undefined {
  const language = values[0]?.givers[0]?.language ?? ''
  if (!isLanguage(language)) return undefined
  return { text: names?.[language] ?? subject, language }
}

/**
 * The name of a fact: in the reader's language, else in that of the displayed text.
 *
 * @returns undefined if no name is available for this reader; a conflict always has one
 */
export function factName(fact: StoryFact, read: Language, text: Localizer): FactName | undefined {
  const own = ownName(fact, text)
  if (own !== undefined) return { text: own, language: text.language }
  const inText = read === text.language ? undefined : fact.names?.[read]
  if (inText !== undefined) return { text: inText, language: read }
  return fact.agreement === 'conflict' ? givenName(fact) : undefined
}
