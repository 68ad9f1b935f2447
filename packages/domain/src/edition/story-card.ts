import { IMAGES_PATH } from '../addresses/index.ts'
import { isGif, isRealImage, PLACEHOLDER_IMAGE } from '../article/index.ts'
import type { NewsMedia, NewsSource, NewsStory } from '../contract/index.ts'
import { DEFAULT_LANGUAGE, type Language, localeOf } from '../language/index.ts'
import { bySourceOrder, readTime } from '../story/index.ts'
import { mainCategory, usableCoordinates, usablePlaceName } from './news-story.ts'

/** A story as the application shows it, in one language: the specification's derived 'Article'. */
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
  /** The stock placeholder where there is no picture. */
  imageUrl: string
  imageAlt: string
  imageSources: string[]
  /** Minutes. */
  readTime: number
  tags: string[]
  url: string
  publishers: { id: string; name: string }[]
  reports: NewsStory['reports']
  /** How many facts of its texts, in any language, sources differ on. */
  differing: number
  /** How many sentences its description has, and how many of them passages prove. */
  checked: NewsStory['checked']
}

/** Where a story has no source to name. */
const UNKNOWN_SOURCE = 'Plainwire'

/** The story's texts in a language; the original where there is no translation. */
export function textsIn(story: NewsStory, language: Language) {
  const translated = language === story.language ? undefined : story.translations[localeOf(language)]
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

/** The ids of the facts that sources differ on and that one of a story's texts gives: the same in whichever language it is read. */
export function differingFacts({ conflicts = [], translations }: NewsStory): ReadonlySet<string> {
  const translated = Object.values(translations).flatMap((texts) => texts.conflicts ?? [])
  return new Set([...conflicts, ...translated].map(({ fact_id }) => fact_id))
}

/** A story's sources in the order a reader sees them. */
export function sortedSources(story: Pick<NewsStory, 'sources'>): NewsSource[] {
  const dated = story.sources.map((source) => ({
    source,
    isMajor: source.is_major,
    publishedAt: source.publishedAt ? new Date(source.publishedAt) : undefined,
  }))
  return dated.sort(bySourceOrder).map(({ source }) => source)
}

/** Where our own proxy gives pictures: an edition that names another place is not ours, and that place would see the reader. */
const PROXIED = `${IMAGES_PATH}/`

/** Whether a reader is shown a medium: a still picture of the story, from our own proxy. */
export function isShownPicture({ type, url }: Pick<NewsMedia, 'type' | 'url'>): boolean {
  return type === 'image' && url.startsWith(PROXIED) && isRealImage(url) && !isGif(url)
}

function stillImages(story: NewsStory) {
  return story.sources.flatMap((source) => source.media).filter(isShownPicture)
}

function publishersOf(story: NewsStory) {
  const names = new Map(sortedSources(story).map((source) => [source.publisher_id, source.name]))
  return Array.from(names, ([id, name]) => ({ id, name }))
}

/** The view of a story that cards, lists and dialogs show. */
export function toStoryCard(story: NewsStory, language: Language = DEFAULT_LANGUAGE): StoryCard {
  const texts = textsIn(story, language)
  const images = stillImages(story)
  const first = images.find((image) => image.url === story.primary_image_url) ?? images[0]
  const publishers = publishersOf(story)
  const source = publishers[0]?.name ?? UNKNOWN_SOURCE
  return {
    id: story.id,
    title: texts.headline,
    // A story whose description contains everything known has no sub-headline; its card shows the start of
    // the description.
    excerpt: texts.sub_headline || texts.description,
    description: texts.description,
    content: texts.description,
    language: texts.language,
    category: mainCategory(story),
    location: {
      city: usablePlaceName(story.location?.city),
      country: usablePlaceName(story.location?.country),
      countryCode: story.location?.country_code ?? undefined,
    },
    coordinates: usableCoordinates(story),
    source,
    author: source,
    publishedAt: story.published_at,
    updatedAt: story.updated_at,
    imageUrl: first?.url ?? PLACEHOLDER_IMAGE,
    imageAlt: first?.alt ?? '',
    imageSources: [...new Set(images.map(({ url }) => url))],
    readTime: readTime(story.sources.map(({ word_count }) => word_count)),
    tags: [...story.categories, ...story.tags].map((tag) => tag.toLowerCase()),
    url: story.sources[0]?.url ?? '',
    publishers,
    reports: story.reports,
    differing: differingFacts(story).size,
    checked: texts.checked,
  }
}

/** The id of a source as a list entry of its own: {storyId}-{source}-{index}. */
export function sourceEntryId(storyId: string, source: string, index: number): string {
  return `${storyId}-${source}-${index}`
}
