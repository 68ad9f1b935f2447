import type { NewsStory, StoryDetails } from '@plainwire/domain/contract'
import { aSource, aStory } from '@plainwire/domain/testing'
import { MINUTE_MS } from '@plainwire/domain/units'

/** The current time in tests. */
export const NOW = new Date('2026-11-20T12:00:00.000Z')

/** Returns the time this many minutes before NOW, in ISO 8601 format. */
export function minutesAgo(minutes: number): string {
  return new Date(NOW.getTime() - minutes * MINUTE_MS).toISOString()
}

/** Creates a picture of a source; `url` is a path of the image proxy. */
export function aPicture(url: string, isPrimary = true) {
  return { type: 'image' as const, url, is_primary: isPrimary, alt: `Picture ${url}` }
}

/** Creates stories in order of descending relevance, each with a picture and two publishers. */
export function someStories(
  count: number,
  overrides: (index: number) => Partial<NewsStory> = () => ({}),
): NewsStory[] {
  return Array.from({ length: count }, (_, index) => {
    const id = `s${index + 1}`
    const published = minutesAgo(10 + index)
    return aStory({
      id,
      headline: `Headline ${index + 1}`,
      sub_headline: `Below headline ${index + 1}.`,
      published_at: published,
      updated_at: published,
      primary_image_url: `/images/${id}`,
      location: {
        city: 'Zwolle',
        country: 'Netherlands',
        country_code: 'NL',
        scope: 'local',
        coordinates: null,
      },
      reports: { articles: 2, publishers: 2, owners: 2, independent: 2 },
      sources: [
        aSource({ id: `${id}-a`, publishedAt: published, media: [aPicture(`/images/${id}`)] }),
        aSource({
          id: `${id}-b`,
          publisher_id: 'gazette',
          name: 'The Harbour Gazette',
          publishedAt: published,
        }),
      ],
      analytics: {
        global_relevance: Math.max(1, 10 - index * 0.1),
        local_relevance: 5,
        cleanliness: 8,
        political_neutrality: 8,
        popularity_score: 8,
      },
      ...overrides(index),
    })
  })
}

/** Creates the details of a story, as the server sends them. */
export function someDetails(story: NewsStory, overrides: Partial<StoryDetails> = {}): StoryDetails {
  return {
    id: story.id,
    title: story.headline,
    summary: story.sub_headline,
    excerpt: story.sub_headline,
    description: story.description,
    category: story.categories[0] ?? 'general',
    location: 'Zwolle, Netherlands',
    imageUrl: story.primary_image_url,
    imageSources: story.primary_image_url ? [story.primary_image_url] : [],
    createdAt: story.published_at,
    publishedAt: story.published_at,
    urls: story.sources.map(({ url }) => url),
    sources: story.sources.map((source) => ({
      id: source.id,
      title: source.original_headline,
      source: source.name,
      url: source.url,
      publishedAt: source.publishedAt,
      readTime: 2,
      imageUrl: null,
      imageSources: [],
    })),
    story,
    sentences: {},
    whyHere: [],
    ...overrides,
  }
}
