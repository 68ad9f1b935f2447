import { stemmer as dutchStem } from '@orama/stemmers/dutch'
import type { WordRules } from '@plainwire/domain/reader'
import { stem as englishStem } from 'porter2'

/**
 * The word rules for muting in mails: those of the application, except the words of an edition, which only
 * English compounds need.
 */
export const muteWordRules: WordRules = {
  stem(word, language) {
    if (language === 'nl') return dutchStem(word)
    return language === 'en' ? englishStem(word) : word
  },
  isWord: () => false,
}
