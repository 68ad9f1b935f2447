import { buildSectionPath, FOLLOWING_PATH } from '@plainwire/domain/addresses'
import { DEFAULT_LANGUAGE } from '@plainwire/domain/language'
import { useLocation } from 'react-router'
import {
  buildPathWithParameters,
  getViewForPath,
  parseCoverageGapParameter,
  parseSearchQueryParameter,
  readReturnPath,
} from './paths.ts'

/**
 * Returns the address to return to when a dialog that was opened on this page is closed: the section, with its
 * search query and filter.
 */
export function useReturnPath(): string {
  const { pathname, search, state } = useLocation()
  const { section, page } = getViewForPath(pathname)
  const path = page ? FOLLOWING_PATH : buildSectionPath(section)
  return (
    readReturnPath(state) ??
    buildPathWithParameters(
      path,
      DEFAULT_LANGUAGE,
      parseSearchQueryParameter(search),
      parseCoverageGapParameter(search),
    )
  )
}
