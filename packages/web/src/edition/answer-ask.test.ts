import { aNews } from '@plainwire/domain/testing'
import { expect, test } from 'vitest'
import { someDetails, someStories } from '../testing/stories.ts'
import { answerAsk } from './answer-ask.ts'

const stories = someStories(3)
const news = aNews(stories)

/** An outside with these files, that notes what it was asked for. */
function outsideWith(files: Record<string, unknown>) {
  const asked: [string, RequestInit | undefined][] = []
  const fetch = async (url: Parameters<typeof globalThis.fetch>[0], init?: RequestInit) => {
    asked.push([String(url), init])
    const file = files[String(url)]
    return file === undefined ? new Response('', { status: 404 }) : Response.json(file)
  }
  return { outside: { fetch, wait: async () => {} }, asked }
}

test('ND-01 /news.json gives stories, fetch_date and supported_locales', async () => {
  const { outside, asked } = outsideWith({ '/news.json': news })
  const answer = await answerAsk({ kind: 'news', isRefresh: false }, outside)
  expect(answer).toEqual({ ok: true, data: news })
  expect(asked[0]?.[1]?.cache).toBe('default')
})

test('ND-02 stories that fail are removed, the others stay', async () => {
  const broken = { ...news, stories: [stories[0], { id: 'x', headline: 7 }, null, stories[2]] }
  const { outside } = outsideWith({ '/news.json': broken })
  const answer = await answerAsk({ kind: 'news', isRefresh: false }, outside)
  expect(answer.ok && 'stories' in answer.data && answer.data.stories.map(({ id }) => id)).toEqual([
    's1',
    's3',
  ])
})

test('ND-02 an answer without a stories array is invalid', async () => {
  const { outside } = outsideWith({ '/news.json': { ...news, stories: 'none' } })
  expect(await answerAsk({ kind: 'news', isRefresh: true }, outside)).toEqual({
    ok: false,
    failure: 'invalid',
  })
})

test('ND-02 a refresh asks past the browser’s cache', async () => {
  const { outside, asked } = outsideWith({ '/news.json': news })
  await answerAsk({ kind: 'news', isRefresh: true }, outside)
  expect(asked[0]?.[1]?.cache).toBe('no-cache')
})

test('ND-03 a translation file gives the texts of its stories', async () => {
  const translation = { story_id: 's1', headline: 'Kop', sub_headline: '', description: '', state: 'machine' }
  const { outside } = outsideWith({ '/translations/nl-NL.json': { translations: [translation] } })
  const answer = await answerAsk({ kind: 'translations', file: 'translations/nl-NL.json' }, outside)
  expect(answer).toEqual({ ok: true, data: { translations: [translation] } })
})

test('SM-07 a story that isn’t there is not found; one that isn’t as it should be is invalid', async () => {
  const [story] = stories
  if (!story) throw new Error('There is a story.')
  const { outside, asked } = outsideWith({
    '/api/stories/s1': someDetails(story),
    '/api/stories/s2': { id: 's2' },
  })
  expect(await answerAsk({ kind: 'story', storyId: 's1' }, outside)).toMatchObject({ ok: true })
  expect(await answerAsk({ kind: 'story', storyId: 's2' }, outside)).toEqual({
    ok: false,
    failure: 'invalid',
  })
  expect(await answerAsk({ kind: 'story', storyId: 'a/b' }, outside)).toEqual({
    ok: false,
    failure: 'not-found',
  })
  expect(asked.at(-1)?.[0]).toBe('/api/stories/a%2Fb')
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
  const { outside } = outsideWith({ '/api/stories/s1': { ...someDetails(story), [field]: undefined } })
  expect(await answerAsk({ kind: 'story', storyId: 's1' }, outside)).toEqual({
    ok: false,
    failure: 'invalid',
  })
})

test('AP-08 cities come with name, country, latitude and longitude', async () => {
  const city = { name: 'Zwolle', country: 'Netherlands', country_code: 'NL', latitude: 52.5, longitude: 6.1 }
  const { outside } = outsideWith({ '/cities.json': [city], '/config.json': {} })
  expect(await answerAsk({ kind: 'cities' }, outside)).toEqual({ ok: true, data: [city] })
  expect(await answerAsk({ kind: 'config' }, outside)).toEqual({ ok: false, failure: 'invalid' })
})
