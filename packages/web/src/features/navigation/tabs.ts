import { isCategory, SECTIONS, type Section } from '@plainwire/domain/category'

/** The tabs if the edition's categories are unknown. */
const FALLBACK_TABS: readonly Section[] = [
  'all',
  'world',
  'politics',
  'science',
  'environment',
  'local',
  'business',
  'technology',
]

/**
 * The sections an edition has news for: all, local, and one for each category found in the data, in the order of the
 * navigation.
 *
 * @param categories undefined while no edition is known; then, and where none of them is ours, the fallback
 * @param current the section on screen, which always has its tab
 */
export function tabsOf(categories: readonly string[] | undefined, current: Section): readonly Section[] {
  const found = new Set<string>(categories?.filter(isCategory))
  if (found.size === 0) return [...new Set([...FALLBACK_TABS, current])]
  return SECTIONS.filter((section) => !isCategory(section) || found.has(section) || section === current)
}
