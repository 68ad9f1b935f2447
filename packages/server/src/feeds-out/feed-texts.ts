import type { Category } from '@plainwire/domain/category'
import type { Language } from '@plainwire/domain/language'

interface FeedTexts {
  description: string
  categories: Record<Category, string>
}

/** What feeds and preview pictures say beside the stories; the same words as the application's. */
export const FEED_TEXTS: Record<Language, FeedTexts> = {
  en: {
    description: 'Plain, factual news from many publishers.',
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
