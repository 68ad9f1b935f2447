import { languageDetector } from './detector.ts'

/** With fewer letters the language can't be detected. */
const MIN_LETTERS = 12
/** Below this many letters the detector must call its answer reliable. */
const SURE_LETTERS = 40
/** Longer texts are no surer. */
const MAX_CHARACTERS = 1500
/** In a text of fewer letters a name or two can outweigh the rest. */
const FEW_LETTERS = 200
/** This many words that aren't names suffice as evidence. */
const MIN_PLAIN_WORDS = 2
/** Added to the score (0–1 or, of a short text, 0–2) of the language that the feed or page claims: it decides what is nearly even. */
const CLAIMED = 0.03

const letters = (text: string) => text.match(/\p{L}/gu)?.length ?? 0

/** The words without a capital: names of people and places say nothing about the language. */
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
 * Detects the language of a text. In a short text the words that are no names count twice.
 *
 * @param claimed the language stated by the feed or page: decides ties, and is returned if the text is too
 * short, or short and undecided
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
