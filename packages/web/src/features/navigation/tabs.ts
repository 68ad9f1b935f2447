import { isCategory, SECTIONS, type Section } from '@plainwire/domain/category'

/** The sections that are shown while the edition's categories are unknown. */
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
 * Returns the sections for which an edition has news (all, local, and each category found in it), in
 * navigation order. If the edition has no known category, the result is `FALLBACK_TABS` with the current
 * section.
 *
 * @param categories the edition's categories; undefined while no edition is loaded
 * @param current the current section, which is always included
 */
export function listSectionTabs(
  categories: readonly string[] | undefined,
  current: Section,
): readonly Section[] {
  const found = new Set<string>(categories?.filter(isCategory))
  if (found.size === 0) return [...new Set([...FALLBACK_TABS, current])]
  return SECTIONS.filter((section) => !isCategory(section) || found.has(section) || section === current)
}
