import { isKeptPath } from '../lib/kept-files.ts'

/** The kind of a request that this worker can answer without the network. */
export type RequestKind = 'page' | 'release' | 'edition' | 'kept-edition' | 'story' | 'picture' | 'cities'

/** The parts of a request that its kind depends on. */
export type Asked = Pick<Request, 'method' | 'mode' | 'url' | 'headers'>

/** A story as everybody gets it. 'search' is no story. */
const STORY = /^\/api\/stories\/(?!search$)[a-z0-9][a-z0-9-]{0,63}$/
const EDITION_FILE = /^\/(?:news\.json|translations\/[\w-]+\.json)$/
/** Calls, files and operators' pages: a browser that opens one wants it, not the application. */
const NO_PAGE = /^\/(?:admin|api|assets|build|feeds|images|translations)(?:\/|$)|\.[^/]*$/
const RELEASE_FILE = /^\/(?:build|assets)\//
const PICTURE = /^\/images\/(?!share\/)/

/**
 * The kind of a request. Undefined for everything that bypasses this worker: other hosts, calls with effects,
 * searches, and requests with a reader's token.
 */
export function kindOf(
  { method, mode, url: address, headers }: Asked,
  origin: string,
): RequestKind | undefined {
  const url = new URL(address)
  if (method !== 'GET' || url.origin !== origin || headers.has('authorization')) return undefined
  const { pathname } = url
  if (mode === 'navigate') return NO_PAGE.test(pathname) ? undefined : 'page'
  if (RELEASE_FILE.test(pathname)) return 'release'
  if (EDITION_FILE.test(pathname)) return isKeptPath(url) ? 'kept-edition' : 'edition'
  if (STORY.test(pathname)) return 'story'
  if (PICTURE.test(pathname)) return 'picture'
  return pathname === '/cities.json' ? 'cities' : undefined
}
