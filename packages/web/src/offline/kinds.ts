import {
  ADMIN_PATH,
  BUILD_ASSETS_PATH,
  CITIES_PATH,
  IMAGES_PATH,
  NEWS_PATH,
  PLACEHOLDER_IMAGES_PATH,
  RESERVED_PATHS,
  SHARE_IMAGES_PATH,
  TRANSLATIONS_PATH,
} from '@plainwire/domain/addresses'
import { isEditionCacheKey } from '../lib/offline/cache-names.ts'
import { STORY_CALL_PREFIX } from './story-call.ts'

/** The kinds of requests that this worker can answer without a connection. */
export type RequestKind = 'page' | 'release' | 'edition' | 'cached-edition' | 'story' | 'picture' | 'cities'

/** The fields of a request that its kind depends on. */
export type ClassifiableRequest = Pick<Request, 'method' | 'mode' | 'url' | 'headers'>

/** True if a path is the path of a folder or is in the folder. */
const isIn = (folder: string, pathname: string) => pathname === folder || pathname.startsWith(`${folder}/`)

/**
 * Matches the path of the API call for one story. A path that ends in 'search' instead of an id is the search
 * call.
 */
const STORY = new RegExp(`^${STORY_CALL_PREFIX}(?!search$)[a-z0-9][a-z0-9-]{0,63}$`)
const TRANSLATION = new RegExp(`^${TRANSLATIONS_PATH}/[\\w-]+\\.json$`)
/**
 * True for the paths of files and API calls: a browser that navigates to one gets the file or response
 * itself, not the application's page.
 */
const isFileOrCall = (pathname: string) =>
  [...RESERVED_PATHS, ADMIN_PATH].some((folder) => isIn(folder, pathname)) || /\.[^/]*$/.test(pathname)
const isReleaseFile = (pathname: string) =>
  [BUILD_ASSETS_PATH, PLACEHOLDER_IMAGES_PATH].some((folder) => pathname.startsWith(`${folder}/`))
const isPicture = (pathname: string) =>
  pathname.startsWith(`${IMAGES_PATH}/`) && !pathname.startsWith(`${SHARE_IMAGES_PATH}/`)

/**
 * Returns the kind of a request; undefined for requests that this worker doesn't handle: other hosts, calls
 * with side effects, searches, and requests with a reader's token.
 */
export function determineRequestKind(
  { method, mode, url: address, headers }: ClassifiableRequest,
  origin: string,
): RequestKind | undefined {
  const url = new URL(address)
  if (method !== 'GET' || url.origin !== origin || headers.has('authorization')) return undefined
  const { pathname } = url
  if (mode === 'navigate') return isFileOrCall(pathname) ? undefined : 'page'
  if (isReleaseFile(pathname)) return 'release'
  if (pathname === NEWS_PATH || TRANSLATION.test(pathname))
    return isEditionCacheKey(url) ? 'cached-edition' : 'edition'
  if (STORY.test(pathname)) return 'story'
  if (isPicture(pathname)) return 'picture'
  return pathname === CITIES_PATH ? 'cities' : undefined
}
