import { writeEditionFolder } from '../product/edition-folder.ts'
import { HOSTILE_URLS } from './corpus.ts'

const CATEGORIES = ['world', 'politics', 'science', 'business', 'technology', 'health', 'sports', 'crime']
const SOURCE = 'a0'

/** The id of the story with the payload at an index of the corpus. */
export function storyIdOf(index: number): string {
  return `hostile-${index}`
}

/** A picture's path at the image proxy, which the tests answer themselves. */
const pathOfPicture = (index: number) => `/images/signature/${Buffer.from(`p${index}`).toString('base64url')}`

function sourceOf(payload: string, index: number, at: string) {
  const picture = { type: 'image', url: pathOfPicture(index), is_primary: true, alt: payload }
  const bad = {
    type: 'image',
    url: HOSTILE_URLS[index % HOSTILE_URLS.length],
    is_primary: false,
    alt: payload,
  }
  return {
    id: SOURCE,
    publisher_id: 'hostile',
    name: payload,
    original_headline: payload,
    url: `https://outside.example/${encodeURIComponent(payload.toWellFormed())}?q="><svg/onload=alert(1)>#'onmouseover='alert(1)`,
    publishedAt: at,
    word_count: 300,
    language: 'en',
    is_major: false,
    media: [picture, bad],
  }
}

/** A story with the payload in every text field. */
function storyOf(payload: string, index: number, now: Date) {
  const at = new Date(now.getTime() - index * 60_000).toISOString()
  const texts = { headline: payload, sub_headline: payload, description: payload }
  return {
    id: storyIdOf(index),
    ...texts,
    language: 'en',
    categories: [CATEGORIES[index % CATEGORIES.length], payload],
    tags: [payload],
    location: {
      city: payload,
      country: payload,
      country_code: 'NL',
      scope: 'local',
      coordinates: { latitude: 51.92, longitude: 4.48 },
    },
    relevant_countries: ['NL'],
    published_at: at,
    updated_at: at,
    primary_image_url: pathOfPicture(index),
    analytics: {
      global_relevance: 5,
      local_relevance: 9,
      cleanliness: 8,
      political_neutrality: 8,
      popularity_score: 9,
    },
    reports: { articles: 1, publishers: 1, owners: 1, independent: 1 },
    translations: { 'nl-NL': { ...texts, state: 'machine' } },
    sources: [sourceOf(payload, index, at)],
  }
}

type Story = ReturnType<typeof storyOf>

/** The details of a story with the payload in every text field. */
function detailsOf(story: Story, payload: string, index: number) {
  const quote = payload.slice(0, 100)
  const sentence = {
    text: payload,
    evidence: [{ sourceId: SOURCE, field: 'title', start: 0, end: 1, quote }],
  }
  const bad = HOSTILE_URLS[index % HOSTILE_URLS.length]
  const at = story.published_at
  const giver = {
    sourceId: SOURCE,
    publisherId: 'hostile',
    source: payload,
    at,
    language: 'en',
    field: 'text',
    start: 0,
    end: 1,
    quote,
  }
  const fact = { id: 'f1', kind: 'role', subject: payload, unit: null, agreement: 'conflict', changes: [] }
  const value = { value: payload, qualifier: 'exact', reports: 1, givers: [giver] }
  const own = {
    headline: payload,
    notes: [{ step: 'label_removed', sourceId: SOURCE, source: payload, removed: payload }],
  }
  return {
    id: story.id,
    title: payload,
    summary: payload,
    excerpt: payload,
    description: payload,
    category: payload,
    location: payload,
    imageUrl: bad,
    imageSources: [bad],
    createdAt: at,
    publishedAt: at,
    urls: [bad],
    sources: [
      {
        id: SOURCE,
        title: payload,
        source: payload,
        url: bad,
        publishedAt: at,
        readTime: 2,
        imageUrl: bad,
        imageSources: [bad],
      },
    ],
    story,
    sentences: { en: [sentence], nl: [sentence] },
    whyHere: [
      { sourceId: SOURCE, similarity: 0.5, sharedNames: [payload], sharedTerms: [payload], gapHours: 1 },
    ],
    facts: [{ ...fact, values: [value, { ...value, value: `${payload} ` }] }],
    workshop: {
      headlines: { en: own, nl: own },
      originals: [{ sourceId: SOURCE, title: payload, marks: [{ kind: 'loaded', start: 0, end: 3 }] }],
    },
    corrections: [{ sourceId: SOURCE, publisherId: 'hostile', at, quote }],
    version: 2,
    changes: [{ version: 2, at, kind: 'headline_changed', language: 'en', from: payload, to: payload }],
  }
}

/** The content of publishers.json, with the payload in every text field. */
function publishersOf(payload: string, now: Date) {
  const moment = now.toISOString()
  const passport = {
    id: 'hostile',
    name: payload,
    homepage: 'https://outside.example/',
    owner: payload,
    country: 'NL',
    language: 'en',
    kind: 'newspaper',
    has_paywall: false,
    articles: { count: 9, per_day: 3 },
    clickbait: { rate: 0.5, headlines: 9 },
    agencies: [{ name: payload, articles: 3 }],
    first: { stories: 1, of: 2 },
    corrections: { articles: 1 },
    feeds: [],
  }
  return { edition: 1, measured: { from: moment, to: moment }, publishers: [passport] }
}

/** Stories whose article has a bad URL, which gathering would never accept. */
function addressStories(now: Date): Story[] {
  return HOSTILE_URLS.slice(0, -1).map((url, index) => {
    const story = storyOf(`Bad address ${index}`, index, now)
    return { ...story, id: `address-${index}`, sources: story.sources.map((source) => ({ ...source, url })) }
  })
}

/** Writes an edition with a hostile story for each payload into a data folder. */
export function writeHostileEdition(dataDir: string, payloads: readonly string[], now: Date): void {
  const stories = payloads.map((payload, index) => storyOf(payload, index, now))
  writeEditionFolder(dataDir, {
    now,
    stories: [...stories, ...addressStories(now)],
    details: stories.map((story, index) => detailsOf(story, payloads[index] ?? '', index)),
    publishers: publishersOf(payloads[0] ?? '', now),
  })
}
