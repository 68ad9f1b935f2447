import { stemmer as dutchStem } from '@orama/stemmers/dutch'
import type { MuteLanguageRules } from '@plainwire/domain/reader'
import { stem as englishStem } from 'porter2'

/**
 * The word rules for muting in mails. They equal those of the application, except that no words of an edition
 * are known, which only the splitting of English compounds needs.
 */
export const muteWordRules: MuteLanguageRules = {
  stem(word, language) {
    if (language === 'nl') return dutchStem(word)
    return language === 'en' ? englishStem(word) : word
  },
  isWord: () => false,
}
