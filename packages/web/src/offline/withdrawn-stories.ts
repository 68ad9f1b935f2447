import {
  CACHE_METADATA_HEADERS,
  CACHE_NAMES,
  type CacheName,
  SAVED_STORIES_CACHE_KEY,
} from '../lib/offline/cache-names.ts'
import { cacheResponse } from './cache-response.ts'
import { buildStoryCallPath, STORY_CALL_PREFIX } from './story-call.ts'

const GONE = 410
/** The path of a picture at the image proxy, without size and format. */
const PICTURE = /\/images\/[\w-]+\/[\w-]+/g

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
/**
 * Returns the value of a JSON text; undefined if the text isn't JSON, for example because a proxy answered with
 * an HTML page.
 */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
const listIn = (value: unknown): Record<string, unknown>[] =>
  Array.isArray(value) ? value.filter(isObject) : []

/** Removes the cached API responses for stories, and the cached pictures that these responses name. */
async function dropStories(ids: readonly string[]): Promise<void> {
  const pictures = new Set<string>()
  for (const name of [CACHE_NAMES.stories, CACHE_NAMES.saved]) {
    const cache = await caches.open(name)
    for (const id of ids) {
      const url = new URL(buildStoryCallPath(id), location.origin).href
      const stored = await cache.match(url)
      if (!stored) continue
      for (const [path] of (await stored.text()).matchAll(PICTURE)) pictures.add(path)
      await cache.delete(url)
    }
  }
  if (pictures.size > 0) await dropPictures(pictures)
}

async function dropPictures(pictures: ReadonlySet<string>): Promise<void> {
  for (const name of [CACHE_NAMES.pictures, CACHE_NAMES.saved]) {
    const cache = await caches.open(name)
    const urls = (await cache.keys()).map(({ url }) => url)
    const gone = urls.filter((url) => (url.match(PICTURE) ?? []).some((path) => pictures.has(path)))
    await Promise.all(gone.map((url) => cache.delete(url)))
  }
}

/**
 * Returns the text of an edition's file without the stories with these ids; undefined if the text has none of
 * these stories or isn't an edition's file.
 */
function fileWithout(text: string, ids: ReadonlySet<string>): string | undefined {
  const names = ['id', 'story_id']
  const isIn = [...ids].some((id) => names.some((name) => text.includes(`"${name}":${JSON.stringify(id)}`)))
  const file: unknown = isIn ? parseJson(text) : undefined
  if (!isObject(file)) return undefined
  const stories = listIn(file.stories).filter(({ id }) => !ids.has(String(id)))
  const translations = listIn(file.translations).filter(({ story_id }) => !ids.has(String(story_id)))
  const threads = listIn(file.threads)
    .map((thread) => ({
      ...thread,
      story_ids: Array.isArray(thread.story_ids) ? thread.story_ids.filter((id) => !ids.has(id)) : [],
    }))
    .filter(({ story_ids }) => story_ids.length > 1)
  return JSON.stringify({
    ...file,
    ...('stories' in file && { stories, threads }),
    ...('translations' in file && { translations }),
  })
}

async function dropFromEditions(ids: ReadonlySet<string>): Promise<void> {
  const cache = await caches.open(CACHE_NAMES.editions)
  for (const { url } of await cache.keys()) {
    const stored = await cache.match(url)
    const text = stored && fileWithout(await stored.text(), ids)
    if (!stored || text === undefined) continue
    const names = [CACHE_METADATA_HEADERS.edition, CACHE_METADATA_HEADERS.madeAt]
    const facts = Object.fromEntries(names.flatMap((name) => [[name, stored.headers.get(name) ?? '']]))
    const body = new Response(text, { headers: { 'content-type': stored.headers.get('content-type') ?? '' } })
    await cacheResponse(CACHE_NAMES.editions as CacheName, url, body, facts)
  }
}

/** Removes the texts of withdrawn stories from the cached list of saved stories. */
async function dropFromSavedList(ids: ReadonlySet<string>): Promise<void> {
  const cache = await caches.open(CACHE_NAMES.saved)
  const list = parseJson((await (await cache.match(SAVED_STORIES_CACHE_KEY))?.text()) ?? '')
  if (!isObject(list)) return
  const stories = listIn(list.stories)
  if (!stories.some(({ storyId, withdrawn }) => ids.has(String(storyId)) && withdrawn !== true)) return
  const emptied = stories.map((saved) => (ids.has(String(saved.storyId)) ? withoutText(saved) : saved))
  const headers = { 'content-type': 'application/json' }
  await cache.put(
    SAVED_STORIES_CACHE_KEY,
    new Response(JSON.stringify({ ...list, stories: emptied }), { headers }),
  )
}

function withoutText(saved: Record<string, unknown>) {
  const published_at = isObject(saved.story) ? saved.story.published_at : undefined
  const words = { headline: '', sub_headline: '', description: '' }
  return {
    ...saved,
    withdrawn: true,
    story: { ...words, categories: [], tags: [], published_at, sources: [] },
  }
}

/**
 * Removes withdrawn stories from all caches: API responses, pictures, editions, and the texts of saved stories.
 */
async function removeWithdrawnStories(ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  const set = new Set(ids)
  await dropStories(ids)
  await dropFromEditions(set)
  await dropFromSavedList(set)
}

/** Removes from all caches the stories that an edition lists as withdrawn. */
export async function removeStoriesWithdrawnInEdition(news: Response): Promise<void> {
  const read = news.ok ? parseJson(await news.text()) : undefined
  if (!isObject(read) || !Array.isArray(read.withdrawn)) return
  await removeWithdrawnStories(read.withdrawn.filter((id) => typeof id === 'string'))
}

/** Removes a story from all caches if the server's response to a request for the story is 410. */
export async function removeStoryIfWithdrawn(url: string, answer: Pick<Response, 'status'>): Promise<void> {
  const { pathname } = new URL(url)
  if (answer.status !== GONE || !pathname.startsWith(STORY_CALL_PREFIX)) return
  await removeWithdrawnStories([decodeURIComponent(pathname.slice(STORY_CALL_PREFIX.length))])
}
