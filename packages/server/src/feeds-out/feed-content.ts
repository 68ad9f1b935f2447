import { buildStoryPath, IMAGES_PATH } from '@plainwire/domain/addresses'
import type { NewsStory } from '@plainwire/domain/contract'
import { type StoryCard, toStoryCard } from '@plainwire/domain/edition'
import { DEFAULT_LANGUAGE, type Language } from '@plainwire/domain/language'

/** What a feed is about, without its entries. */
export interface OutgoingFeedMetadata {
  title: string | undefined
  /** The path of the page with the same content as the feed. */
  path: string
  /** The feed's path, without the site's address. */
  feedPath: string
  language: Language
  publicUrl: string
  /** When the edition was made. */
  updated: Date
}

/** One entry of a feed. */
export interface FeedItem extends Pick<StoryCard, 'title' | 'description' | 'excerpt' | 'tags'> {
  url: string
  published: Date
  updated: Date
  picture: string | undefined
  publishers: string
}

/** Returns the URL of a page in a language. */
export function buildLocalizedPageUrl(publicUrl: string, path: string, language: Language): string {
  const url = new URL(publicUrl + path)
  if (language !== DEFAULT_LANGUAGE) url.searchParams.set('lang', language)
  return url.href
}

/** Matches control characters and the two non-characters that XML doesn't allow, even if they are escaped. */
const ILLEGAL = /(?![\t\n\r])[\p{Cc}\ufffe\uffff]/gu
/** Replaces each character of a text that is illegal in XML by a space. */
export const removeIllegalXmlCharacters = (words: string) => words.toWellFormed().replaceAll(ILLEGAL, ' ')

/** Returns a story as an entry of a feed, without characters that are illegal in XML. */
export function toFeedItem(story: NewsStory, { publicUrl, language }: OutgoingFeedMetadata): FeedItem {
  const { title, description, excerpt, tags, imageUrl, publishers } = toStoryCard(story, language)
  const published = new Date(story.published_at)
  const updated = new Date(story.updated_at)
  return {
    title: removeIllegalXmlCharacters(title),
    description: removeIllegalXmlCharacters(description),
    excerpt: removeIllegalXmlCharacters(excerpt),
    tags: [...new Set(tags.map(removeIllegalXmlCharacters))],
    url: buildLocalizedPageUrl(publicUrl, buildStoryPath(story.id), language),
    published,
    updated: Number.isNaN(updated.getTime()) ? published : updated,
    picture: imageUrl.startsWith(`${IMAGES_PATH}/`) ? `${publicUrl}${imageUrl}/1280.webp` : undefined,
    publishers: removeIllegalXmlCharacters(publishers.map(({ name }) => name).join(', ')),
  }
}
