import type { Language } from '@plainwire/domain/language'
import type { ConflictMark, Fact, FactValue, WriteUp } from '@plainwire/domain/story'
import { stopWords } from '../text/index.ts'
import { isCompatible } from './facts/compare-values.ts'
import { conflictOf } from './facts/contradiction.ts'
import { type FactVocabulary, statedNumbers } from './facts/index.ts'
import { mainValue } from './headline-in-agreement.ts'

const THOUSAND = 1e3
const MILLION = 1e6
const BILLION = 1e9
const SCALES: Record<Language, readonly (readonly [number, string])[]> = {
  en: [
    [BILLION, ' billion'],
    [MILLION, ' million'],
  ],
  nl: [
    [BILLION, ' miljard'],
    [MILLION, ' miljoen'],
  ],
}
const LOCALES: Record<Language, string> = { en: 'en-GB', nl: 'nl-NL' }
const SMALL: Record<Language, readonly string[]> = {
  en: ['', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'],
  nl: ['', 'één', 'twee', 'drie', 'vier', 'vijf', 'zes', 'zeven', 'acht', 'negen'],
}

/** A value as a sentence writes it: '14,800', '6 miljoen', '3-2'. */
export function writtenValue(value: FactValue['value'], language: Language): string {
  if (typeof value === 'string') return value
  const small = SMALL[language][value]
  if (small) return small
  const format = new Intl.NumberFormat(LOCALES[language], {
    maximumFractionDigits: 2,
    useGrouping: Math.abs(value) >= THOUSAND,
  })
  const [size, name] = SCALES[language].find(([scale]) => Math.abs(value) >= scale) ?? [1, '']
  return `${format.format(value / size)}${name}`
}

/** '(one report says 18,400)', '(volgens twee berichten 84)'. */
function note({ value, reports }: FactValue, language: Language): string {
  const count = SMALL[language][reports] ?? String(reports)
  const number = writtenValue(value, language)
  if (language === 'nl') return ` (volgens ${count} bericht${reports === 1 ? '' : 'en'} ${number})`
  return reports === 1 ? ` (one report says ${number})` : ` (${count} reports say ${number})`
}

/** What numbers count, though they are everyday words. */
const COUNTED = /^(?:people|persons|hours?|days?|years?|mensen|personen|uur|dagen|jaar)$/i
const WORD_BEHIND = /^\s(?<word>\p{L}[\p{L}'’-]*)/u

/** Where a number with its noun ends: before the first word that is none of the noun phrase. */
function endOfNumber(
  text: string,
  { start, end }: { start: number; end: number },
  language: Language,
): number {
  const stops = stopWords(language)
  let at = start + (/^\S+/.exec(text.slice(start))?.[0].replace(/[.,;:)]+$/, '').length ?? 0)
  while (at < end) {
    const word = WORD_BEHIND.exec(text.slice(at))?.groups?.word
    if (word === undefined || (stops.has(word.toLowerCase()) && !COUNTED.test(word))) break
    at += word.length + 1
  }
  return at
}

/** A stretch of text and the row of the agreement table whose number it gives. */
interface Found {
  fact: Fact
  /** The value that the text doesn't give. */
  other: FactValue
  start: number
  end: number
  isMain: boolean
}

/** The first number of each conflict that a text gives. */
function conflictsIn(
  text: string,
  language: Language,
  facts: readonly Fact[],
  vocabulary: FactVocabulary,
): Found[] {
  const found = new Map<string, Found>()
  for (const mention of statedNumbers(text, language, vocabulary)) {
    const fact = conflictOf(mention, facts)
    if (!fact || found.has(fact.id)) continue
    const other = fact.values.find((value) => !isCompatible(mention, value))
    const main = mainValue(fact)
    if (!other || !main) continue
    found.set(fact.id, {
      fact,
      other,
      start: mention.start,
      end: endOfNumber(text, mention, language),
      isMain: isCompatible(mention, main),
    })
  }
  return [...found.values()]
}

/** Whether a text gives the other value of a conflict too. */
const givesOther = (text: string, { fact, other }: Found, language: Language, vocabulary: FactVocabulary) =>
  statedNumbers(text, language, vocabulary).some(
    (mention) => mention.kind === fact.kind && isCompatible(mention, other),
  )

/**
 * A text that says where reports differ: behind the first number of a conflict stands what other reports give, unless the next
 * sentence does. In the headline only where it gives another number than most reports, or nothing below says it.
 *
 * To be called on a checked text: what is added has its proof in the agreement table, not in a sentence's passages.
 */
export function withConflicts<Text extends WriteUp>(
  text: Text,
  language: Language,
  facts: readonly Fact[],
  vocabulary: FactVocabulary,
): Text {
  if (!facts.some(({ agreement }) => agreement === 'conflict')) return text
  const conflicts: ConflictMark[] = []
  const said = new Set<string>()
  const mark = (
    part: ConflictMark['part'],
    line: string,
    behind: string,
    isNeeded: (one: Found) => boolean,
  ) => {
    let told = line
    for (const one of conflictsIn(line, language, facts, vocabulary).sort((a, b) => b.start - a.start)) {
      const isTold = said.has(one.fact.id) || givesOther(`${line} ${behind}`, one, language, vocabulary)
      if (!isTold && isNeeded(one))
        told = `${told.slice(0, one.end)}${note(one.other, language)}${told.slice(one.end)}`
      if (isTold || isNeeded(one)) said.add(one.fact.id)
      conflicts.push({ factId: one.fact.id, part, text: line.slice(one.start, one.end) })
    }
    return told
  }
  const always = () => true
  const sentences = text.sentences.map((sentence, index) => ({
    ...sentence,
    text: mark('description', sentence.text, text.sentences[index + 1]?.text ?? '', always),
  }))
  const subHeadline = mark('sub_headline', text.subHeadline, '', always)
  const headline = mark('headline', text.headline, '', (one) => !one.isMain || !said.has(one.fact.id))
  const description = sentences.map((sentence) => sentence.text).join(' ')
  return {
    ...text,
    headline,
    subHeadline,
    sentences,
    description,
    ...(conflicts.length > 0 && { conflicts }),
  }
}
