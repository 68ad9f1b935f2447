import type { Article } from '@plainwire/domain/article'
import type { NewsStory, StoryDetails } from '@plainwire/domain/contract'
import { Publisher } from '@plainwire/domain/feed'
import type { Membership } from '@plainwire/domain/story'
import type { GatheredItem } from './articles/identify-entries.ts'
import { saveGathered } from './articles/save-gathered.ts'
import type { Gathered, SavedItem } from './articles/visit.ts'
import type { Db } from './connect.ts'
import { type Lease, takeLease } from './leases.ts'
import { feedId, syncFeeds } from './publishers.ts'
import type { Content } from './schema.ts'
import { savePlacements } from './stories/placements.ts'
import { runStatement } from './test-server.ts'
import type { TestDatabase } from './testing.ts'

/** The moment at which tests take place. */
export const NOW = new Date('2026-11-21T12:00:00Z')

export function hoursAfter(hours: number): Date {
  return new Date(NOW.getTime() + hours * 3_600_000)
}

export function somePublisher(id: string, feedUrls = [`https://${id}.example/feed`]): Publisher {
  return Publisher.parse({
    id,
    name: `The ${id}`,
    homepage: `https://${id}.example`,
    owner: `${id} holding`,
    country: 'NL',
    language: 'en',
    kind: 'newspaper',
    feeds: feedUrls.map((url) => ({ url, categories: ['world'] })),
  })
}

export function someArticle(id: string, change: Partial<Article> = {}): Article {
  return {
    id,
    publisherId: 'gazette',
    url: `https://gazette.example/${id}?from=feed`,
    canonicalUrl: `https://gazette.example/${id}`,
    title: `Title of ${id}`,
    summary: `Summary of ${id}`,
    text: `Text of ${id}`,
    byline: undefined,
    language: 'en',
    publishedAt: NOW,
    updatedAt: undefined,
    firstSeenAt: NOW,
    wordCount: undefined,
    media: [{ url: 'https://gazette.example/picture.jpg', type: 'image', alt: 'A picture' }],
    hints: ['world'],
    sections: ['abroad'],
    isPaywalled: false,
    feedPosition: 0,
    ...change,
  }
}

export function someItem(id: string, change: Partial<Article> = {}, entryKey = `entry-${id}`): GatheredItem {
  return { entryKey, article: someArticle(id, change), state: 'listed' }
}

/** A publisher called gazette, with its feeds. */
export async function openGazette(db: Db, content: Content = 'live', feedUrls?: string[]) {
  const publisher = somePublisher('gazette', feedUrls)
  await syncFeeds(db, [publisher], content, NOW)
  return publisher.feeds.map(({ url }) => ({ id: feedId(content, url), publisherId: publisher.id, content }))
}

export function visit(
  db: Db,
  feed: Gathered['feed'],
  items: GatheredItem[],
  change: Partial<Gathered> = {},
): Promise<SavedItem[]> {
  return saveGathered(db, { feed, items, rejected: [], now: NOW, ...change })
}

export async function editLease(db: Db): Promise<Lease> {
  const lease = await takeLease(db, { name: 'edit', holder: 'test', ttlMs: 3_600_000 })
  if (!lease) throw new Error('the lease is taken')
  return lease
}

export function someMembership(articleId: string): Membership {
  return { articleId, similarity: 1, sharedNames: ['The Hague'], sharedTerms: ['treaty'], gapHours: 0 }
}

export function someDetails(id: string, change: Partial<NewsStory> = {}): StoryDetails {
  const story: NewsStory = {
    id,
    headline: `Headline of ${id}`,
    sub_headline: 'Sub-headline',
    description: 'Description.',
    language: 'en',
    categories: ['world'],
    tags: [],
    location: null,
    relevant_countries: [],
    published_at: NOW.toISOString(),
    updated_at: NOW.toISOString(),
    primary_image_url: null,
    analytics: {
      global_relevance: 5,
      local_relevance: 5,
      cleanliness: 5,
      political_neutrality: 5,
      popularity_score: 5,
    },
    reports: { articles: 1, publishers: 1, owners: 1, independent: 1 },
    translations: {},
    sources: [],
    ...change,
  }
  return {
    id,
    title: story.headline,
    summary: '',
    excerpt: '',
    description: story.description,
    category: 'world',
    location: '',
    imageUrl: null,
    imageSources: [],
    createdAt: NOW.toISOString(),
    publishedAt: NOW.toISOString(),
    urls: [],
    sources: [],
    story,
    sentences: {},
    whyHere: [],
  }
}

/** An empty newsroom but for the articles 'a' and 'b', each alone in its story: 'story-a' and 'story-b'. */
export async function openTwoStories({ db, connectionString }: TestDatabase): Promise<Lease> {
  await runStatement(connectionString, 'TRUNCATE publishers, stories, threads CASCADE')
  const lease = await editLease(db)
  const [feed] = await openGazette(db)
  if (!feed) throw new Error('no feed')
  await visit(db, feed, [someItem('a'), someItem('b')])
  const placed = ['a', 'b'].map((id) => ({
    storyId: `story-${id}`,
    threadId: `thread-${id}`,
    revision: 1,
    membership: someMembership(id),
  }))
  await savePlacements(db, lease, {
    content: 'live',
    placed,
    passedOver: [],
    moved: [],
    merged: [],
    now: NOW,
  })
  return lease
}
