import { DEFAULT_LANGUAGE } from '@plainwire/domain/language'
import { useLocation } from 'react-router'
import { inLanguage, pathBehind, searchOf, sectionPath, viewOfPath } from './paths.ts'

/** The path of the section on screen, with what is searched for: where a dialog opened from here returns to. */
export function useBehind(): string {
  const { pathname, search, state } = useLocation()
  const { section } = viewOfPath(pathname)
  return pathBehind(state) ?? inLanguage(sectionPath(section), DEFAULT_LANGUAGE, searchOf(search))
}
