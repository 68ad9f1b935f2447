import type { Language } from '@plainwire/domain/language'
import { buildSearchIndex, type SearchIndex } from '@plainwire/domain/search'
import type { InMemoryEdition } from './edition-in-memory.ts'

/** The last search index of each edition. Only one per edition is cached, because an index is large. */
const indexes = new WeakMap<InMemoryEdition, { language: Language; index: SearchIndex }>()

/**
 * Returns the search index of an edition. The index is built again when the language changes, because the texts
 * of the new language have been added to the edition.
 */
export function getEditionSearchIndex(edition: InMemoryEdition, language: Language): SearchIndex {
  const known = indexes.get(edition)
  if (known?.language === language) return known.index
  const index = buildSearchIndex(edition.stories)
  indexes.set(edition, { language, index })
  return index
}
