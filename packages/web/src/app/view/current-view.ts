import type { CoverageGap } from '@plainwire/domain/coverage'
import { useLayoutEffect, useRef, useState } from 'react'
import { useLocation, useNavigate, useNavigationType } from 'react-router'
import {
  type AppView,
  buildPathWithParameters,
  getViewForPath,
  parseCoverageGapParameter,
  parseSearchQueryParameter,
  readReturnPath,
} from '../../lib/addresses/paths.ts'
import { useHydratedValue } from '../../lib/start/hydrated.ts'
import { useTexts } from '../../lib/texts.ts'

/** The view at the current URL, with its search and filter. */
export interface ViewWithSearchFilter extends AppView {
  /** The search query; '' without one, and during hydration, because the server renders no searches. */
  query: string
  /**
   * The gap in coverage to filter by, such as 'english-only'; undefined for all stories and during hydration.
   */
  gap: CoverageGap | undefined
  /** True if the dialog was open when the page loaded: the reader hasn't seen the page behind it yet. */
  isFirstDialog: boolean
}

/**
 * Returns the view at the current URL. If the reader has opened a dialog, the section, search and filter are
 * those of the page behind the dialog, which are read from the history state. For a dialog that was open when
 * the page loaded, the state is ignored, because the server doesn't know it.
 */
export function useView(): ViewWithSearchFilter {
  const location = useLocation()
  const [start] = useState(location)
  const query = useHydratedValue(parseSearchQueryParameter(location.search), '')
  const gap = useHydratedValue(parseCoverageGapParameter(location.search), undefined)
  const view = getViewForPath(location.pathname)
  const isFirstDialog = view.dialog !== undefined && location === start
  if (!view.dialog) return { ...view, query, gap, isFirstDialog }
  const pathBehindDialog = isFirstDialog ? undefined : readReturnPath(location.state)
  if (!pathBehindDialog) return { ...view, query: '', gap: undefined, isFirstDialog }
  const [, search = ''] = pathBehindDialog.split('?')
  return {
    ...getViewForPath(pathBehindDialog),
    dialog: view.dialog,
    query: parseSearchQueryParameter(search),
    gap: parseCoverageGapParameter(search),
    isFirstDialog,
  }
}

/**
 * Returns a function that closes the dialog, and thereby opens the page on which the reader opened the
 * dialog, or the front page if the reader came from a shared link.
 */
export function useCloseDialog(): () => void {
  const { state } = useLocation()
  const { language } = useTexts()
  const navigate = useNavigate()
  return () => {
    if (readReturnPath(state) === undefined) navigate(buildPathWithParameters('/', language))
    else navigate(-1)
  }
}

/** Scrolls to the top when a section or search is opened; Back and Forward restore the scroll position. */
export function useScrollToTop({ section, page, query, gap }: ViewWithSearchFilter): void {
  const kind = useNavigationType()
  const list = `${page ?? section}?${query}?${gap}`
  const currentList = useRef(list)
  useLayoutEffect(() => {
    if (currentList.current === list) return
    currentList.current = list
    if (kind !== 'POP') scrollTo(0, 0)
  }, [list, kind])
}
