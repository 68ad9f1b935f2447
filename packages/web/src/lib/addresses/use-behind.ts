import { FOLLOWING_PATH, sectionPath } from '@plainwire/domain/addresses'
import { DEFAULT_LANGUAGE } from '@plainwire/domain/language'
import { useLocation } from 'react-router'
import { gapOf, inLanguage, pathBehind, searchOf, viewOfPath } from './paths.ts'

/** The address that a dialog opened from the current page returns to: section, search query and filter. */
export function useBehind(): string {
  const { pathname, search, state } = useLocation()
  const { section, page } = viewOfPath(pathname)
  const path = page ? FOLLOWING_PATH : sectionPath(section)
  return pathBehind(state) ?? inLanguage(path, DEFAULT_LANGUAGE, searchOf(search), gapOf(search))
}
