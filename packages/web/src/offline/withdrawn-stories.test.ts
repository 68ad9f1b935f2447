// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CACHE_METADATA_HEADERS, CACHE_NAMES, SAVED_STORIES_CACHE_KEY } from '../lib/offline/cache-names.ts'
import { fakeCaches } from '../testing/fakes/fake-caches.ts'
import { removeStoriesWithdrawnInEdition, removeStoryIfWithdrawn } from './withdrawn-stories.ts'

const WORD = 'quokka'
let device = fakeCaches()

const put = async (name: string, path: string, content: unknown, headers: Record<string, string> = {}) =>
  (await device.caches.open(name)).put(path, new Response(JSON.stringify(content), { headers }))
const paths = (name: string) => device.paths(name)
const textAt = async (name: string, path: string) =>
  (await (await device.caches.open(name)).match(new URL(path, location.origin).href))?.text()

const thread = { id: 't1', story_ids: ['s1', 's2'] }
const story = { description: WORD, imageSources: ['/images/sig/enc'] }
const saved = (storyId: string, headline: string) => ({
  storyId,
  savedAt: '2026-11-20T12:00:00.000Z',
  story: { headline, published_at: '2026-11-20T10:00:00.000Z', sources: [{ name: headline }] },
})

beforeEach(async () => {
  device = fakeCaches(location.origin)
  vi.stubGlobal('caches', device.caches)
  const facts = {
    [CACHE_METADATA_HEADERS.edition]: '7',
    [CACHE_METADATA_HEADERS.madeAt]: '2026-11-20T12:00:00.000Z',
  }
  const stories = [
    { id: 's1', headline: WORD },
    { id: 's2', headline: 'Bridge' },
  ]
  await put(CACHE_NAMES.editions, '/news.json?kept=7', { edition: 7, threads: [thread], stories }, facts)
  const translations = [
    { story_id: 's1', headline: WORD },
    { story_id: 's2', headline: 'Brug' },
  ]
  await put(CACHE_NAMES.editions, '/translations/nl-NL.json?kept=7', { translations }, facts)
  for (const name of [CACHE_NAMES.stories, CACHE_NAMES.saved]) {
    await put(name, '/api/stories/s1', story)
    await put(name, '/api/stories/s2', { description: 'Bridge', imageSources: ['/images/sig/other'] })
  }
  for (const picture of ['enc', 'other'])
    await put(CACHE_NAMES.pictures, `/images/sig/${picture}/640.avif`, picture)
  await put(CACHE_NAMES.saved, '/images/sig/enc/640.webp', 'enc')
  await put(CACHE_NAMES.saved, SAVED_STORIES_CACHE_KEY, {
    readerId: 'ada',
    stories: [saved('s1', WORD), saved('s2', 'Bridge')],
  })
})
afterEach(() => vi.unstubAllGlobals())

async function everything(): Promise<string> {
  const all = [CACHE_NAMES.editions, CACHE_NAMES.stories, CACHE_NAMES.saved].map((name) =>
    (paths(name) ?? []).map((path) => textAt(name, path)),
  )
  return (await Promise.all(all.flat())).join('\n')
}

test('a story that an edition lists as withdrawn is removed from all caches', async () => {
  expect(await everything()).toContain(WORD)
  await removeStoriesWithdrawnInEdition(
    new Response(JSON.stringify({ edition: 7, withdrawn: ['s1'], stories: [] })),
  )
  expect(await everything()).not.toContain(WORD)
  expect(paths(CACHE_NAMES.stories)).toEqual(['/api/stories/s2'])
  expect(paths(CACHE_NAMES.pictures)).toEqual(['/images/sig/other/640.avif'])
  expect(paths(CACHE_NAMES.saved)).toEqual(['/api/stories/s2', SAVED_STORIES_CACHE_KEY])
  const news = JSON.parse((await textAt(CACHE_NAMES.editions, '/news.json?kept=7')) ?? '')
  expect(news).toMatchObject({ edition: 7, threads: [], stories: [{ id: 's2' }] })
  const cached = await (await device.caches.open(CACHE_NAMES.editions)).match(
    new URL('/news.json?kept=7', location.origin).href,
  )
  expect(cached?.headers.get(CACHE_METADATA_HEADERS.edition)).toBe('7')
})

test('a saved story stays in its list without its text', async () => {
  await removeStoriesWithdrawnInEdition(new Response(JSON.stringify({ withdrawn: ['s1'] })))
  const list = JSON.parse((await textAt(CACHE_NAMES.saved, SAVED_STORIES_CACHE_KEY)) ?? '')
  expect(list).toMatchObject({
    readerId: 'ada',
    stories: [{ storyId: 's1', withdrawn: true, story: { headline: '', sources: [] } }, { storyId: 's2' }],
  })
})

test('a story that the server answers with 410 is removed; other failures remove nothing', async () => {
  const at = new URL('/api/stories/s1', location.origin).href
  await removeStoryIfWithdrawn(at, { status: 404 })
  expect(paths(CACHE_NAMES.stories)).toContain('/api/stories/s1')
  await removeStoryIfWithdrawn(at, { status: 410 })
  expect(paths(CACHE_NAMES.stories)).toEqual(['/api/stories/s2'])
})

test('caches with something else than JSON don’t prevent the removal from the others', async () => {
  for (const [name, path] of [
    [CACHE_NAMES.editions, '/news.json?kept=6'],
    [CACHE_NAMES.saved, SAVED_STORIES_CACHE_KEY],
  ] as const)
    await (await device.caches.open(name)).put(path, new Response('<p>"id":"s1" Sign in</p>'))
  await removeStoriesWithdrawnInEdition(new Response(JSON.stringify({ withdrawn: ['s1'] })))
  expect(await everything()).not.toContain(WORD)
})

test('an answer that isn’t JSON removes nothing', async () => {
  const before = await everything()
  await removeStoriesWithdrawnInEdition(new Response('<p>Sign in</p>'))
  expect(await everything()).toBe(before)
})

test('an edition without withdrawals changes nothing', async () => {
  const before = await everything()
  await removeStoriesWithdrawnInEdition(new Response(JSON.stringify({ edition: 8, stories: [] })))
  await removeStoriesWithdrawnInEdition(new Response('', { status: 503 }))
  expect(await everything()).toBe(before)
})
