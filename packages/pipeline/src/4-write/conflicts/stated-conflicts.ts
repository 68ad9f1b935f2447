import type { Language } from '@plainwire/domain/language'
import type { Fact, FactValue } from '@plainwire/domain/story'
import { getLanguageRules, joinLanguageAlternatives } from '../../languages/index.ts'
import { getStopWords } from '../../text/index.ts'
import { areFactValuesCompatible } from '../facts/compare-values.ts'
import { findConflictForNumber } from '../facts/contradiction.ts'
import { type CrossLanguageVocabulary, extractStatedNumbers } from '../facts/index.ts'
import { chooseMajorityFactValue } from './headline-in-agreement.ts'

/** Verbs that end the noun phrase of a number of people, such as 'losing' in '200 workers losing jobs'. */
const LOSING = new RegExp(
  `\\b(?:${joinLanguageAlternatives(({ casualties }) => casualties.workBegins)})\\b`,
  'u',
)
const WORD_BEHIND = /^\s(?<word>\p{L}[\p{L}'’-]*)/u

/** Returns the end offset of a number with its unit or its noun phrase. */
function endOfNumber(
  text: string,
  { start, end, unit }: { start: number; end: number; unit?: string | undefined },
  language: Language,
): number {
  // The mention includes its unit: '5 per cent', '€ 260 million'.
  if (unit) return end
  const stops = getStopWords(language)
  const { counted } = getLanguageRules(language).writtenNumbers
  const phrase = LOSING.exec(text.slice(start, end))
  const last = phrase ? start + phrase.index - 1 : end
  let at = start + (/^\S+/.exec(text.slice(start))?.[0].replace(/[.,;:)]+$/, '').length ?? 0)
  while (at < last) {
    const word = WORD_BEHIND.exec(text.slice(at))?.groups?.word
    if (word === undefined || (stops.has(word.toLowerCase()) && !counted.includes(word.toLowerCase()))) break
    at += word.length + 1
  }
  return at
}

/** The range of a number in a text, and the fact (a row of the agreement table) on which reports differ. */
export interface ConflictMention {
  fact: Fact
  /** A value of other reports that differs from the number in the text. */
  other: FactValue
  start: number
  end: number
  /** Whether the number is the value of most reports, or of as many as any other value. */
  isMain: boolean
}

/** Finds, for each number on which reports differ, the first place in a text that states one of the values. */
export function findConflictsInText(
  text: string,
  language: Language,
  facts: readonly Fact[],
  vocabulary: CrossLanguageVocabulary,
): ConflictMention[] {
  const found = new Map<string, ConflictMention>()
  for (const mention of extractStatedNumbers(text, language, vocabulary)) {
    const fact = findConflictForNumber(mention, facts)
    if (!fact || found.has(fact.id)) continue
    const other = fact.values.find((value) => !areFactValuesCompatible(mention, value))
    const main = chooseMajorityFactValue(fact)
    if (!other || !main) continue
    found.set(fact.id, {
      fact,
      other,
      start: mention.start,
      end: endOfNumber(text, mention, language),
      isMain: fact.values.some(
        (value) => areFactValuesCompatible(mention, value) && value.reports >= main.reports,
      ),
    })
  }
  return [...found.values()]
}

/** Whether a text also mentions the other value of a conflict. */
export const mentionsConflictingValue = (
  text: string,
  { fact, other }: ConflictMention,
  language: Language,
  vocabulary: CrossLanguageVocabulary,
) =>
  extractStatedNumbers(text, language, vocabulary).some(
    (mention) => mention.kind === fact.kind && areFactValuesCompatible(mention, other),
  )
