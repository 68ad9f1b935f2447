import type { StoryDetails } from '@plainwire/domain/contract'
import {
  buildSourceListItemId,
  getMainCategory,
  getTextsInLanguage,
  isDisplayablePicture,
  sortSources,
} from '@plainwire/domain/edition'
import type { Language } from '@plainwire/domain/language'
import { toWebUrl } from '../../lib/addresses/web-address.ts'
import { listPictureUrls } from '../../lib/picture-sources.ts'

/** A picture of a story with its caption. */
export interface StoryImage {
  /** '{storyId}-{source}-{index}', where the index is the picture's position among the story's pictures. */
  id: string
  storyId: string
  /** A path of the image proxy, to which width and format are added. */
  url: string
  /** URLs of the picture, from the smallest width to the largest. */
  sources: string[]
  /** The publisher's alternative text; empty if there is none. */
  alt: string
  storyTitle: string
  source: string
  /** The address of the article with this picture; undefined if it isn't an http or https URL. */
  articleUrl: string | undefined
  /** The story's main category, lowercased. */
  category: string
}

type ImageWithoutId = Omit<StoryImage, 'id'>

/**
 * Returns a story's pictures without duplicates, the primary picture first, each with the source that published
 * it.
 */
export function collectStoryImages({ story }: StoryDetails, language: Language): StoryImage[] {
  const { headline } = getTextsInLanguage(story, language)
  const category = getMainCategory(story)
  const images = sortSources(story).flatMap((source) =>
    source.media.filter(isDisplayablePicture).map(
      ({ url, alt }): ImageWithoutId => ({
        storyId: story.id,
        url,
        sources: listPictureUrls(url),
        alt,
        storyTitle: headline,
        source: source.name,
        articleUrl: toWebUrl(source.url),
        category,
      }),
    ),
  )
  const isFirst = ({ url }: ImageWithoutId, at: number) =>
    images.findIndex((image) => image.url === url) === at
  const isPrimary = ({ url }: ImageWithoutId) => Number(url === story.primary_image_url)
  return images
    .filter(isFirst)
    .sort((a, b) => isPrimary(b) - isPrimary(a))
    .map((image, index) => ({ ...image, id: buildSourceListItemId(image.storyId, image.source, index) }))
}
