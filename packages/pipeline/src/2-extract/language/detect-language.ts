import { loadLanguageDetector } from './detector.ts'

/** The minimum number of letters for detecting a language. */
const MIN_LETTERS = 12
/** For a text with fewer letters, the detector's result is only used if the detector marks it as reliable. */
const SURE_LETTERS = 40
/** The number of characters examined; more characters don't give better results. */
const MAX_CHARACTERS = 1500
/**
 * In a text with fewer letters, one or two names can outweigh the other words, so words without capitals count
 * twice.
 */
const FEW_LETTERS = 200
/** The minimum number of words without capitals; if there are fewer, they don't count twice. */
const MIN_PLAIN_WORDS = 2
/**
 * Added to the score of the language that the feed or page declares, to decide close results. Scores are 0–1,
 * for short texts 0–2.
 */
const CLAIMED = 0.03

const letters = (text: string) => text.match(/\p{L}/gu)?.length ?? 0

/** The words without a capital, because names of people and places say nothing about the language. */
function plainWords(text: string): string[] {
  const words = text.replace(/[^\p{L}\p{N}'’\s-]/gu, ' ').split(/\s+/)
  return words.filter((word) => word !== '' && word === word.toLowerCase())
}

/** The score of each language, and whether the result is reliable. */
function judged(text: string, length: number): { scores: Record<string, number>; isReliable: boolean } {
  const eld = loadLanguageDetector()
  const whole = eld.detect(text)
  const words = length < FEW_LETTERS ? plainWords(text) : []
  if (words.length < MIN_PLAIN_WORDS) return { scores: whole.getScores(), isReliable: whole.isReliable() }
  const plain = eld.detect(words.join(' '))
  const scores: Record<string, number> = whole.getScores()
  for (const [language, score] of Object.entries(plain.getScores())) {
    scores[language] = (scores[language] ?? 0) + score
  }
  return { scores, isReliable: whole.isReliable() || plain.isReliable() }
}

/**
 * Detects the language of a text. In a short text, words that aren't names count twice.
 *
 * @param claimed the language declared by the feed or page: decides close results, and is returned if the text
 * is too short, or short and undecided
 * @returns ISO 639-1
 */
export function detectLanguage(text: string, claimed = 'und'): string {
  const start = text.slice(0, MAX_CHARACTERS).replace(/https?:\/\/\S+/g, ' ')
  const length = letters(start)
  if (length < MIN_LETTERS) return claimed
  const { scores, isReliable } = judged(start, length)
  const withClaim = (language: string) => (scores[language] ?? 0) + (language === claimed ? CLAIMED : 0)
  const [best] = Object.keys(scores).sort((a, b) => withClaim(b) - withClaim(a))
  if (best === undefined) return claimed
  return length >= SURE_LETTERS || isReliable ? best : claimed
}
