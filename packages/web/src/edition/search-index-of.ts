import type { Language } from '@plainwire/domain/language'
import { type SearchIndex, searchIndex } from '@plainwire/domain/search'
import type { HeldEdition } from './held-edition.ts'

/** By edition the last index that was made of it: one is large. */
const indexes = new WeakMap<HeldEdition, { language: Language; index: SearchIndex }>()

/** An edition made ready for searching: once, and again when a language's texts have been added to it. */
export function searchIndexOf(edition: HeldEdition, language: Language): SearchIndex {
  const known = indexes.get(edition)
  if (known?.language === language) return known.index
  const index = searchIndex(edition.stories)
  indexes.set(edition, { language, index })
  return index
}
