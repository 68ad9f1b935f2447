import type { Language } from '@plainwire/domain/language'
import { getLanguageRules, OPINION_TEXT_FEATURES, type OpinionTextFeature } from '../../languages/index.ts'
import { countWords } from '../../text/index.ts'
import { findQuotations, type LoadedWord } from './loaded-words.ts'

/**
 * The weight of a loaded word by its kind, in log-odds. Set by hand: words that judge, cast doubt or label
 * are the strongest evidence; intensifiers are weak, because plain reports use them too.
 */
const KIND_WEIGHTS: Record<string, number> = {
  judgement: 1.2,
  doubt: 1,
  label: 0.9,
  attack: 0.7,
  metaphor: 0.5,
  intensifier: 0.4,
  assertion: 0.4,
  exaggeration: 0.4,
}
/** The maximum number of loaded words of one kind that count. */
const MOST_OF_A_KIND = 2
/** The log-odds that a sentence is loaded, before the evidence in it is added. */
const BASE = 0.5
/**
 * Half of the log-odds that are subtracted for each doubling of a sentence's length in words; the formula
 * below multiplies by 2. A long sentence is more likely to contain any kind of word.
 */
const PER_DOUBLING = 0.115

/**
 * The weights, in log-odds, of linguistic forms that are typical of opinion (positive) or of reporting
 * (negative).
 */
const FORM_WEIGHTS: Readonly<Record<OpinionTextFeature, number>> = {
  you: 0.7,
  we: 0.4,
  denial: 0.4,
  contrast: 0.25,
  strengthening: 0.3,
  attributionVerb: -0.8,
  attribution: -0.4,
  date: -0.9,
  span: -0.7,
  institution: -0.6,
}
/** The weights of punctuation, digits and compounds with two hyphens, the same in all languages. */
const SIGNS: readonly (readonly [RegExp, number])[] = [
  [/\?/, 0.6],
  [/!/, 0.4],
  [/—|–|--/, 0.25],
  [/\b[a-z]+-[a-z]+-[a-z]+\b/, 0.3],
  [/\d/, -0.5],
]
/**
 * Matches a few words in quotation marks, which more often show the writer's distance than quote somebody.
 */
const SCARE_QUOTES = /["“][\p{L}' -]{2,25}["”]/u
const SCARE_WEIGHT = 0.6

function outsideQuotations(sentence: string): string {
  let rest = sentence
  for (const [start, end] of findQuotations(sentence))
    rest = `${rest.slice(0, start)}${' '.repeat(end - start)}${rest.slice(end)}`
  return rest
}

function formWeights(sentence: string, language: Language): number[] {
  const { forms } = getLanguageRules(language).judging
  return [
    ...OPINION_TEXT_FEATURES.filter((form) => forms[form].test(sentence)).map((form) => FORM_WEIGHTS[form]),
    ...SIGNS.filter(([sign]) => sign.test(sentence)).map(([, weight]) => weight),
  ]
}

/**
 * Returns the probability that a sentence is loaded, that is, judges instead of reporting.
 *
 * @param found the loaded words in it; offsets are ignored
 * @returns 0–1; 0 without evidence, 0.5 if the evidence is balanced
 */
export function computeLoadedLanguageProbability(
  sentence: string,
  found: readonly Pick<LoadedWord, 'kind'>[],
  language: Language,
): number {
  const counts = new Map<string, number>()
  for (const { kind } of found) counts.set(kind, (counts.get(kind) ?? 0) + 1)
  let odds = 0
  for (const [kind, count] of counts) odds += (KIND_WEIGHTS[kind] ?? 0) * Math.min(MOST_OF_A_KIND, count)
  if (SCARE_QUOTES.test(sentence)) odds += SCARE_WEIGHT
  const rest = outsideQuotations(sentence)
  const weights = formWeights(rest, language)
  const speaksFor = odds + weights.reduce((sum, weight) => sum + Math.max(0, weight), 0)
  if (speaksFor === 0) return 0
  const speaksAgainst = weights.reduce((sum, weight) => sum + Math.min(0, weight), 0)
  const words = Math.max(1, countWords(rest))
  return 1 / (1 + Math.exp(-(BASE + speaksFor + speaksAgainst - PER_DOUBLING * Math.log2(words) * 2)))
}
