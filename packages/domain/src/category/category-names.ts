import type { Language } from '../language/index.ts'
import type { Category } from './category-schema.ts'

/** The names of the categories, by language. */
export const CATEGORY_NAMES: Record<Language, Record<Category, string>> = {
  en: {
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
  nl: {
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
}
