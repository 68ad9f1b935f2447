import { FOLLOWING_PATH, sectionPath } from '@plainwire/domain/addresses'
import { DEFAULT_LANGUAGE } from '@plainwire/domain/language'
import { useLocation } from 'react-router'
import { gapOf, inLanguage, pathBehind, searchOf, viewOfPath } from './paths.ts'

/** The path of the section on screen, with what is searched for and filtered by: where a dialog opened from here returns to. */
export function useBehind(): string {
  const { pathname, search, state } = useLocation()
  const { section, page } = viewOfPath(pathname)
  const path = page ? FOLLOWING_PATH : sectionPath(section)
  return pathBehind(state) ?? inLanguage(path, DEFAULT_LANGUAGE, searchOf(search), gapOf(search))
}
