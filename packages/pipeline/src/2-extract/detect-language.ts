import { eld } from 'eld/large'

/** Languages of the publishers we read and of their neighbours: a wider set makes short titles ambiguous. */
const LANGUAGES = [
  'en',
  'nl',
  'de',
  'fr',
  'es',
  'it',
  'pt',
  'da',
  'sv',
  'no',
  'fi',
  'pl',
  'tr',
  'ro',
  'cs',
  'hu',
  'ru',
  'uk',
  'el',
  'ar',
  'he',
  'hi',
  'zh',
  'ja',
  'ko',
  'vi',
]
/** Fewer letters than this say nothing about their language. */
const MIN_LETTERS = 12
/** Below this many letters the detector must call its answer reliable. */
const SURE_LETTERS = 40
/** Longer texts are no surer. */
const MAX_CHARACTERS = 1500

eld.setLanguageSubset(LANGUAGES)

const letters = (text: string) => text.match(/\p{L}/gu)?.length ?? 0

/**
 * The language a text is written in.
 *
 * @param fallback given back where the text is too short, or short and undecided: usually the feed's own word for it
 * @returns ISO 639-1
 */
export function detectLanguage(text: string, fallback = 'und'): string {
  const start = text.slice(0, MAX_CHARACTERS).replace(/https?:\/\/\S+/g, ' ')
  const length = letters(start)
  if (length < MIN_LETTERS) return fallback
  const result = eld.detect(start)
  if (!result.language) return fallback
  return length >= SURE_LETTERS || result.isReliable() ? result.language : fallback
}
