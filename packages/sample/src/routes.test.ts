import { describe, expect, test } from 'vitest'
import type { SampleContentResponse, SampleRouteResponse } from './answer.ts'
import type { SampleArticle } from './content/sample-event.ts'
import { anEvent, aPublisher, STARTED_AT } from './content/sample-fixture.ts'
import { createRoutes } from './routes.ts'

const origin = 'http://127.0.0.1:20001'
const moment = (minutes = 0) => ({
  startedAt: STARTED_AT,
  now: new Date(STARTED_AT.getTime() + minutes * 60_000),
  origin,
})
const drawn: string[] = []
const pictures = {
  picture: async ({ scene, seed }: { scene: string; seed: number }, type: string) => {
    drawn.push(`${scene} ${seed} ${type}`)
    return Buffer.from('picture')
  },
}

function routes(
  articles: Partial<SampleArticle>[] = [{}],
  given: NonNullable<Parameters<typeof aPublisher>[0]> = {},
) {
  const publishers = [aPublisher(given), aPublisher({ id: 'lake-post', name: 'Lake Post' })]
  return createRoutes({ publishers, events: [anEvent(articles)] }, origin, pictures)
}

/** The answer at a path that has content. */
async function contentAt(
  found: ReturnType<typeof routes>,
  path: string,
  minutes = 0,
): Promise<SampleContentResponse> {
  const answer: SampleRouteResponse | undefined = await found.get(path)?.(moment(minutes))
  if (!answer || 'location' in answer) throw new Error(`There is nothing at ${path}.`)
  return answer
}
const textAt = async (...args: Parameters<typeof contentAt>) =>
  Buffer.from((await contentAt(...args)).body).toString()

test('each publisher has a front page, a style sheet, its feeds, its articles and their pictures', () => {
  expect([...routes([{}, { id: 'other', publisher: 'lake-post', image: null }]).keys()]).toEqual([
    '/',
    '/robots.txt',
    '/river-post/',
    '/river-post/style.css',
    '/river-post/feeds/news.xml',
    '/river-post/life-arts/lock-repair',
    '/river-post/pictures/lock-repair.jpg',
    '/lake-post/',
    '/lake-post/style.css',
    '/lake-post/feeds/news.xml',
    '/lake-post/life-arts/other',
  ])
})

test('a missing picture has no path, and a picture is rendered when it is fetched', async () => {
  const missing = routes([{ image: { kind: 'missing', alt: 'A lock' } }])
  expect([...missing.keys()].filter((path) => path.includes('/pictures/'))).toEqual([])
  const found = routes([{ image: { kind: 'gif', scene: 'river', seed: 7, alt: 'A lock' } }])
  expect(drawn).toEqual([])
  expect(await contentAt(found, '/river-post/pictures/lock-repair.gif')).toEqual({
    status: 200,
    type: 'image/gif',
    body: Buffer.from('picture'),
    maxAge: 86_400,
  })
  expect(drawn).toEqual(['river 7 image/gif'])
})

describe('a feed', () => {
  test('may be stored for the minutes that it names, and is dated by its last change', async () => {
    const edits = [{ afterMinutes: 2, title: 'Nine days', paragraphs: ['Nine.'], note: 'Correction.' }]
    const found = routes([{ edits }], { feeds: [{ ttlMinutes: 5 }, { name: 'untimed' }] })
    expect(await contentAt(found, '/river-post/feeds/news.xml', 1)).toMatchObject({
      type: 'application/rss+xml; charset=utf-8',
      maxAge: 300,
      changedAt: new Date('2026-11-20T08:30:00Z'),
    })
    expect(await contentAt(found, '/river-post/feeds/untimed.xml', 2)).toMatchObject({
      maxAge: 0,
      changedAt: new Date('2026-11-20T09:02:00Z'),
    })
  })

  test('that has moved redirects from its listed address only, and names that address itself', async () => {
    const found = routes([{}], { feeds: [{ redirect: 302 }] })
    expect(await found.get('/river-post/feeds/news.xml')?.(moment())).toEqual({
      status: 302,
      location: `${origin}/river-post/syndication/news`,
    })
    expect(await textAt(found, '/river-post/syndication/news')).toContain(
      `href="${origin}/river-post/feeds/news.xml" rel="self"`,
    )
    expect(routes().has('/river-post/syndication/news')).toBe(false)
  })

  test('of one category has only its articles', async () => {
    const found = routes([{}], { feeds: [{ categories: ['sports'] }, { name: 'all' }] })
    expect(await textAt(found, '/river-post/feeds/news.xml')).not.toContain('<item>')
    expect(await textAt(found, '/river-post/feeds/all.xml')).toContain('<item>')
  })

  test('has no articles of other publishers', async () => {
    expect(await textAt(routes(), '/lake-post/feeds/news.xml')).not.toContain('lock-repair')
  })
})

describe('an article’s page', () => {
  test('is dated by its last change, unless its date is broken', async () => {
    const path = '/river-post/life-arts/lock-repair'
    expect((await contentAt(routes(), path)).changedAt).toEqual(new Date('2026-11-20T08:30:00Z'))
    expect(await contentAt(routes([{ date: 'broken' }]), path)).not.toHaveProperty('changedAt')
  })

  test('links to articles about other events only', async () => {
    const publishers = [aPublisher()]
    const events = [
      anEvent([{}, { id: 'same-event', title: 'The same event' }]),
      anEvent([{ id: 'cup-final', title: 'The cup final' }], { id: 'cup' }),
    ]
    const html = await textAt(
      createRoutes({ publishers, events }, origin, pictures),
      '/river-post/life-arts/lock-repair',
    )
    expect(html).toContain('>The cup final</a>')
    expect(html).not.toContain('The same event')
  })
})

test('a section that is spelled in several ways is in the navigation once', async () => {
  const found = routes([
    { section: 'Life & arts' },
    { id: 'b', section: 'LIFE, ARTS', minutesAgo: 60 },
    { id: 'c', section: 'Sport', minutesAgo: 90 },
  ])
  const html = await textAt(found, '/river-post/')
  expect(html.match(/#life-arts"/g)).toHaveLength(1)
  expect(html.match(/<section id="life-arts">/g)).toHaveLength(1)
  expect(html.indexOf('#life-arts"')).toBeLessThan(html.indexOf('#sport"'))
})
