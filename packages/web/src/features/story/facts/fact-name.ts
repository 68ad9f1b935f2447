import type { StoryFact } from '@plainwire/domain/contract'
import { isLanguage, type Language } from '@plainwire/domain/language'
import {
  HUMAN_IMPACT_KINDS,
  type MeasuredQuantity,
  PUBLIC_OFFICES,
  UNITS_BY_QUANTITY,
} from '@plainwire/domain/story'
import type { Localizer } from '../../../lib/texts.ts'

/**
 * Frequent subjects of facts, such as casualties and public offices. The application has a name for each of
 * them in English and in Dutch.
 */
const KNOWN_SUBJECTS = [
  ...HUMAN_IMPACT_KINDS,
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
  ...PUBLIC_OFFICES,
] as const
const isOf = <Name extends string>(names: readonly Name[], word: string): word is Name =>
  (names as readonly string[]).includes(word)

/** A fact's name and the language of the name. */
export interface FactName {
  text: string
  language: Language
}

function measuredName(unit: string | null, text: Localizer): string | undefined {
  if (unit?.includes('/')) return text('fact.measure.speed')
  const names = Object.keys(UNITS_BY_QUANTITY) as MeasuredQuantity[]
  const name = names.find((candidate) => isOf(UNITS_BY_QUANTITY[candidate], unit ?? ''))
  return name && text(`fact.measure.${name}`)
}

/** The name of a known subject in the reader's language; undefined for other subjects. */
export function localiseSubjectName(subject: string, text: Localizer): string | undefined {
  return isOf(KNOWN_SUBJECTS, subject) ? text(`fact.name.${subject}`) : undefined
}

function ownName({ kind, subject, names, unit }: StoryFact, text: Localizer): string | undefined {
  if (kind === 'measure') return measuredName(unit, text)
  if (kind !== 'count' && kind !== 'role') return text(`fact.${kind}`)
  const known = localiseSubjectName(subject, text)
  // For casualties the known name ('deaths') is more informative than a source's noun ('people').
  return isOf(HUMAN_IMPACT_KINDS, subject) ? known : (names?.[text.language] ?? known)
}

/**
 * Returns the name of a fact in the language of its first source; undefined if that isn't a language of the
 * application. Used for a fact on which sources differ, if it has no other name.
 */
function nameFromSource({ subject, names, values }: StoryFact): FactName | undefined {
  const language = values[0]?.givers[0]?.language ?? ''
  if (!isLanguage(language)) return undefined
  return { text: names?.[language] ?? subject, language }
}

/**
 * Returns the name of a fact: in the reader's language, otherwise in the language in which the story is
 * displayed. A fact on which sources differ may also be named in the language of a source.
 *
 * @param textLanguage the language in which the story is displayed
 * @returns undefined if the fact has no name in any of these languages
 */
export function localizeFactName(
  fact: StoryFact,
  textLanguage: Language,
  text: Localizer,
): FactName | undefined {
  const own = ownName(fact, text)
  if (own !== undefined) return { text: own, language: text.language }
  const inText = textLanguage === text.language ? undefined : fact.names?.[textLanguage]
  if (inText !== undefined) return { text: inText, language: textLanguage }
  return fact.agreement === 'conflict' ? nameFromSource(fact) : undefined
}
