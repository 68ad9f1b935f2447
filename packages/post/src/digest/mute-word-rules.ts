import { stemmer as dutchStem } from '@orama/stemmers/dutch'
import type { MuteLanguageRules } from '@plainwire/domain/reader'
import { stem as englishStem } from 'porter2'

/**
 * The word rules for muting in mails. They equal those of the application, except that `isWord` knows no
 * words. A muted word is therefore not found inside English compounds, nor inside a Dutch compound whose
 * other part has only three letters or no vowel.
 */
export const muteWordRules: MuteLanguageRules = {
  stem(word, language) {
    if (language === 'nl') return dutchStem(word)
    return language === 'en' ? englishStem(word) : word
  },
  isWord: () => false,
}
