import { IMAGES_PATH } from '../addresses/index.ts'
import { isGif, isNonPlaceholderImage, PLACEHOLDER_IMAGE } from '../article/index.ts'
import type { ArticleMedia, NewsStory, StorySourceArticle } from '../contract/index.ts'
import { DEFAULT_LANGUAGE, getLocaleForLanguage, type Language } from '../language/index.ts'
import { compareSourcesForDisplay, estimateReadingMinutes } from '../story/index.ts'
import { getMainCategory, getUsableCoordinates, toSpecificPlaceName } from './news-story.ts'

/** A story as the application shows it, in one language. */
export interface StoryCard {
  id: string
  title: string
  excerpt: string
  description: string
  content: string
  /** The actual language of the texts, which can differ from the requested one. */
  language: Language
  category: string
  location: { city: string | undefined; countryCode: string | undefined; country: string | undefined }
  coordinates: { latitude: number; longitude: number } | undefined
  source: string
  author: string
  publishedAt: string
  updatedAt: string
  /** The stock placeholder if the story has no picture. */
  imageUrl: string
  imageAlt: string
  imageSources: string[]
  /** Reading time in minutes. */
  readTime: number
  tags: string[]
  url: string
  publishers: { id: string; name: string }[]
  reports: NewsStory['reports']
  /** The number of facts in the story's texts, in any language, on which sources differ. */
  differing: number
  /** The number of sentences in the description, and how many of them are supported by passages of sources. */
  checked: NewsStory['checked']
}

/** The source name of a story without sources. */
const UNKNOWN_SOURCE = 'Plainwire'

/** Returns the story's texts in a language, or in their original language if there is no translation. */
export function getTextsInLanguage(story: NewsStory, language: Language) {
  const translated =
    language === story.language ? undefined : story.translations[getLocaleForLanguage(language)]
  const { headline, sub_headline, description, conflicts = [], checked } = translated ?? story
  return {
    headline,
    sub_headline,
    description,
    conflicts,
    checked,
    language: translated ? language : story.language,
  }
}

/**
 * Returns the ids of the facts in a story's texts on which sources differ. Facts in all translations count, so
 * that the result doesn't depend on the language.
 */
export function findDisputedFactIds({ conflicts = [], translations }: NewsStory): ReadonlySet<string> {
  const translated = Object.values(translations).flatMap((texts) => texts.conflicts ?? [])
  return new Set([...conflicts, ...translated].map(({ fact_id }) => fact_id))
}

/** Returns a story's sources in display order: well-known major outlets first, then the newest. */
export function sortSources(story: Pick<NewsStory, 'sources'>): StorySourceArticle[] {
  const dated = story.sources.map((source) => ({
    source,
    isMajor: source.is_major,
    publishedAt: source.publishedAt ? new Date(source.publishedAt) : undefined,
  }))
  return dated.sort(compareSourcesForDisplay).map(({ source }) => source)
}

/**
 * The path of our image proxy. Pictures from elsewhere are not shown, because the other server would see the
 * reader's IP address.
 */
const PROXIED = `${IMAGES_PATH}/`

/** Whether a medium is shown to readers: it must be a still picture of the story from our own image proxy. */
export function isDisplayablePicture({ type, url }: Pick<ArticleMedia, 'type' | 'url'>): boolean {
  return type === 'image' && url.startsWith(PROXIED) && isNonPlaceholderImage(url) && !isGif(url)
}

function stillImages(story: NewsStory) {
  return story.sources.flatMap((source) => source.media).filter(isDisplayablePicture)
}

function publishersOf(story: NewsStory) {
  const names = new Map(sortSources(story).map((source) => [source.publisher_id, source.name]))
  return Array.from(names, ([id, name]) => ({ id, name }))
}

/** Returns a story in the form in which cards, lists and dialogs show it. */
export function toStoryCard(story: NewsStory, language: Language = DEFAULT_LANGUAGE): StoryCard {
  const texts = getTextsInLanguage(story, language)
  const images = stillImages(story)
  const first = images.find((image) => image.url === story.primary_image_url) ?? images[0]
  const publishers = publishersOf(story)
  const source = publishers[0]?.name ?? UNKNOWN_SOURCE
  return {
    id: story.id,
    title: texts.headline,
    // A story has no sub-headline if its description already contains everything known; its card then shows the
    // beginning of the description.
    excerpt: texts.sub_headline || texts.description,
    description: texts.description,
    content: texts.description,
    language: texts.language,
    category: getMainCategory(story),
    location: {
      city: toSpecificPlaceName(story.location?.city),
      country: toSpecificPlaceName(story.location?.country),
      countryCode: story.location?.country_code ?? undefined,
    },
    coordinates: getUsableCoordinates(story),
    source,
    author: source,
    publishedAt: story.published_at,
    updatedAt: story.updated_at,
    imageUrl: first?.url ?? PLACEHOLDER_IMAGE,
    imageAlt: first?.alt ?? '',
    imageSources: [...new Set(images.map(({ url }) => url))],
    readTime: estimateReadingMinutes(story.sources.map(({ word_count }) => word_count)),
    tags: [...story.categories, ...story.tags].map((tag) => tag.toLowerCase()),
    url: story.sources[0]?.url ?? '',
    publishers,
    reports: story.reports,
    differing: findDisputedFactIds(story).size,
    checked: texts.checked,
  }
}

/** Returns the id of an entry in a story's list of sources: {storyId}-{source}-{index}. */
export function buildSourceListItemId(storyId: string, source: string, index: number): string {
  return `${storyId}-${source}-${index}`
}
