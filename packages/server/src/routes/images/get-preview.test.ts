import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { aStory } from '@plainwire/domain/testing'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildPreviewPictureContent } from '../../previews/preview-facts.ts'
import { startServer, type TestServer, writeTestEdition } from '../../testing.ts'

const TRAP = '<svg onload=alert(1)><script>alert(1)</script>&amp; "x" \u0000\u202e 日本語 🌉'
const STORIES = [
  aStory({
    translations: {
      'nl-NL': { headline: 'Brug open in Zwolle', sub_headline: '', description: '', state: 'original' },
    },
  }),
  aStory({ id: 'trap', headline: TRAP }),
  aStory({ id: 'long', headline: 'x'.repeat(20_000) }),
]
let server: TestServer
beforeAll(async () => {
  server = await startServer({ trustProxy: true })
  await writeTestEdition(join(server.folder, 'editions'), 2, STORIES)
  await server.editions.refresh()
})
afterAll(() => server.stop())

let caller = 0
const get = (path: string, headers: Record<string, string> = {}) =>
  server.get(path, { 'x-forwarded-for': `192.0.2.${++caller}`, ...headers })
const pictureAt = async (path: string) => Buffer.from(await (await get(path)).arrayBuffer())

describe('B16 the picture of a link preview', () => {
  test('is 1200 × 630, cached on the disk, and 304 for a client that has it', async () => {
    const answer = await get('/images/share/s1.png')
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/png'])
    expect(answer.headers.get('cross-origin-resource-policy')).toBe('cross-origin')
    const picture = Buffer.from(await answer.arrayBuffer())
    expect(await sharp(picture).metadata()).toMatchObject({ width: 1200, height: 630, format: 'png' })
    expect(picture.length).toBeLessThan(120_000)
    const kept = await readdir(join(server.folder, 'images'), { recursive: true })
    expect(kept.filter((name) => name.endsWith('-share.png'))).toHaveLength(1)
    const again = await get('/images/share/s1.png', { 'if-none-match': answer.headers.get('etag') ?? '' })
    expect(again.status).toBe(304)
  })

  test('is in the requested language', async () => {
    const english = await pictureAt('/images/share/s1.png')
    expect((await pictureAt('/images/share/s1.png?lang=nl')).equals(english)).toBe(false)
    expect((await pictureAt('/images/share/s1.png?lang=xx')).equals(english)).toBe(true)
  })

  test.each(['trap', 'long'])('of hostile text is a picture of letters: %s', async (id) => {
    const { width, height } = await sharp(await pictureAt(`/images/share/${id}.png`)).metadata()
    expect([width, height]).toEqual([1200, 630])
  })

  test.each(['never.png', 's1.svg', 's1', '..%2fs1.png', '%00.png', 'S1.png'])(
    'is not there for %s',
    async (file) => {
      expect((await get(`/images/share/${file}`)).status).toBe(404)
    },
  )

  test('is limited per network', async () => {
    const answers = await Promise.all(
      Array.from({ length: 70 }, () => get('/images/share/s1.png', { 'x-forwarded-for': '198.51.100.9' })),
    )
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(10)
  })
})

describe('what a preview says', () => {
  test('is the headline, the category, how many publishers and the day', () => {
    const story = aStory({ reports: { articles: 9, publishers: 7, owners: 4, independent: 3 } })
    expect(buildPreviewPictureContent(story, 'en')).toEqual({
      category: 'World',
      headline: 'Bridge opens in Zwolle',
      publishers: '7 publishers',
      date: 'November 20, 2026',
    })
    expect(buildPreviewPictureContent(aStory(), 'nl')).toMatchObject({
      category: 'Wereld',
      publishers: '1 medium',
      date: '20 november 2026',
    })
  })

  test('is short, and has no word that leaves the picture', () => {
    const { headline } = buildPreviewPictureContent(
      aStory({ headline: `${'y'.repeat(90)} ${'word '.repeat(200)}` }),
      'en',
    )
    expect(headline.length).toBeLessThanOrEqual(172)
    expect(Math.max(...headline.split(' ').map((word) => word.length))).toBeLessThanOrEqual(36)
    expect(headline.endsWith(' …')).toBe(true)
  })
})
