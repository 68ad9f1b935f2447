import type { CorrectionKind, WithdrawableKind } from '@plainwire/domain/contract'
import type { Language } from '@plainwire/domain/language'

interface FeedTexts {
  description: string
  corrections: {
    title: string
    acts: Record<CorrectionKind, string>
    kinds: Record<WithdrawableKind, string>
  }
}

/** The texts of feeds, except those of stories. They have the same wording as the application's texts. */
export const FEED_TEXTS: Record<Language, FeedTexts> = {
  en: {
    description: 'Plain, factual news from many publishers.',
    corrections: {
      title: 'Corrections',
      acts: { withdraw: 'Withdrawn', reinstate: 'Reinstated', correct: 'Corrected' },
      kinds: { story: 'a story', article: 'a report in a story', publisher: 'a publisher' },
    },
  },
  nl: {
    description: 'Nuchter, feitelijk nieuws uit veel media.',
    corrections: {
      title: 'Correcties',
      acts: { withdraw: 'Ingetrokken', reinstate: 'Teruggeplaatst', correct: 'Gecorrigeerd' },
      kinds: { story: 'een verhaal', article: 'een bericht in een verhaal', publisher: 'een medium' },
    },
  },
}
