import { stemmer as dutchStem } from '@orama/stemmers/dutch'
import type { WordLore } from '@plainwire/domain/reader'
import { stem as englishStem } from 'porter2'

/** What muting knows of languages here: as the application, but for the words of an edition, which only compounds of English need. */
export const muteLore: WordLore = {
  stem(word, language) {
    if (language === 'nl') return dutchStem(word)
    return language === 'en' ? englishStem(word) : word
  },
  isWord: () => false,
}
