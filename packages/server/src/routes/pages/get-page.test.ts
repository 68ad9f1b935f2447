import { join } from 'node:path'
import { CATEGORIES } from '@plainwire/domain/category'
import type { StoryDetails } from '@plainwire/domain/contract'
import { aStory, someDetails } from '@plainwire/domain/testing'
import { HOUR_MS } from '@plainwire/domain/units'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import {
  recordingLog,
  renderPlainTestPage,
  startServer,
  type TestServer,
  writeTestEdition,
} from '../../testing.ts'

const archive = { story: vi.fn<(id: string) => Promise<StoryDetails | undefined>>() }
const renderPage = vi.fn(renderPlainTestPage)
const kept = recordingLog()
let moment = new Date('2026-11-20T12:00:00Z')
let server: TestServer
beforeAll(async () => {
  server = await startServer({ archive, renderPage, log: kept.log, now: () => moment })
})
afterAll(() => server.stop())
beforeEach(() => {
  moment = new Date(moment.getTime() + HOUR_MS)
  archive.story.mockReset().mockResolvedValue(undefined)
  renderPage.mockReset().mockImplementation(renderPlainTestPage)
})

const shownAt = async (path: string) => (await server.get(path)).json()

describe('pages', () => {
  test.each([...CATEGORIES, 'local', 'about', 'privacy', 'terms', 'quality'])(
    'RT-01 RT-02 /%s is a separate page',
    async (name) => {
      const answer = await server.get(`/${name}`)
      expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8')
      expect(await answer.json()).toMatchObject({ url: `/${name}`, edition: 1 })
    },
  )

  test.each([
    '/',
    '/nonsense',
    '/World',
    '/a/b/c',
    '/preferences/x',
    '/story',
    '/story/',
    '//evil.example/',
    '/all',
  ])('RT-05 %s shows the home feed', async (path) => {
    expect(await shownAt(path)).toMatchObject({ url: '/' })
  })

  test.each(['/story/s1', '/article/s1', '/story/s1/'])(
    'RT-04 RT-07 RT-08 %s shows that story',
    async (path) => {
      expect(await shownAt(path)).toEqual({ url: '/story/s1', story: 's1', edition: 1 })
    },
  )

  test('show a story that has left the edition', async () => {
    archive.story.mockResolvedValue(someDetails(aStory({ id: 'old' })))
    expect(await shownAt('/story/old')).toMatchObject({ story: 'old' })
  })

  test.each([
    ['/story/gone', '/story/s-older'],
    ['/article/gone?lang=nl', '/story/s-older?lang=nl'],
  ])('B5 %s, of a merged story, lead to the older one for good', async (path, location) => {
    archive.story.mockResolvedValue(someDetails(aStory({ id: 's-older' })))
    const answer = await server.get(path)
    expect(answer.status).toBe(308)
    expect(answer.headers.get('location')).toBe(location)
  })

  test('of a story that does not exist are not found and not cached', async () => {
    for (const path of ['/story/never', '/story/%00', '/story/NOT-OURS', `/story/${'x'.repeat(90)}`]) {
      const answer = await server.get(path)
      expect(answer.status).toBe(404)
      expect(answer.headers.get('cache-control')).toBe('no-store')
    }
  })

  test('of a story that can’t be looked up now answer 503', async () => {
    archive.story.mockRejectedValue(new Error('down'))
    expect((await server.get('/story/somewhere')).status).toBe(503)
    expect((await server.get('/story/s1')).status).toBe(200)
  })

  test.each([
    ['/?lang=nl', '/?lang=nl', 'nl'],
    ['/science?lang=nl&utm_source=x', '/science?lang=nl', 'nl'],
    ['/?lang=en', '/', 'en'],
    ['/?lang=xx', '/', 'en'],
    ['/?lang=nl%0d%0aX: y', '/', 'en'],
    ['/?lang', '/', 'en'],
  ])('LA-01 %s is rendered for %s in %s', async (path, url, language) => {
    const answer = await server.get(path, { 'accept-language': 'nl' })
    expect(answer.headers.get('content-language')).toBe(language)
    expect(answer.headers.get('vary') ?? '').not.toContain('Language')
    expect(await answer.json()).toMatchObject({ url })
  })

  test.each([
    '/preferences/x.css',
    '/api.json',
    '/wp-login.php',
    '/build/none.js',
    '/assets/none',
    '/.env',
    '/.well-known/x',
  ])('a file that is not there is not found: %s', async (path) => {
    const answer = await server.get(path)
    expect(answer.status).toBe(404)
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(renderPage).not.toHaveBeenCalled()
  })
})

describe('a page is rendered', () => {
  test('once a minute, for any client and any spelling of its address', async () => {
    await Promise.all(['/', '/', '/?a=1', '/nonsense', '/?lang=en'].map((path) => server.get(path)))
    expect(renderPage).toHaveBeenCalledTimes(1)
    moment = new Date(moment.getTime() + 61_000)
    await server.get('/')
    expect(renderPage).toHaveBeenCalledTimes(2)
  })

  test('again when there is a new edition', async () => {
    await server.get('/world')
    await writeTestEdition(join(server.folder, 'editions'), 2, [aStory(), aStory({ id: 's2' })])
    await server.editions.refresh()
    expect(await shownAt('/world')).toMatchObject({ edition: 2 })
  })

  test('and while that fails the last one is shown', async () => {
    await server.get('/sports')
    moment = new Date(moment.getTime() + 61_000)
    renderPage.mockImplementation(() => {
      throw new Error('broken build')
    })
    expect((await server.get('/sports')).status).toBe(200)
    const other = await server.get('/health')
    expect(other.status).toBe(500)
    expect(other.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(await other.text()).not.toContain('broken build')
    expect(kept.lines.join()).toContain('broken build')
  })
})

describe('without', () => {
  test.each([
    ['a renderer', { renderPage: undefined }],
    ['a build', { webDist: '/nowhere' }],
  ])('%s pages say that there is none, and the news is served', async (_name, over) => {
    const bare = await startServer(over)
    const page = await bare.get('/')
    expect(page.status).toBe(503)
    expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(await page.text()).toContain('not available')
    expect((await bare.get('/news.json')).status).toBe(200)
    await bare.stop()
  })

  test('an edition the application is rendered, but not cached', async () => {
    const empty = await startServer({
      editions: { current: () => undefined, onChange: () => () => undefined },
    })
    const page = await empty.get('/')
    expect(page.status).toBe(200)
    expect(page.headers.get('cache-control')).toBe('no-store')
    await empty.stop()
  })
})
