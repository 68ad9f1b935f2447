import { aNews } from '@plainwire/domain/testing'
import { expect, test } from 'vitest'
import { someListSettings } from '../../testing/list-requests.ts'
import { someDetails, someStories } from '../../testing/stories.ts'
import { handleEditionRequest } from '../handlers/edition.ts'
import { handleStoryCardRequest } from '../handlers/edition-story.ts'
import { handleCitiesRequest } from '../handlers/places.ts'
import { handleConfigRequest, handleStoryRequest } from '../handlers/server-requests.ts'
import { createWorkerState } from './worker-state.ts'

const stories = someStories(3)
const news = aNews(stories)
const NL = 'translations/nl-NL.json'

/** Creates a worker state whose fake server has these files, and records the requests. */
function stateWith(files: Record<string, unknown>) {
  const received: [string, RequestInit | undefined][] = []
  const fetch = async (url: Parameters<typeof globalThis.fetch>[0], init?: RequestInit) => {
    received.push([String(url), init])
    const file = files[String(url)]
    return file === undefined ? new Response('', { status: 404 }) : Response.json(file)
  }
  return { state: createWorkerState({ fetch, wait: async () => {} }), received, files }
}

const ids = (held: { stories: readonly { id: string }[] }) => held.stories.map(({ id }) => id)
const dutch = (headline: string) => ({
  headline,
  sub_headline: '',
  description: '',
  state: 'original' as const,
})
const dutchCard = (storyId: string) => ({ ...someListSettings({ language: 'nl' }), storyId })

test('ND-01 /news.json gives stories, fetch_date and supported_locales', async () => {
  const { state, received } = stateWith({ '/news.json': news })
  const answer = await state.load(false)
  if (!answer.ok) throw new Error('The edition was not read.')
  const { stories: _, ...envelope } = news
  expect(answer.data.news).toEqual(envelope)
  expect(answer.data.stories).toEqual(stories)
  expect(received[0]?.[1]?.cache).toBe('default')
})

test('the page gets the facts of the edition, but no stories', async () => {
  const { state } = stateWith({ '/news.json': news })
  expect(await handleEditionRequest(state, { isRefresh: false })).toEqual({
    ok: true,
    data: { number: 1, fetch_date: news.fetch_date, content: 'live', undated: [], categories: ['world'] },
  })
})

test('ND-02 invalid stories are removed, the others stay', async () => {
  const broken = { ...news, stories: [stories[0], { id: 'x', headline: 7 }, null, stories[2]] }
  const answer = await stateWith({ '/news.json': broken }).state.load(false)
  expect(answer.ok && ids(answer.data)).toEqual(['s1', 's3'])
})

test('FD-11 a story without a usable date is in no list, and its id is reported', async () => {
  const undated = { ...news, stories: [stories[0], { ...stories[1], published_at: 'soon' }] }
  const answer = await stateWith({ '/news.json': undated }).state.load(false)
  expect(answer.ok && [ids(answer.data), answer.data.undated]).toEqual([['s1'], ['s2']])
})

test('ND-02 an answer without a stories array is invalid', async () => {
  const { state } = stateWith({ '/news.json': { ...news, stories: 'none' } })
  expect(await state.load(true)).toEqual({ ok: false, failure: 'invalid' })
})

test('ND-02 a refresh bypasses the browser’s cache', async () => {
  const { state, received } = stateWith({ '/news.json': news })
  await state.load(true)
  expect(received[0]?.[1]?.cache).toBe('no-cache')
})

test('a newer edition is held with the one on screen, which is removed once the newer one is shown', async () => {
  const { state, files } = stateWith({ '/news.json': news })
  await state.load(false)
  files['/news.json'] = { ...news, edition: 2 }
  await state.load(true)
  const numberAt = async (number: number) => {
    const answer = await state.edition(number, 'en')
    return answer.ok && answer.data.news.edition
  }
  expect(await numberAt(1)).toBe(1)
  expect(await numberAt(2)).toBe(2)
  expect(await numberAt(1)).toBe(2)
})

test('the same edition fetched again is returned as it is', async () => {
  const { state } = stateWith({ '/news.json': news })
  const [first, second] = [await state.load(false), await state.load(true)]
  expect(first.ok && second.ok && first.data === second.data).toBe(true)
})

test('requests before the edition is loaded fetch it once', async () => {
  const { state, received } = stateWith({ '/news.json': news })
  await Promise.all([state.edition(1, 'en'), state.load(false), state.edition(1, 'en')])
  expect(received.map(([url]) => url)).toEqual(['/news.json'])
})

