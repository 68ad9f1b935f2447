import { NewsEdition, type NewsStory, type StoryDetails, type StorySourceArticle } from './contract/index.ts'
import { LANGUAGES, LOCALES } from './language/index.ts'

/** A source of a story, for tests. */
export function aSource(over: Partial<StorySourceArticle> = {}): StorySourceArticle {
  return {
    id: 'a1',
    publisher_id: 'courier',
    name: 'Courier',
    original_headline: 'Bridge opens',
    url: 'https://courier.example/bridge',
    publishedAt: '2026-11-20T10:00:00.000Z',
    word_count: 400,
    language: 'en',
    is_major: false,
    media: [],
    ...over,
  }
}

/** A story of news.json, for tests. */
export function aStory(over: Partial<NewsStory> = {}): NewsStory {
  return {
    id: 's1',
    headline: 'Bridge opens in Zwolle',
    sub_headline: 'The bridge took four years.',
    description: 'The bridge opened on Friday. It took four years.',
    language: 'en',
    categories: ['world'],
    tags: [],
    location: null,
    relevant_countries: [],
    published_at: '2026-11-20T10:00:00.000Z',
    updated_at: '2026-11-20T10:00:00.000Z',
    primary_image_url: null,
    analytics: {
      global_relevance: 5,
      local_relevance: 5,
      cleanliness: 8,
      political_neutrality: 8,
      popularity_score: 5,
    },
    reports: { articles: 1, publishers: 1, owners: 1, independent: 1 },
    translations: {},
    sources: [aSource()],
    ...over,
  }
}

/** An edition with some stories, for tests. */
export function aNews(stories: NewsStory[], over: Partial<NewsEdition> = {}): NewsEdition {
  const locales = LANGUAGES.map((language) => {
    const { locale, name, displayName, countries } = LOCALES[language]
    const translation_file = `translations/${locale}.json`
    return [locale, { name, display_name: displayName, countries: [...countries], translation_file }]
  })
  return NewsEdition.parse({
    edition: 1,
    fetch_date: '2026-11-20T12:00:00.000Z',
    content: 'live',
    supported_locales: Object.fromEntries(locales),
    stories,
    ...over,
  })
}

/** The details of a story, for tests. */
export function someDetails(story: NewsStory = aStory()): StoryDetails {
  return {
    id: story.id,
    title: story.headline,
    summary: story.sub_headline,
    excerpt: story.sub_headline,
    description: story.description,
    category: 'world',
    location: '',
    imageUrl: null,
    imageSources: [],
    createdAt: story.published_at,
    publishedAt: story.published_at,
    urls: [],
    sources: [],
    story,
    sentences: {},
    whyHere: [],
  }
}
