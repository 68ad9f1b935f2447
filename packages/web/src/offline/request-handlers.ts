import { APP_SHELL_PATH, NEWS_PATH } from '@plainwire/domain/addresses'
import { isLanguage } from '@plainwire/domain/language'
import { buildPathWithParameters } from '../lib/addresses/paths.ts'
import { CACHE_NAMES, type CacheName } from '../lib/offline/cache-names.ts'
import { cacheResponse } from './cache-response.ts'
import { findNewestCachedFile } from './cached-editions.ts'
import { findCachedSavedPicture, findCachedSavedStory } from './cached-saved.ts'
import type { RequestKind } from './kinds.ts'
import { respondNetworkFirst } from './network-first.ts'
import { removeStoriesWithdrawnInEdition, removeStoryIfWithdrawn } from './withdrawn-stories.ts'

/** The input of a function that answers a request. */
export interface RequestHandlerInput {
  request: Request
  /** Returns a cached file of this worker's release. */
  ownFile: (url: string) => Promise<Response | undefined>
  /**
   * Prevents the browser from stopping the service worker until `work` ends, even if the request is answered
   * earlier.
   */
  after: (work: Promise<unknown>) => void
}

/**
 * Answers a request for a page from the server. The page is revalidated, because a page in the browser's HTTP
 * cache could belong to an old release. Without a connection, the response is the application shell.
 */
function page({ request, ownFile }: RequestHandlerInput): Promise<Response> {
  const lang = new URL(request.url).searchParams.get('lang') ?? undefined
  const shell = isLanguage(lang) ? buildPathWithParameters(APP_SHELL_PATH, lang) : APP_SHELL_PATH
  const network = fetch(request.url, {
    cache: 'no-cache',
    headers: request.headers,
    // The worker leaves redirects to the browser, so that the page gets the URL of the redirect's target.
    redirect: 'manual',
  })
  return respondNetworkFirst(network, () => ownFile(shell))
}

/** Answers a request for a file of this release, or of the previous release for a tab that is still open. */
async function releaseFile({ request, ownFile }: RequestHandlerInput): Promise<Response> {
  const found = (await ownFile(request.url)) ?? (await caches.match(request.url))
  return found ?? fetch(request)
}

/**
 * Returns the response from the network and caches it; without a connection, returns a response from the cache.
 */
function networkThenCache(
  name: CacheName,
  { request, after }: RequestHandlerInput,
  otherwise: (url: string) => Promise<Response | undefined> = async () => undefined,
): Promise<Response> {
  const network = async () => {
    const answer = await fetch(request)
    if (answer.ok) after(cacheResponse(name, request.url, answer.clone()))
    else after(removeStoryIfWithdrawn(request.url, answer))
    return answer
  }
  return respondNetworkFirst(
    network(),
    async () => (await (await caches.open(name)).match(request.url)) ?? otherwise(request.url),
  )
}

/**
 * Answers a request for the newest edition. A request with `cache: 'no-cache'` is never answered from the
 * cache.
 */
function edition({ request, after }: RequestHandlerInput): Promise<Response> {
  // The request is revalidated, because a response from the browser's HTTP cache would look as if the server
  // had been reached.
  const network = fetch(request.url, { cache: 'no-cache', headers: request.headers })
  if (new URL(request.url).pathname === NEWS_PATH) {
    const news = network.then((answer) => answer.clone())
    after(news.then(removeStoriesWithdrawnInEdition, () => undefined))
  }
  if (request.cache === 'no-cache') return network
  return respondNetworkFirst(network, () => findNewestCachedFile(new URL(request.url).pathname))
}

async function cachedEdition({ request }: RequestHandlerInput): Promise<Response> {
  return (await (await caches.open(CACHE_NAMES.editions)).match(request.url)) ?? Response.error()
}

/**
 * Answers a request for a picture: from the cache if the picture is in it, because pictures never change,
 * otherwise from the network.
 */
async function picture({ request, after }: RequestHandlerInput): Promise<Response> {
  const found = await (await caches.open(CACHE_NAMES.pictures)).match(request.url)
  if (found) return found
  try {
    const answer = await fetch(request)
    if (answer.ok) after(cacheResponse(CACHE_NAMES.pictures, request.url, answer.clone()))
    return answer
  } catch (error) {
    const saved = await findCachedSavedPicture(request.url)
    if (saved) return saved
    throw error
  }
}

/** The function that answers each kind of request. */
export const REQUEST_HANDLERS: Record<RequestKind, (parts: RequestHandlerInput) => Promise<Response>> = {
  page,
  release: releaseFile,
  edition,
  'cached-edition': cachedEdition,
  story: (parts) => networkThenCache(CACHE_NAMES.stories, parts, findCachedSavedStory),
  picture,
  cities: (parts) => networkThenCache(CACHE_NAMES.places, parts),
}
