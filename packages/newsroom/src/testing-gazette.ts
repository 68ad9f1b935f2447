import type { Article } from '@plainwire/domain/article'
import { Publisher } from '@plainwire/domain/feed'
import type { Story } from '@plainwire/domain/story'

/** The publisher 'gazette', for tests. */
export function buildGazettePublisher({
  feeds = ['https://gazette.example/feed'],
  paywall = false,
} = {}): Publisher {
  return Publisher.parse({
    ...{ id: 'gazette', name: 'Gazette', homepage: 'https://gazette.example', owner: 'g', country: 'GB' },
    ...{ language: 'en', kind: 'newspaper', paywall },
    feeds: feeds.map((url) => ({ url, categories: ['world'] })),
  })
}

/** An article of the gazette that was published and first seen at a moment, for tests. */
export function buildGazetteArticle(id: string, at: Date): Article {
  const url = `https://gazette.example/${id}`
  return {
    ...{ id, publisherId: 'gazette', url, canonicalUrl: url, title: `Title of ${id}`, summary: '', text: '' },
    ...{ byline: undefined, language: 'en', publishedAt: at, updatedAt: undefined, firstSeenAt: at },
    ...{ media: [], hints: [], sections: [], isPaywalled: false, feedPosition: 0, wordCount: undefined },
  }
}

/** A story with one article of the gazette, whose id is also the story's id, for tests. */
export function buildGazetteStory(id: string, at: Date): Story {
  const scores = { local_relevance: 5, cleanliness: 8, political_neutrality: 8, popularity_score: 8 }
  return {
    ...{ id, threadId: `thread-${id}`, articles: [buildGazetteArticle(id, at)], members: [], texts: {} },
    ...{ categories: [], tags: [], place: undefined, relevantCountries: [] },
    analytics: { global_relevance: 3, ...scores },
    reports: { articles: 1, publishers: 1, owners: 1, independent: 1 },
    ...{ publishedAt: at, updatedAt: at },
  }
}

/** An entry of the gazette's RSS feed, for tests. By default the id is also a word of the title. */
export const buildGazetteEntry = (
  id: string,
  title = `A bridge opens in the town of ${id} after a long delay`,
) =>
  `<item><guid>${id}</guid><title>${title}</title><link>https://gazette.example/${id}</link>` +
  '<pubDate>Sat, 21 Nov 2026 11:00:00 GMT</pubDate><description>The council paid for it.</description></item>'

/** The gazette's RSS feed with the given entries, for tests. */
export const buildGazetteFeed = (...entries: string[]) =>
  `<rss version="2.0"><channel><title>Gazette</title>${entries.join('')}</channel></rss>`
