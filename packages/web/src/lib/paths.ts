import { sitePage, type TextPage } from '@plainwire/domain/addresses'
import type { Section } from '@plainwire/domain/category'
import { COVERAGE_GAPS, type CoverageGap } from '@plainwire/domain/coverage'
import { DEFAULT_LANGUAGE, type Language } from '@plainwire/domain/language'

/** A dialog that has an address of its own. */
export type PathDialog =
  | { name: 'story'; storyId: string }
  | { name: 'thread'; threadId: string }
  | { name: TextPage }
export type LegalPage = Extract<TextPage, 'about' | 'privacy' | 'terms' | 'portal'>

/** A page of the reader's own. */
export type OwnPage = 'following'

/** The view of a path: a section of the news, and the dialog in front of it. */
export interface View {
  section: Section
  /** The page that is shown in the place of a section. */
  page?: OwnPage
  dialog: PathDialog | undefined
}

/** History state of a link to a dialog: the page that closing returns to. */
export interface DialogState {
  behind: string
}

/** The part of a story's page that lists the other stories of its thread. */
export const THREAD_PART = 'thread-stories'

/** The part of a story's page that lists the facts on which sources differ. */
export const DIFFERING_PART = 'sources-differ'

/** Longer searches are cut: nobody types them by hand. */
const MAX_SEARCH = 300

/** The story of a path; undefined for other paths. */
export function storyIdOfPath(pathname: string): string | undefined {
  const page = sitePage(pathname)
  return page.kind === 'story' ? decoded(page.id) : undefined
}

/** An id that isn't well-formed is left as it is: it will not be found. */
function decoded(id: string): string {
  try {
    return decodeURIComponent(id)
  } catch {
    return id
  }
}

/** The view of a path, without its query; unknown paths show the home feed. */
export function viewOfPath(path: string): View {
  const [pathname = ''] = path.split('?')
  const page = sitePage(pathname)
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

/** The query in an address: 'zwolle' of '?q=zwolle'; '' without one. */
export function searchOf(search: string): string {
  return (new URLSearchParams(search).get('q') ?? '').trim().slice(0, MAX_SEARCH)
}

/** The coverage gap that an address shows stories of: 'one-owner' of '?gap=one-owner'; undefined where it shows all. */
export function gapOf(search: string): CoverageGap | undefined {
  const wanted = new URLSearchParams(search).get('gap')
  return COVERAGE_GAPS.find((gap) => gap === wanted)
}

/** A path in a language, what is searched for there, and the coverage gap that its stories have. All are part of the address, so that a reload and a shared link read the same. */
export function inLanguage(path: string, language: Language, query = '', gap?: CoverageGap): string {
  const parameters = new URLSearchParams({
    ...(query !== '' && { q: query }),
    ...(gap && { gap }),
    ...(language !== DEFAULT_LANGUAGE && { lang: language }),
  })
  return parameters.size === 0 ? path : `${path}?${parameters}`
}

/** Where closing returns to, as a link into a dialog left it in the history; undefined for a shared link. */
export function pathBehind(state: unknown): string | undefined {
  const isDialogState = typeof state === 'object' && state !== null && 'behind' in state
  const behind = isDialogState ? state.behind : undefined
  return typeof behind === 'string' ? behind : undefined
}
