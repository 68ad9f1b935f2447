import { SHELL_PATH } from '@plainwire/domain/addresses'
import { isLanguage } from '@plainwire/domain/language'
import { CACHES, type CacheName } from '../lib/cache-names.ts'
import { inLanguage } from '../lib/paths.ts'
import { cacheAnswer } from './cache-answer.ts'
import { newestCached } from './cached-editions.ts'
import { savedPicture, savedStory } from './cached-saved.ts'
import type { RequestKind } from './kinds.ts'
import { networkFirst } from './network-first.ts'
import { dropGone, dropListed } from './withdrawn.ts'

const NEWS = '/news.json'

/** The input of an answer. */
export interface AnswerParts {
  request: Request
  /** Of the release: its own files. */
  ownFile: (url: string) => Promise<Response | undefined>
  /** Work that may continue after the answer. */
  after: (work: Promise<unknown>) => void
}

/**
 * The page, with its first view, comes from the server and is revalidated: a page out of the browser's own
 * cache could be of a release that is gone. Without a connection the shell replaces it.
 */
function page({ request, ownFile }: AnswerParts): Promise<Response> {
  const lang = new URL(request.url).searchParams.get('lang') ?? undefined
  const shell = isLanguage(lang) ? inLanguage(SHELL_PATH, lang) : SHELL_PATH
  const network = fetch(request.url, {
    cache: 'no-cache',
    headers: request.headers,
    // The browser follows by itself, so that the address is the one it was led to.
    redirect: 'manual',
  })
  return networkFirst(network, () => ownFile(shell))
}

/** Files of this release, or of the one before for a tab that is still open. */
async function releaseFile({ request, ownFile }: AnswerParts): Promise<Response> {
  const found = (await ownFile(request.url)) ?? (await caches.match(request.url))
  return found ?? fetch(request)
}

/** From the network, and cached; from the cache without a network. */
function cachedBehind(
  name: CacheName,
  { request, after }: AnswerParts,
  otherwise: (url: string) => Promise<Response | undefined> = async () => undefined,
): Promise<Response> {
  const network = async () => {
    const answer = await fetch(request)
    if (answer.ok) after(cacheAnswer(name, request.url, answer.clone()))
    else after(dropGone(request.url, answer))
    return answer
  }
  return networkFirst(
    network(),
    async () => (await (await caches.open(name)).match(request.url)) ?? otherwise(request.url),
  )
}

/** The newest edition. A request that bypasses every cache accepts no other one. */
function edition({ request, after }: AnswerParts): Promise<Response> {
  // Past the browser's own cache: what comes out of that would look as if our server had been reached.
  const network = fetch(request.url, { cache: 'no-cache', headers: request.headers })
  if (new URL(request.url).pathname === NEWS) {
    const news = network.then((answer) => answer.clone())
    after(news.then(dropListed, () => undefined))
  }
  if (request.cache === 'no-cache') return network
  return networkFirst(network, () => newestCached(new URL(request.url).pathname))
}

async function cachedEdition({ request }: AnswerParts): Promise<Response> {
  return (await (await caches.open(CACHES.editions)).match(request.url)) ?? Response.error()
}

/** A picture never changes under its address. */
async function picture({ request, after }: AnswerParts): Promise<Response> {
  const found = await (await caches.open(CACHES.pictures)).match(request.url)
  if (found) return found
  try {
    const answer = await fetch(request)
    if (answer.ok) after(cacheAnswer(CACHES.pictures, request.url, answer.clone()))
    return answer
  } catch (error) {
    const saved = await savedPicture(request.url)
    if (saved) return saved
    throw error
  }
}

/** How each kind of request is answered. */
export const ANSWERS: Record<RequestKind, (parts: AnswerParts) => Promise<Response>> = {
  page,
  release: releaseFile,
  edition,
  'cached-edition': cachedEdition,
  story: (parts) => cachedBehind(CACHES.stories, parts, savedStory),
  picture,
  cities: (parts) => cachedBehind(CACHES.places, parts),
}
