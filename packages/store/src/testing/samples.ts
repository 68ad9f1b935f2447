import type { Article } from '@plainwire/domain/article'
import type { NewsStory, StoryDetails } from '@plainwire/domain/contract'
import { Publisher } from '@plainwire/domain/feed'
import type { StoryMembership } from '@plainwire/domain/story'
import { HOUR_MS } from '@plainwire/domain/units'
import type { GatheredItem } from '../articles/gathering/identify-entries.ts'
import type { ArticleStoryAssignment, ClusteringAssignments } from '../stories/placements.ts'

/** The current time in tests. */
export const NOW = new Date('2026-11-21T12:00:00Z')

export function hoursAfter(hours: number): Date {
  return new Date(NOW.getTime() + hours * HOUR_MS)
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

export function someMembership(articleId: string): StoryMembership {
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

/** The placement of an article that is alone in its story and thread: 'a' in 'story-a' in 'thread-a'. */
export function somePlacement(
  articleId: string,
  change: Partial<ArticleStoryAssignment> = {},
): ArticleStoryAssignment {
  const { storyId = `story-${articleId}` } = change
  const threadId = storyId.replace(/^story/, 'thread')
  return { storyId, threadId, revision: 1, membership: someMembership(articleId), ...change }
}

/** The result of a clustering run that only made the given decisions. */
export function someClusteringDecisions(change: Partial<ClusteringAssignments> = {}): ClusteringAssignments {
  return { content: 'live', placed: [], passedOver: [], moved: [], merged: [], now: NOW, ...change }
}
