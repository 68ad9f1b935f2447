import { languageDetector } from './detector.ts'

/** Fewer letters than this say nothing about their language. */
const MIN_LETTERS = 12
/** Below this many letters the detector must call its answer reliable. */
const SURE_LETTERS = 40
/** Longer texts are no surer. */
const MAX_CHARACTERS = 1500
/** In a text of fewer letters a name or two can outweigh the rest. */
const FEW_LETTERS = 200
/** So many words that aren't names say something by themselves. */
const MIN_PLAIN_WORDS = 2
/** Added to the score (0–1 or, of a short text, 0–2) of the language that the feed or page claims: it decides what is nearly even. */
const CLAIMED = 0.03

const letters = (text: string) => text.match(/\p{L}/gu)?.length ?? 0

/** The words without a capital: names of other countries' people and places say nothing about the language. */
function plainWords(text: string): string[] {
  const words = text.replace(/[^\p{L}\p{N}'’\s-]/gu, ' ').split(/\s+/)
  return words.filter((word) => word !== '' && word === word.toLowerCase())
}

/** A score per language, and whether it can be relied on. */
function judged(text: string, length: number): { scores: Record<string, number>; isReliable: boolean } {
  const eld = languageDetector()
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
 * The language a text is written in. In a short text the words that are no names count twice.
 *
 * @param claimed what the feed or page says: decides what is nearly even, and is given back where the text is too short, or
 *   short and undecided
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
