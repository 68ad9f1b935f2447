import type { Article, ArticleAnalysis } from '@plainwire/domain/article'
import { PublisherList } from '@plainwire/domain/contract'
import type { FeedHealth } from '@plainwire/domain/feed'
import { describe, expect, test } from 'vitest'
import { buildPublisherPassports, type PublisherPassportInput } from './passports.ts'
import { anArticle, aPublisher } from './testing/example-edition.ts'

const NOW = new Date('2026-11-20T12:00:00Z')
const at = (time: string) => new Date(`2026-11-20T${time}:00Z`)
const read = (known: Partial<ArticleAnalysis>): ArticleAnalysis => ({
  kind: 'report',
  agency: undefined,
  clickbait: 0,
  marks: [],
  isCorrected: false,
  corrections: [],
  sentences: { summary: [], text: [] },
  ...known,
})

const courier = aPublisher()
const herald = aPublisher({ id: 'herald', name: 'Herald', owner: 'Herald Group' })
let made = 0
function article(publisherId: string, time: string, over: Partial<Article> = {}): Article {
  made += 1
  return anArticle({ id: `a${made}`, publisherId, publishedAt: at(time), ...over })
}

async function measure(over: Partial<PublisherPassportInput> = {}) {
  const publishers = new Map([courier, herald].map((one) => [one.id, one]))
  const passports = await buildPublisherPassports({
    publishers,
    stories: [],
    feeds: [],
    now: NOW,
    breathe: async () => {},
    ...over,
  })
  expect(PublisherList.safeParse({ edition: 1, ...passports }).success).toBe(true)
  const [first, second] = passports.publishers
  if (first?.id !== 'courier' || second?.id !== 'herald') throw new Error('Publishers are not in order.')
  return { courier: first, herald: second, measured: passports.measured }
}

describe('B13 a passport', () => {
  test('carries the facts that are reviewed by hand', async () => {
    const { name, owner, country, language, kind, paywall } = herald
    expect((await measure()).herald).toMatchObject({
      name,
      owner,
      country,
      language,
      kind,
      has_paywall: paywall,
    })
  })

  test('of a publisher without articles claims nothing', async () => {
    expect((await measure()).courier).toMatchObject({
      articles: { count: 0, per_day: 0 },
      clickbait: { rate: null, headlines: 0 },
      agencies: [],
      first: { stories: 0, of: 0 },
      corrections: { articles: 0 },
    })
  })

  test('shows what it reserves, of how many articles', async () => {
    const policy = 'https://courier.example/tdm'
    const articles = [
      article('courier', '10:00', { reserved: { signals: ['nosnippet'] } }),
      article('courier', '10:00', { reserved: { signals: ['noindex', 'mining'], policy } }),
      article('courier', '10:00', { reserved: { signals: ['mining'] }, isPaywalled: true }),
      article('herald', '10:00'),
    ]
    const { courier: own, herald: other } = await measure({ stories: [{ articles }] })
    expect(own.reserves).toEqual({
      signals: [
        { signal: 'noindex', articles: 1 },
        { signal: 'nosnippet', articles: 1 },
        { signal: 'mining', articles: 2 },
      ],
      policy,
      paywalled: 1,
    })
    expect(other.reserves).toEqual({ signals: [], paywalled: 0 })
  })

  test('has the share of headlines that are clickbait, of those that could be judged', async () => {
    const articles = [0.9, 0.1, 0, undefined].map((clickbait) =>
      article('courier', '10:00', { reading: read({ clickbait }) }),
    )
    expect((await measure({ stories: [{ articles }] })).courier.clickbait).toEqual({
      rate: 0.333,
      headlines: 3,
    })
  })

  test('counts the agencies that are credited, but not an agency for its own work', async () => {
    const articles = ['ANP', 'Reuters', 'ANP', 'Courier'].map((name) =>
      article('courier', '10:00', { reading: read({ agency: { id: name.toLowerCase(), name } }) }),
    )
    expect((await measure({ stories: [{ articles }] })).courier.agencies).toEqual([
      { name: 'ANP', articles: 2 },
      { name: 'Reuters', articles: 1 },
    ])
  })

  test('counts articles a day since the oldest one, and never of less than a day', async () => {
    const days = [
      article('courier', '10:00'),
      article('courier', '12:00', { publishedAt: new Date('2026-11-18T12:00:00Z') }),
    ]
    const {
      courier: old,
      herald: young,
      measured,
    } = await measure({
      stories: [{ articles: [...days, article('herald', '11:00')] }],
    })
    expect(old.articles).toEqual({ count: 2, per_day: 1 })
    expect(young.articles).toEqual({ count: 1, per_day: 1 })
    expect(measured).toEqual({ from: '2026-11-18T12:00:00.000Z', to: NOW.toISOString() })
  })

  test('shows who was first, only for stories of several publishers', async () => {
    const shared = {
      articles: [article('herald', '10:00'), article('courier', '09:00'), article('courier', '11:00')],
    }
    const alone = { articles: [article('herald', '08:00')] }
    const { courier: one, herald: other } = await measure({ stories: [shared, alone] })
    expect(one.first).toEqual({ stories: 1, of: 1 })
    expect(other.first).toEqual({ stories: 0, of: 1 })
  })

  test('lets those that share the first minute all be first', async () => {
    const stories = [{ articles: [article('herald', '10:00'), article('courier', '10:00')] }]
    const { courier: one, herald: other } = await measure({ stories })
    expect([one.first.stories, other.first.stories]).toEqual([1, 1])
  })

  test('leaves live blogs out of who was first: they began before they knew', async () => {
    const blog = article('herald', '07:00', { reading: read({ kind: 'live-blog' }) })
    const articles = [blog, article('herald', '10:00'), article('courier', '09:00')]
    expect((await measure({ stories: [{ articles }] })).courier.first).toEqual({ stories: 1, of: 1 })
  })

  test('dates an article without a date by when it was first seen', async () => {
    const undated = article('courier', '10:00', { publishedAt: undefined, firstSeenAt: at('08:00') })
    const stories = [{ articles: [undated, article('herald', '09:00')] }]
    expect((await measure({ stories })).courier.first.stories).toBe(1)
  })

  test.each([
    ['waiting', {}],
    ['ok', { lastCheckedAt: NOW, lastSuccessAt: NOW }],
    ['failing', { lastCheckedAt: NOW, consecutiveFailures: 3 }],
    ['gone', { lastCheckedAt: NOW, goneAt: NOW, consecutiveFailures: 1 }],
  ] as const)('says of a feed that it is %s', async (state, over) => {
    const url = 'https://courier.example/feed'
    const health: FeedHealth = {
      etag: undefined,
      lastModified: undefined,
      validatorsSince: undefined,
      contentHash: undefined,
      nextCheckAt: NOW,
      intervalMinutes: 14.6,
      entriesPerHour: 0,
      consecutiveFailures: 0,
      lastCheckedAt: undefined,
      lastSuccessAt: undefined,
      lastStatus: undefined,
      lastError: undefined,
      redirectTo: undefined,
      redirectSeen: 0,
      goneAt: undefined,
      ...over,
    }
    const [feed] = (await measure({ feeds: [{ url, publisherId: 'courier', health }] })).courier.feeds
    expect(feed).toMatchObject({ url, state, interval_minutes: 15 })
  })

  test('says nothing of left and right', async () => {
    expect(Object.keys((await measure()).courier).join()).not.toMatch(/bias|lean|left|right|rating/)
  })
})
