import { parseSitePagePath, type TextPage } from '@plainwire/domain/addresses'
import type { Section } from '@plainwire/domain/category'
import { COVERAGE_GAPS, type CoverageGap } from '@plainwire/domain/coverage'
import { DEFAULT_LANGUAGE, type Language } from '@plainwire/domain/language'

/** A dialog with an address of its own. */
export type RoutedDialog =
  | { name: 'story'; storyId: string }
  | { name: 'thread'; threadId: string }
  | { name: TextPage }
export type LegalPage = Extract<TextPage, 'about' | 'privacy' | 'terms' | 'portal'>

/** A page that shows the reader's own content instead of a section. */
export type PersonalPage = 'following'

/** The content of the screen at a path: a section or page, and the dialog over it. */
export interface AppView {
  section: Section
  /** The page that is shown instead of the section. */
  page?: PersonalPage
  dialog: RoutedDialog | undefined
}

/** The history state that a link to a dialog sets: the address to return to when the dialog is closed. */
export interface DialogHistoryState {
  behind: string
}

/** The id of the part of a story's page that lists the other stories of its thread. */
export const THREAD_SECTION_ID = 'thread-stories'

/** The id of the part of a story's page that lists the facts on which sources differ. */
export const DIFFERING_FACTS_SECTION_ID = 'sources-differ'

/** The maximum length of a search query in an address, in UTF-16 code units; longer queries are truncated. */
const MAX_SEARCH = 300

/** Returns the id in a story's path; undefined for other paths. */
export function getStoryIdFromPath(pathname: string): string | undefined {
  const page = parseSitePagePath(pathname)
  return page.kind === 'story' ? decoded(page.id) : undefined
}

/** Decodes an id in a path. A malformed id is returned unchanged, because no story has such an id. */
function decoded(id: string): string {
  try {
    return decodeURIComponent(id)
  } catch {
    return id
  }
}

/** Returns the view of a path. The query is ignored; unknown paths show the home feed. */
export function getViewForPath(path: string): AppView {
  const [pathname = ''] = path.split('?')
  const page = parseSitePagePath(pathname)
  switch (page.kind) {
    case 'section':
      return { section: page.section, dialog: undefined }
    case 'story':
      return { section: 'all', dialog: { name: 'story', storyId: decoded(page.id) } }
    case 'thread':
      return { section: 'all', dialog: { name: 'thread', threadId: decoded(page.id) } }
    case 'text':
      return { section: 'all', dialog: { name: page.name } }
    case 'following':
      return { section: 'all', page: 'following', dialog: undefined }
    default:
      return { section: 'all', dialog: undefined }
  }
}

/** Returns the search query in a query string: 'zwolle' in '?q=zwolle'; '' if there is none. */
export function parseSearchQueryParameter(search: string): string {
  return (new URLSearchParams(search).get('q') ?? '').trim().slice(0, MAX_SEARCH)
}

/**
 * Returns the coverage gap in a query string: 'one-owner' in '?gap=one-owner'; undefined if there is no valid
 * one.
 */
export function parseCoverageGapParameter(search: string): CoverageGap | undefined {
  const wanted = new URLSearchParams(search).get('gap')
  return COVERAGE_GAPS.find((gap) => gap === wanted)
}

/**
 * Adds the language, the search query and the coverage gap to a path, so that a reload and a shared link show
 * the same page.
 */
export function buildPathWithParameters(
  path: string,
  language: Language,
  query = '',
  gap?: CoverageGap,
): string {
  const parameters = new URLSearchParams({
    ...(query !== '' && { q: query }),
    ...(gap && { gap }),
    ...(language !== DEFAULT_LANGUAGE && { lang: language }),
  })
  return parameters.size === 0 ? path : `${path}?${parameters}`
}

/**
 * Returns the address to return to when the dialog is closed, from the history state; undefined if the dialog
 * wasn't opened by a link of this application.
 */
export function readReturnPath(state: unknown): string | undefined {
  const isDialogState = typeof state === 'object' && state !== null && 'behind' in state
  const behind = isDialogState ? state.behind : undefined
  return typeof behind === 'string' ? behind : undefined
}
