import { splitIntoFoldedWords } from '../../text/index.ts'

/** The language functions that muting needs; passed in, because stemmers are large. */
export interface MuteLanguageRules {
  /** The stem of a word, which is in lower case and without accents, in a language (ISO 639-1). */
  stem: (word: string, language: string) => string
  /**
   * Whether a word, in lower case and without accents, occurs in news by itself. If a compound contains a
   * muted word, the rest of the compound must be such a word, as 'ball' in 'football' if 'foot' is muted.
   */
  isWord: (word: string) => boolean
}

/**
 * The minimum number of letters of a muted word that is found inside a compound. Shorter ones match by chance.
 */
const MIN_IN_COMPOUND = 4
/** The minimum number of letters that a compound has besides the muted word that it contains. */
const MIN_REST = 3
/** The minimum number of letters of the common prefix of a word's inflected forms. */
const MIN_CORE = 2
/**
 * A remainder of a Dutch compound with at least this many letters counts as a word without a look-up. In
 * English, too few compounds are written as one word for this to be safe.
 */
const LONG_REST = 4
/** The linking elements between the parts of a Dutch compound. */
const LINKS = ['', 's', 'e', 'en']

/**
 * Maps stems that differ only in spelling to the same stem: 'brugg' (of 'bruggen') to 'brug', and 'huiz' (of
 * 'huizen') to 'huis'.
 */
function sameStem(stem: string, language: string): string {
  const single = stem.replace(/([bcdfgklmnprst])\1$/, '$1')
  return language === 'nl' ? single.replace(/z$/, 's').replace(/v$/, 'f') : single
}

function isCompoundRest(rest: string, language: string, wordRules: MuteLanguageRules): boolean {
  if (rest.length < MIN_REST) return false
  if (language === 'nl' && rest.length >= LONG_REST && /[aeiouy]/.test(rest)) return true
  return wordRules.isWord(rest)
}

/**
 * Whether a word is a compound of a muted word and another, such as 'voetbalwedstrijd' and 'zaalvoetbal' of
 * 'voetbal', and 'oorlogsmisdaad' of 'oorlog'.
 */
function isCompoundOf(word: string, muted: string, language: string, wordRules: MuteLanguageRules): boolean {
  if (muted.length < MIN_IN_COMPOUND || word.length < muted.length + MIN_REST) return false
  const links = language === 'nl' ? LINKS : ['']
  if (word.endsWith(muted)) {
    const rest = word.slice(0, -muted.length)
    if (isCompoundRest(rest, language, wordRules)) return true
  }
  if (!word.startsWith(muted)) return false
  const rest = word.slice(muted.length)
  return links.some(
    (link) => rest.startsWith(link) && isCompoundRest(rest.slice(link.length), language, wordRules),
  )
}

/** A muted word or phrase, prepared for matching many texts. */
export interface MutedWord {
  /** A substring of all forms of the muted word; a text without it can't match. */
  core: string
  isIn: (text: string, language: string) => boolean
}

/**
 * Returns the common prefix of a word's inflected forms: the prefix that the word shares with its stem, without
 * a final letter that may be doubled or changed.
 */
function coreOf(word: string, stem: string): string {
  let shared = 0
  while (shared < stem.length && word[shared] === stem[shared]) shared += 1
  return word.slice(0, Math.max(MIN_CORE, shared - 1))
}

/** Returns `isForm` with a cache for each word and language, because news repeats the same words. */
function remembering(isForm: (word: string, language: string) => boolean) {
  const known = new Map<string, boolean>()
  return (word: string, language: string) => {
    const key = `${language} ${word}`
    const before = known.get(key)
    if (before !== undefined) return before
    const answer = isForm(word, language)
    known.set(key, answer)
    return answer
  }
}

/**
 * Prepares a muted text for matching. Each of its words also matches the words with the same stem, such as
 * its inflected forms in English and Dutch. A text of one word also matches compounds with that word.
 */
export function parseMutedWord(text: string, wordRules: MuteLanguageRules): MutedWord {
  const muted = splitIntoFoldedWords(text)
  const stemOf = (word: string, language: string) => sameStem(wordRules.stem(word, language), language)
  const cores = muted.map((own) => {
    const each = ['en', 'nl'].map((language) => coreOf(own, stemOf(own, language)))
    return each.reduce((shorter, core) => (core.length < shorter.length ? core : shorter), own)
  })
  const forms = muted.map((own, index) => {
    const isForm = remembering(
      (word, language) =>
        word === own ||
        stemOf(word, language) === stemOf(own, language) ||
        (muted.length === 1 && isCompoundOf(word, own, language, wordRules)),
    )
    // Most words don't contain the muted word's core, so the expensive stemming is seldom needed.
    return (word: string | undefined, language: string) =>
      word?.includes(cores[index] ?? '') === true && isForm(word, language)
  })
  return {
    core: cores[0] ?? '',
    isIn: (searched, language) => {
      const words = splitIntoFoldedWords(searched)
      const holdsAt = (at: number) => forms.every((isForm, index) => isForm(words[at + index], language))
      return forms.length > 0 && words.some((_, at) => holdsAt(at))
    },
  }
}
