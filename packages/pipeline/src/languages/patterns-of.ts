import { isLanguage, type Language } from '@plainwire/domain/language'
import { englishSentences } from './en/sentence-patterns.ts'
import { dutchSentences } from './nl/sentence-patterns.ts'
import type { SentencePatterns } from './sentence-patterns.ts'

const SENTENCES: Record<Language, SentencePatterns> = { en: englishSentences, nl: dutchSentences }

/** The sentence patterns to read a text with: its own language's, or all there are where that is none of ours. */
export function sentencePatterns(language: string): readonly SentencePatterns[] {
  return isLanguage(language) ? [SENTENCES[language]] : Object.values(SENTENCES)
}
