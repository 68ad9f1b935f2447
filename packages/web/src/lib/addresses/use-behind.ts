import { FOLLOWING_PATH, sectionPath } from '@plainwire/domain/addresses'
import { DEFAULT_LANGUAGE } from '@plainwire/domain/language'
import { useLocation } from 'react-router'
import {
  buildPathInLanguage,
  parseCoverageGapParameter,
  parseSearchQueryParameter,
  readReturnPath,
  viewOfPath,
} from './paths.ts'

/**
 * The address to return to when a dialog that was opened on this page is closed: the section, with its search
 * query and filter.
 */
export function useReturnPath(): string {
  const { pathname, search, state } = useLocation()
  const { section, page } = viewOfPath(pathname)
  const path = page ? FOLLOWING_PATH : sectionPath(section)
  return (
    readReturnPath(state) ??
    buildPathInLanguage(
      path,
      DEFAULT_LANGUAGE,
      parseSearchQueryParameter(search),
      parseCoverageGapParameter(search),
    )
  )
}
