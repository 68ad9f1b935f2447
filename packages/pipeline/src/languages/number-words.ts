import { DEFAULT_LANGUAGE } from '@plainwire/domain/language'
import { allLanguageRules, getLanguageRules } from './rules.ts'

/** The value of a number word. */
export interface NumberWord {
  value: number
  /** True if the word multiplies the number before it: 'million'. */
  isScale: boolean
}

/** The maximum length of a number word, in characters. */
const MAX_WORD = 40

const all = allLanguageRules.map(({ numbers }) => numbers)
const SCALES = new Map(all.flatMap(({ scales }) => Object.entries(scales)))
const SHORT_SCALES = new Map(all.flatMap(({ shortScales }) => Object.entries(shortScales)))
const LETTER_SCALES = new Map(all.flatMap(({ letterScales }) => Object.entries(letterScales)))

const numbersOf = (language: string) =>
  (getLanguageRules(language) ?? getLanguageRules(DEFAULT_LANGUAGE)).numbers

/** Returns the value of a scale that is written after digits: 'million', 'mln', 'bn', 'k'. */
export function findScaleMultiplier(folded: string): number | undefined {
  return findScaleWordMultiplier(folded) ?? findScaleLetterMultiplier(folded)
}

/**
 * Returns the value of a scale, as `findScaleMultiplier` does, but only for words and unambiguous
 * abbreviations: 'million', 'mln', 'bn'. Single letters may mean something else.
 */
export function findScaleWordMultiplier(folded: string): number | undefined {
  const name = folded.replace(/\.$/, '')
  return SCALES.get(name) ?? SHORT_SCALES.get(name)
}

/**
 * Returns the multiplier of letters directly after an amount of money in digits: 'm' in '€14m', 'bn' in
 * '$3bn'.
 */
export function findScaleLetterMultiplier(folded: string): number | undefined {
  return LETTER_SCALES.get(folded.replace(/\.$/, ''))
}

/**
 * Returns the value of a cardinal number in one word; undefined for ordinals, scales and halves. The caller
 * decides if Dutch 'een' is a number or an article.
 *
 * @param word lower case
 * @param language ISO 639-1; words of unsupported languages are read as English
 */
export function parseCardinal(word: string, language: string): number | undefined {
  return word === '' || word.length > MAX_WORD ? undefined : numbersOf(language).cardinal(word)
}

/**
 * Returns the value of a number word, including ordinals: 'twenty', 'third', 'drieëntwintig', 'achtste'. The
 * language matters: 'ten' is an English number and a Dutch preposition.
 *
 * @param folded lower case, without accents
 * @param language ISO 639-1; words of unsupported languages are read as English
 */
export function parseNumberWord(folded: string, language: string): NumberWord | undefined {
  const scale = SCALES.get(folded)
  if (scale !== undefined) return { value: scale, isScale: true }
  const { known, inOneWord } = numbersOf(language)
  const value = known.get(folded) ?? (folded.length > MAX_WORD ? undefined : inOneWord(folded))
  return value === undefined ? undefined : { value, isScale: false }
}
