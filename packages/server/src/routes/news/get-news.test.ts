import { join } from 'node:path'
import { NewsEdition, TranslationFile } from '@plainwire/domain/contract'
import { aStory } from '@plainwire/domain/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startServer, type TestServer, writeTestEdition } from '../../testing.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.stop())

test('ND-01 /news.json is the edition, by its contract', async () => {
  const answer = await server.get('/news.json')
  expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8')
  const news = NewsEdition.parse(await answer.json())
  expect(news.stories.map(({ id }) => id)).toEqual(['s1', 's2'])
})

test('ND-03 every locale’s translation file is where news.json says', async () => {
  const { supported_locales } = NewsEdition.parse(await (await server.get('/news.json')).json())
  for (const { translation_file } of Object.values(supported_locales)) {
    const answer = await server.get(`/${translation_file}`)
    expect(answer.status).toBe(200)
    TranslationFile.parse(await answer.json())
  }
})

test.each(['xx-XX', 'en', 'EN-us', '..', '%2e%2e%2fnews', 'en-US.json', "en-US'--"])(
  'ND-03 there is no translation file for %s',
  async (locale) => {
    expect((await server.get(`/translations/${locale}.json`)).status).toBe(404)
  },
)

test('a new edition is served as soon as it is loaded, under another tag', async () => {
  const before = (await server.get('/news.json')).headers.get('etag')
  await writeTestEdition(join(server.folder, 'editions'), 2, [aStory({ id: 'new' })])
  await server.editions.refresh()
  const answer = await server.get('/news.json', { 'if-none-match': before ?? '' })
  expect(answer.status).toBe(200)
  expect(NewsEdition.parse(await answer.json())).toMatchObject({ edition: 2, stories: [{ id: 'new' }] })
})

test('before the first edition the answer is 503 with the time to wait', async () => {
  const empty = await startServer({ editions: { current: () => undefined, onChange: () => () => undefined } })
  const answer = await empty.get('/news.json')
  expect(answer.status).toBe(503)
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
  expect((await empty.get('/api/stories/s1')).status).toBe(404)
  expect((await empty.get('/readyz')).status).toBe(503)
  expect((await empty.get('/healthz')).status).toBe(200)
  await empty.stop()
})
