import type { Article } from '@plainwire/domain/article'
import type { EditionReport } from '@plainwire/domain/contract'
import type { Publisher } from '@plainwire/domain/feed'
import type { Story, StoryText } from '@plainwire/domain/story'
import type { EditionInput } from '../edition-files.ts'

/** A publisher, for tests. */
export function aPublisher(over: Partial<Publisher> = {}): Publisher {
  return {
    id: 'courier',
    name: 'Courier',
    homepage: 'https://courier.example',
    owner: 'Courier Trust',
    country: 'GB',
    language: 'en',
    kind: 'newspaper',
    paywall: false,
    major: false,
    credits: [],
    feeds: [{ url: 'https://courier.example/feed', categories: [] }],
    ...over,
  }
}

/** An article, for tests. */
export function anArticle(over: Partial<Article> = {}): Article {
  return {
    id: 'a1',
    publisherId: 'courier',
    url: 'https://courier.example/bridge',
    canonicalUrl: 'https://courier.example/bridge',
    title: 'Bridge opens',
    summary: 'The bridge opened on Friday.',
    text: 'The bridge opened on Friday. It took four years. The whole page says much more than that.',
    byline: undefined,
    language: 'en',
    publishedAt: new Date('2026-11-20T10:00:00Z'),
    updatedAt: undefined,
    firstSeenAt: new Date('2026-11-20T10:05:00Z'),
    wordCount: 400,
    media: [{ url: 'https://img.example/bridge.jpg', type: 'image', alt: 'The bridge' }],
    hints: [],
    sections: [],
    isPaywalled: false,
    feedPosition: 0,
    ...over,
  }
}

/** A text of a story, for tests. */
export function aText(over: Partial<StoryText> = {}): StoryText {
  return {
    headline: 'Bridge opens in Zwolle',
    subHeadline: 'It took four years.',
    description: 'The bridge opened on Friday. It took four years.',
    sentences: [
      {
        text: 'The bridge opened on Friday.',
        evidence: [{ articleId: 'a1', field: 'text', start: 0, end: 28 }],
      },
    ],
    headlineFrom: 'a1',
    state: 'original',
    ...over,
  }
}

/** A story of one article, for tests. */
export function aStory(over: Partial<Story> = {}): Story {
  return {
    id: 's1',
    threadId: 't1',
    articles: [anArticle()],
    members: [{ articleId: 'a1', similarity: 1, sharedNames: [], sharedTerms: [], gapHours: 0 }],
    texts: { en: aText() },
    categories: ['world'],
    tags: ['bridges'],
    place: { city: 'Zwolle', country: 'NL', scope: 'local', coordinates: { latitude: 52.5, longitude: 6.1 } },
    relevantCountries: ['NL'],
    analytics: {
      global_relevance: 5,
      local_relevance: 5,
      cleanliness: 8,
      political_neutrality: 8,
      popularity_score: 5,
    },
    reports: { articles: 1, publishers: 1, owners: 1, independent: 1 },
    publishedAt: new Date('2026-11-20T10:00:00Z'),
    updatedAt: new Date('2026-11-20T11:00:00Z'),
    ...over,
  }
}

/** What stage 7 needs besides a story to publish it, for tests. */
export function aPublishContext(...publishers: Publisher[]) {
  const list = publishers.length > 0 ? publishers : [aPublisher()]
  return {
    publishers: new Map(list.map((publisher) => [publisher.id, publisher])),
    signImage: (url: string) => `/images/signed/${Buffer.from(url).toString('base64url')}`,
  }
}

const NO_COUNTS = {
  entries: 0,
  published: 0,
  duplicate: 0,
  rejected: 0,
  stories: 0,
  multi_publisher_stories: 0,
}

/** The report of an edition, for tests. */
export function aReport(over: Partial<EditionReport> = {}): EditionReport {
  return {
    edition: 1,
    published_at: '2026-11-20T12:00:00.000Z',
    feeds: [],
    counts: NO_COUNTS,
    entries: [],
    ...over,
  }
}

/** The content of an edition, for tests. */
export function anEdition(over: Partial<EditionInput> = {}): EditionInput {
  const number = over.number ?? 1
  return {
    ...aPublishContext(),
    number,
    content: 'live',
    fetchedAt: new Date('2026-11-20T12:00:00Z'),
    stories: [aStory()],
    report: aReport({ edition: number }),
    passports: {
      measured: { from: '2026-11-19T12:00:00.000Z', to: '2026-11-20T12:00:00.000Z' },
      publishers: [],
    },
    ...over,
  }
}
