import type { Section } from '@plainwire/domain/category'

/** What a keyboard shortcut does: one of these actions, or opening a section. */
export type Shortcut =
  | 'next'
  | 'previous'
  | 'open'
  | 'save'
  | 'share'
  | 'search'
  | 'keys'
  | { section: Section }

/** The letters that open a section when they are pressed after 'g'. */
export const SECTION_SHORTCUT_LETTERS: Record<string, Section> = {
  h: 'all',
  l: 'local',
  w: 'world',
  p: 'politics',
  s: 'science',
  b: 'business',
  t: 'technology',
  e: 'environment',
  d: 'health',
  a: 'entertainment',
  o: 'sports',
  c: 'crime',
}

/** The actions of single keys, as in mail programs and feed readers. */
export const SINGLE_KEY_SHORTCUTS = {
  j: 'next',
  k: 'previous',
  o: 'open',
  s: 'save',
  S: 'share',
  '/': 'search',
  '?': 'keys',
} as const satisfies Record<string, Shortcut>

function isSingleKey(key: string): key is keyof typeof SINGLE_KEY_SHORTCUTS {
  return Object.hasOwn(SINGLE_KEY_SHORTCUTS, key)
}

/** The maximum time between the key 'g' and the letter of a section, in ms. */
const CHORD_MS = 1500

/**
 * Creates a function to call with every pressed key. It returns the shortcut that the key completes, if any.
 */
export function createShortcutDetector(): (key: string, nowMs: number) => Shortcut | undefined {
  let goSinceMs: number | undefined
  return (key, nowMs) => {
    const isChord = goSinceMs !== undefined && nowMs - goSinceMs <= CHORD_MS
    goSinceMs = undefined
    if (isChord) {
      const section = SECTION_SHORTCUT_LETTERS[key]
      return section && { section }
    }
    if (key === 'g') {
      goSinceMs = nowMs
      return undefined
    }
    return isSingleKey(key) ? SINGLE_KEY_SHORTCUTS[key] : undefined
  }
}
