import type { Plugin } from 'vite'
import { type BuiltFiles, findInitialViewChunks, findModuleChunk } from './vite-script-budget.ts'

/**
 * The modules with the English texts that the first page of a visit may show, and with all other English
 * texts. The Dutch texts have the same keys.
 */
const FIRST_TEXTS = '/src/locales/en.ts'
const LATER_TEXTS = '/src/locales/later/en.ts'
/** Matches quoted strings that look like a text's key or the beginning of one. */
const KEYS = /["'`](\w+\.[\w.]*)/g

function keysIn(code = ''): string[] {
  return [...code.matchAll(KEYS)].map(([, key = '']) => key)
}

/**
 * Finds the texts that code of a visit's first page uses although they are loaded later.
 *
 * @returns the keys of these texts. If the code builds keys from a beginning, such as 'saved.', the
 *   beginning is returned instead, unless a text that the first page may show has a key with that beginning
 */
export function findLazyTextsInFirstViews(files: BuiltFiles): string[] {
  const first = keysIn(findModuleChunk(files, FIRST_TEXTS).code)
  const later = keysIn(findModuleChunk(files, LATER_TEXTS).code)
  const isBeginning = (used: string, keys: string[]) => keys.some((key) => key.startsWith(used))
  const isLater = (used: string) =>
    later.includes(used) || (used.endsWith('.') && isBeginning(used, later) && !isBeginning(used, first))
  const used = findInitialViewChunks(files).flatMap((name) => keysIn(files[name]?.code))
  return [...new Set(used.filter(isLater))]
}

/**
 * Fails a build if a visit's first page uses texts that are loaded later, because nothing would be shown in
 * their place.
 */
export function lazyTextCheckPlugin(): Plugin {
  return {
    name: 'plainwire-first-texts',
    apply: ({ build: wanted }, { command }) => command === 'build' && !wanted?.ssr,
    writeBundle(_, bundle) {
      const used = findLazyTextsInFirstViews(bundle)
      if (used.length > 0)
        this.error(
          `A first view uses texts that are loaded later: ${used.join(', ')}. Move them to texts/en.json.`,
        )
    },
  }
}
