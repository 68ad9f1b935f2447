import { isCategory, type Section } from '@plainwire/domain/category'
import { COVERAGE_GAPS, type CoverageGap } from '@plainwire/domain/coverage'
import { DEFAULT_LANGUAGE, type Language } from '@plainwire/domain/language'

/** A dialog that has an address of its own. */
export type PathDialog =
  | { name: 'story'; storyId: string }
  | { name: 'thread'; threadId: string }
  | { name: TextPage }
export type LegalPage = 'about' | 'privacy' | 'terms' | 'portal'
/** A page of text before the home feed. */
export type TextPage = LegalPage | 'quality' | 'gaps' | 'corrections'

/** A page of the reader's own. */
export type OwnPage = 'following'
export const FOLLOWING_PATH = '/following'

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

/** The page in place of a payment provider's own: explains the simulation. */
export const PORTAL_PATH = '/portal'

/** Longer searches are cut: nobody types them by hand. */
const MAX_SEARCH = 300

const TEXT_PAGES: readonly string[] = [
  'about',
  'privacy',
  'terms',
  'portal',
  'quality',
  'gaps',
  'corrections',
] satisfies TextPage[]
/** How the links of exported saved stories begin. */
export const EXPORTED_PATH = '/article/'

/** The public form, and the one of exported saved stories. */
const STORY = /^\/(?:story|article)\/([^/]+)\/?$/
const THREAD = /^\/thread\/([^/]+)\/?$/

function isTextPage(name: string): name is TextPage {
  return TEXT_PAGES.includes(name)
}

/**
 * The story of a path; undefined for other paths. A malformed id is returned as it is: it will not be found.
 */
export function storyIdOfPath(pathname: string): string | undefined {
  return idOfPath(pathname, STORY)
}

function idOfPath(pathname: string, form: RegExp): string | undefined {
  const id = form.exec(pathname)?.[1]
  if (id === undefined) return undefined
  try {
    return decodeURIComponent(id)
  } catch {
    return id
  }
}

/** The view of a path, without its query; unknown paths show the home feed. */
export function viewOfPath(path: string): View {
  const [pathname = ''] = path.split('?')
  const storyId = storyIdOfPath(pathname)
  if (storyId !== undefined) return { section: 'all', dialog: { name: 'story', storyId } }
  const threadId = idOfPath(pathname, THREAD)
  if (threadId !== undefined) return { section: 'all', dialog: { name: 'thread', threadId } }
  const name = pathname.split('/').filter(Boolean).join('/')
  if (name === 'following') return { section: 'all', page: name, dialog: undefined }
  if (isTextPage(name)) return { section: 'all', dialog: { name } }
  if (name === 'local' || isCategory(name)) return { section: name, dialog: undefined }
  return { section: 'all', dialog: undefined }
}

export function sectionPath(section: Section): string {
  return section === 'all' ? '/' : `/${section}`
}

export function threadPath(threadId: string): string {
  return `/thread/${encodeURIComponent(threadId)}`
}

export function storyPath(storyId: string): string {
  return `/story/${encodeURIComponent(storyId)}`
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
