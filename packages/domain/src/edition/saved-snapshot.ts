import type { ArticleMedia, NewsStory, SavedStorySnapshot, StorySourceArticle } from '../contract/index.ts'
import type { Language } from '../language/index.ts'
import { getTextsInLanguage, isDisplayablePicture } from './story-card.ts'

/**
 * Maximum lengths in characters and maximum numbers of list elements. They are within the limits of the API,
 * so that a snapshot of any story fits into one request.
 */
const MAX_LINE = 2_000
const MAX_TEXT = 20_000
const MAX_LABELS = 100
const MAX_SOURCES = 100
const MAX_ADDRESS = 2_000
/** The maximum number of pictures per source: the list of saved stories and the story page need one each. */
const MAX_PICTURES = 2

const line = (text: string) => text.slice(0, MAX_LINE)

function isoMoment(...texts: string[]): string | undefined {
  const readable = texts.find((text) => !Number.isNaN(Date.parse(text)))
  return readable && new Date(readable).toISOString()
}

function media(
  { media: all }: StorySourceArticle,
  primaryUrl: string | null,
): SavedStorySnapshot['sources'][number]['media'] {
  const pictures = all.filter(isDisplayablePicture)
  const isPrimary = ({ url }: ArticleMedia) => url === primaryUrl
  const first = [...pictures.filter(isPrimary), ...pictures.filter((picture) => !isPrimary(picture))]
  return first.slice(0, MAX_PICTURES).map((picture) => ({
    type: 'image',
    url: picture.url,
    alt: line(picture.alt),
    is_primary: isPrimary(picture),
  }))
}

/**
 * Returns a snapshot of a story in the reader's language, to be stored when they save it.
 *
 * @returns undefined for a story without a usable date, which can't be saved
 */
export function createSavedStorySnapshot(
  story: NewsStory,
  language: Language,
): SavedStorySnapshot | undefined {
  const published = isoMoment(story.published_at, story.updated_at)
  if (!published) return undefined
  const texts = getTextsInLanguage(story, language)
  return {
    headline: line(texts.headline),
    sub_headline: line(texts.sub_headline),
    description: texts.description.slice(0, MAX_TEXT),
    language: texts.language,
    categories: story.categories.slice(0, MAX_LABELS).map(line),
    tags: story.tags.slice(0, MAX_LABELS).map(line),
    published_at: published,
    sources: story.sources.slice(0, MAX_SOURCES).map((source) => ({
      name: line(source.name),
      original_headline: line(source.original_headline),
      ...(source.url.length <= MAX_ADDRESS && { url: source.url }),
      word_count: source.word_count,
      media: media(source, story.primary_image_url),
    })),
  }
}
