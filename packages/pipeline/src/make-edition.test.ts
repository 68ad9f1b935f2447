import type { Article } from '@plainwire/domain/article'
import { expect, test } from 'vitest'
import { createFeed, gatherFeed } from './1-gather/index.ts'
import { parseFeed } from './1-gather/parse/parse-feed.ts'
import type { EditionFiles } from './7-publish/index.ts'
import type { EditionDependencies, Visit } from './edition/edition-ports.ts'
import { runEditionPipeline } from './make-edition.ts'
import { createTestPublisher, TEST_NOW, testNewsroomData } from './newsroom/newsroom.fixture.ts'
import { createEditionState, createNewsroomFromReviewedData } from './newsroom/newsroom.ts'
import type { OutgoingHttpClient } from './ports.ts'

const now = () => TEST_NOW
const newsroom = createNewsroomFromReviewedData(testNewsroomData)
const publishers = new Map(['courier', 'gazette', 'herald'].map((id) => [id, createTestPublisher({ id })]))
const TEXT =
  'A stretch of the coastal dyke at Praia Nova broke in the early hours of Friday, killing six people in Beira. ' +
  'Mayor Celestino Mabunda said that eleven people were missing and that 14,800 had left their homes in Beira. ' +
  'Twenty-three schools were opened as shelters for families from the lower town of Beira.'

const rss = (host: string, title: string) =>
  `<rss version="2.0"><channel><title>${host}</title><link>https://${host}</link><item><title>${title}</title>` +
  `<link>https://${host}/dyke</link><guid>https://${host}/dyke</guid><pubDate>${TEST_NOW.toUTCString()}</pubDate>` +
  `<description>${TEXT}</description></item></channel></rss>`

/** Returns a feed for two of the publishers; the third is unreachable. */
const http: OutgoingHttpClient = {
  async get(url) {
    const { hostname } = new URL(url)
    if (hostname === 'gazette.example') return { failure: 'unreachable', message: 'Nobody answers there.' }
    const title = hostname.startsWith('courier')
      ? 'Six dead as dyke breaks in Beira'
      : 'Beira dyke breaks, six dead'
    const body = Buffer.from(rss(hostname, title))
    return { status: 200, headers: { 'content-type': 'application/rss+xml' }, body, url, redirects: [] }
  },
}

/** Ports in memory, and the data that was saved through them. */
function memory(changes: Partial<EditionDependencies> = {}) {
  const visits: Visit[] = []
  const steps: string[] = []
  const published: EditionFiles[] = []
  const state = createEditionState(newsroom, publishers)
  const parser = {
    parse: async (bytes: Uint8Array, about: Parameters<typeof parseFeed>[1]) => parseFeed(bytes, about),
  }
  const feeds = Array.from(publishers.values(), (owner) => ({
    feed: createFeed(owner, { url: `${owner.homepage}/feed`, categories: ['world'] }, TEST_NOW),
    publisher: owner,
  }))
  const articles = () =>
    visits.flatMap(({ collected }) =>
      collected.flatMap(({ result }) => ('rejected' in result ? [] : [result])),
    )
  const about = {
    number: 1,
    content: 'live' as const,
    fetchedAt: TEST_NOW,
    publishers,
    signImage: (url: string) => url,
  }
  const counts = {
    entries: 0,
    published: 0,
    duplicate: 0,
    rejected: 0,
    stories: 0,
    multi_publisher_stories: 0,
  }
  const report = { edition: 1, published_at: TEST_NOW.toISOString(), feeds: [], counts, entries: [] }
  const ports: EditionDependencies = {
    newsroom,
    state,
    dueFeeds: async () => feeds,
    visit: (due) => gatherFeed(due.feed, due.publisher, { http, parser, now, random: () => 0 }),
    saveVisit: async (visit) => void visits.push(visit),
    pages: undefined,
    async *unplaced() {
      for (const article of articles()) {
        steps.push(`unplaced ${article.publisherId}`)
        const save = async () => void steps.push(`saved ${article.publisherId}`)
        yield { articles: [article], save }
      }
    },
    isDue: async (placed) => placed > 0,
    plan: async ({ stories }) => ({
      input: { ...about, stories, report },
      feeds: visits.map(({ gathered }) => gathered.feed),
      publish: async (edition) => void published.push(edition),
    }),
    ...changes,
  }
  return { ports, visits, steps, published }
}

test('B7 one publisher fails, and the edition is made of what the others report', async () => {
  const { ports, visits, steps, published } = memory()
  const edition = await runEditionPipeline(ports, now)
  expect(visits.map(({ gathered }) => gathered.outcome)).toEqual(['new', 'failed', 'new'])
  expect(visits[1]?.gathered.feed.health).toMatchObject({
    consecutiveFailures: 1,
    lastError: 'Nobody answers there.',
  })
  expect(published).toEqual([edition])
  const [details] = edition?.details ?? []
  expect(details?.story.sources.map(({ publisher_id }) => publisher_id).sort()).toEqual(['courier', 'herald'])
  // Each batch of placements is saved before the next one is requested.
  expect(steps).toEqual(['unplaced courier', 'saved courier', 'unplaced herald', 'saved herald'])
})

test('new pages are read and saved a few at a time, between a visit and the next feed', async () => {
  const steps: string[] = []
  const text = 'The whole page.'
  const { ports } = memory({
    pages: {
      reader: {
        async read(article: Article) {
          steps.push(`read ${article.publisherId}`)
          return { article: { ...article, text }, outcome: 'read' }
        },
      },
      async *unread({ publisher: owner }) {
        const last = visits.at(-1)?.collected[0]?.result
        if (last === undefined || 'rejected' in last) return
        const save = async (read: { article: Article }) => void steps.push(`saved ${read.article.text}`)
        yield [{ article: last, publisher: owner, save }]
        steps.push('next')
      },
    },
    saveVisit: async (visit) => {
      visits.push(visit)
      steps.push(`visit ${visit.publisher.id}`)
    },
    isDue: async () => false,
  })
  const visits: Visit[] = []
  expect(await runEditionPipeline(ports, now)).toBeUndefined()
  const page = (id: string) => [`visit ${id}`, `read ${id}`, `saved ${text}`, 'next']
  expect(steps).toEqual([...page('courier'), 'visit gazette', ...page('herald')])
})

test('an edition that is not due or is refused is not published; what was placed stays saved', async () => {
  const early = memory({ isDue: async () => false })
  expect(await runEditionPipeline(early.ports, now)).toBeUndefined()
  const refused = memory({ plan: async () => undefined })
  expect(await runEditionPipeline(refused.ports, now)).toBeUndefined()
  for (const { steps, published } of [early, refused]) {
    expect(steps.filter((step) => step.startsWith('saved'))).toHaveLength(2)
    expect(published).toEqual([])
  }
})

test('a batch that cannot be saved ends the work: nothing after it is clustered, nothing is published', async () => {
  const { ports, published } = memory()
  let requested = 0
  const unplaced: EditionDependencies['unplaced'] = async function* () {
    for await (const batch of ports.unplaced()) {
      requested += 1
      yield { ...batch, save: () => Promise.reject(new Error('the lease is lost')) }
    }
  }
  await expect(runEditionPipeline({ ...ports, unplaced }, now)).rejects.toThrow('the lease is lost')
  expect(requested).toBe(1)
  expect(published).toEqual([])
})
