import { writeEditionFolder } from '../../e2e/product/edition-folder.ts'

const CATEGORIES = ['world', 'politics', 'science', 'business', 'technology', 'health', 'sports', 'crime']
const TEXT = 'Officials in the region confirmed the figures on Friday and said that repairs go on. '.repeat(6)

/** Writes an edition of generated stories into a data folder, so that it can be served without a database. */
export function writeSmallEdition(dataDir: string, count: number): void {
  const now = new Date()
  const stories = Array.from({ length: count }, (_, index) => storyOf(index, now))
  const moment = now.toISOString()
  writeEditionFolder(dataDir, {
    now,
    stories,
    details: stories.map(detailsOf),
    isCompressed: true,
    publishers: { edition: 1, measured: { from: moment, to: moment }, publishers: [] },
  })
}

function storyOf(index: number, now: Date) {
  const at = new Date(now.getTime() - index * 60_000).toISOString()
  const texts = {
    headline: `Event number ${index} in the region`,
    sub_headline: TEXT.slice(0, 80),
    description: TEXT,
  }
  return {
    id: `story-${index}`,
    ...texts,
    language: 'en',
    categories: [CATEGORIES[index % CATEGORIES.length]],
    tags: [`tag ${index % 50}`],
    location: null,
    relevant_countries: ['NL'],
    published_at: at,
    updated_at: at,
    primary_image_url: null,
    analytics: {
      global_relevance: 5,
      local_relevance: 5,
      cleanliness: 8,
      political_neutrality: 8,
      popularity_score: 5,
    },
    reports: { articles: 1, publishers: 1, owners: 1, independent: 1 },
    translations: { 'nl-NL': { ...texts, state: 'machine' } },
    sources: [],
  }
}

function detailsOf(story: ReturnType<typeof storyOf>) {
  const { id, headline, sub_headline, description, published_at } = story
  return {
    id,
    title: headline,
    summary: sub_headline,
    excerpt: sub_headline,
    description,
    category: 'world',
    location: '',
    imageUrl: null,
    imageSources: [],
    createdAt: published_at,
    publishedAt: published_at,
    urls: [],
    sources: [],
    story,
    sentences: {},
    whyHere: [],
  }
}
