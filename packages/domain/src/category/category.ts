/** The ten categories that a story can have. */
export const CATEGORIES = [
  'world',
  'politics',
  'science',
  'business',
  'technology',
  'environment',
  'health',
  'entertainment',
  'sports',
  'crime',
] as const

export type Category = (typeof CATEGORIES)[number]

export function isCategory(text: string): text is Category {
  return (CATEGORIES as readonly string[]).includes(text)
}

/** An entry of the navigation: a category, 'all' (Home) or 'local'. */
export type Section = 'all' | 'local' | Category

/** The sections in the main navigation, in order. */
export const MAIN_SECTIONS = ['all', 'local', 'world', 'politics', 'science'] as const satisfies Section[]

/** The sections under More, in order. */
export const MORE_MENU_SECTIONS = [
  'business',
  'technology',
  'environment',
  'health',
  'entertainment',
  'sports',
  'crime',
] as const satisfies Section[]

export const SECTIONS: readonly Section[] = [...MAIN_SECTIONS, ...MORE_MENU_SECTIONS]
