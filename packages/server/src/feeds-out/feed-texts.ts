import type { Category } from '@plainwire/domain/category'
import type { CorrectionAct, WithdrawnKind } from '@plainwire/domain/contract'
import type { Language } from '@plainwire/domain/language'

interface FeedTexts {
  description: string
  corrections: { title: string; acts: Record<CorrectionAct, string>; kinds: Record<WithdrawnKind, string> }
  categories: Record<Category, string>
}

/** What feeds and preview pictures say beside the stories; the same words as the application's. */
export const FEED_TEXTS: Record<Language, FeedTexts> = {
  en: {
    description: 'Plain, factual news from many publishers.',
    corrections: {
      title: 'Corrections',
      acts: { withdraw: 'Withdrawn', reinstate: 'Reinstated', correct: 'Corrected' },
      kinds: { story: 'a story', article: 'a report in a story', publisher: 'a publisher' },
    },
    categories: {
      world: 'World',
      politics: 'Politics',
      science: 'Science',
      business: 'Business',
      technology: 'Technology',
      environment: 'Environment',
      health: 'Health',
      entertainment: 'Entertainment',
      sports: 'Sports',
      crime: 'Crime',
    },
  },
  nl: {
    description: 'Nuchter, feitelijk nieuws uit veel media.',
    corrections: {
      title: 'Correcties',
      acts: { withdraw: 'Ingetrokken', reinstate: 'Teruggeplaatst', correct: 'Gecorrigeerd' },
      kinds: { story: 'een verhaal', article: 'een bericht in een verhaal', publisher: 'een medium' },
    },
    categories: {
      world: 'Wereld',
      politics: 'Politiek',
      science: 'Wetenschap',
      business: 'Economie',
      technology: 'Technologie',
      environment: 'Milieu',
      health: 'Gezondheid',
      entertainment: 'Cultuur',
      sports: 'Sport',
      crime: 'Misdaad',
    },
  },
}