test('ND-03 a translation file gives the texts of its stories, and is fetched once', async () => {
  const translations = [
    { story_id: 's1', headline: 'Kop', sub_headline: '', description: '', state: 'machine' },
  ]
  const { state, received } = stateWith({ '/news.json': news, [`/${NL}`]: { translations } })
  const [first, second] = [
    await handleStoryCardRequest(state, dutchCard('s1')),
    await handleStoryCardRequest(state, dutchCard('s2')),
  ]
  expect(first.ok && first.data).toMatchObject({ title: 'Kop', language: 'nl' })
  expect(second.ok && second.data).toMatchObject({ title: 'Headline 2', language: 'en' })
  expect(received.filter(([url]) => url === `/${NL}`)).toHaveLength(1)
})

test('ND-03 a translation file fills in what is missing, and replaces no text that the edition has', async () => {
  const some = aNews(
    stories.map((story) =>
      story.id === 's1' ? { ...story, translations: { 'nl-NL': dutch('Kop 1') } } : story,
    ),
  )
  const translations = ['s1', 's2'].map((id) => ({ story_id: id, ...dutch(`Uit het bestand ${id}`) }))
  const { state } = stateWith({ '/news.json': some, [`/${NL}`]: { translations } })
  const [first, second] = [
    await handleStoryCardRequest(state, dutchCard('s1')),
    await handleStoryCardRequest(state, dutchCard('s2')),
  ]
  expect(first.ok && first.data?.title).toBe('Kop 1')
  expect(second.ok && second.data?.title).toBe('Uit het bestand s2')
})

test('ND-03 a translation file that fails changes nothing; English needs none', async () => {
  const { state, received } = stateWith({ '/news.json': news })
  expect(await handleStoryCardRequest(state, dutchCard('s1'))).toMatchObject({
    ok: true,
    data: { title: 'Headline 1' },
  })
  const english = stateWith({ '/news.json': news })
  await handleStoryCardRequest(english.state, { ...dutchCard('s1'), language: 'en' })
  expect(english.received).toHaveLength(1)
  expect(received.length).toBeGreaterThan(1)
})

test('ND-03 a translation file that failed is fetched again after the next refresh', async () => {
  const { state, files, received } = stateWith({ '/news.json': news })
  const title = async () => {
    const answer = await handleStoryCardRequest(state, dutchCard('s1'))
    return answer.ok && answer.data?.title
  }
  expect([await title(), await title()]).toEqual(['Headline 1', 'Headline 1'])
  const failed = received.filter(([url]) => url === `/${NL}`).length
  files[`/${NL}`] = { translations: [{ story_id: 's1', ...dutch('Kop 1') }] }
  expect(await title()).toBe('Headline 1')
  expect(received.filter(([url]) => url === `/${NL}`)).toHaveLength(failed)
  await state.load(true)
  expect([await title(), await title()]).toEqual(['Kop 1', 'Kop 1'])
  expect(received.filter(([url]) => url === `/${NL}`)).toHaveLength(failed + 1)
})

test('ND-03 after a refresh that finds a newer edition, the one on screen gets the texts that failed', async () => {
  const { state, files } = stateWith({ '/news.json': news })
  const title = async () => {
    const answer = await handleStoryCardRequest(state, { ...dutchCard('s1'), edition: 1 })
    return answer.ok && answer.data?.title
  }
  expect(await title()).toBe('Headline 1')
  files[`/${NL}`] = { translations: [{ story_id: 's1', ...dutch('Kop 1') }] }
  files['/news.json'] = { ...news, edition: 2 }
  await state.load(true)
  expect(await title()).toBe('Kop 1')
})

test('SM-07 a missing story is not found; a malformed one is invalid', async () => {
  const [story] = stories
  if (!story) throw new Error('There is a story.')
  const { state, received } = stateWith({
    '/api/stories/s1': someDetails(story),
    '/api/stories/s2': { id: 's2' },
  })
  expect(await handleStoryRequest(state, 's1')).toMatchObject({ ok: true })
  expect(await handleStoryRequest(state, 's2')).toEqual({ ok: false, failure: 'invalid' })
  expect(await handleStoryRequest(state, 'a/b')).toEqual({ ok: false, failure: 'not-found' })
  expect(received.at(-1)?.[0]).toBe('/api/stories/a%2Fb')
})

test.each([
  'id',
  'title',
  'summary',
  'description',
  'category',
  'location',
  'imageUrl',
  'createdAt',
  'sources',
])('ND-04 story details without %s are invalid', async (field) => {
  const [story] = stories
  if (!story) throw new Error('There is a story.')
  const { state } = stateWith({ '/api/stories/s1': { ...someDetails(story), [field]: undefined } })
  expect(await handleStoryRequest(state, 's1')).toEqual({ ok: false, failure: 'invalid' })
})

test('AP-08 cities come with name, country, latitude and longitude', async () => {
  const city = { name: 'Zwolle', country: 'Netherlands', country_code: 'NL', latitude: 52.5, longitude: 6.1 }
  const { state } = stateWith({ '/cities.json': [city], '/config.json': {} })
  expect(await handleCitiesRequest(state, 'zwol')).toEqual({ ok: true, data: [city] })
  expect(await handleConfigRequest(state)).toEqual({ ok: false, failure: 'invalid' })
})
