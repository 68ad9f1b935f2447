import type { StoryDetails } from '@plainwire/domain/contract'
import {
  isShownPicture,
  mainCategory,
  sortedSources,
  sourceEntryId,
  textsIn,
} from '@plainwire/domain/edition'
import type { Language } from '@plainwire/domain/language'
import { pictureSources } from '../lib/picture-sources.ts'
import { webAddress } from '../lib/web-address.ts'

/** A picture of a story with its caption. */
export interface StoryImage {
  /** '{storyId}-{source}-{index}', by its place among the story's pictures. */
  id: string
  storyId: string
  /** A path of the image proxy, to which width and format are added. */
  url: string
  /** Where the picture is, from the smallest width to the largest. */
  sources: string[]
  /** The publisher's alternative text; empty if there is none. */
  alt: string
  storyTitle: string
  source: string
  /** Undefined where it is no address that a reader may be sent to. */
  articleUrl: string | undefined
  /** The story's main category, lowercased. */
  category: string
}

type UncountedImage = Omit<StoryImage, 'id'>

/** A story's pictures, the leading one first, each once, with the publisher that showed it. */
export function storyImages({ story }: StoryDetails, language: Language): StoryImage[] {
  const { headline } = textsIn(story, language)
  const category = mainCategory(story)
  const images = sortedSources(story).flatMap((source) =>
    source.media.filter(isShownPicture).map(
      ({ url, alt }): UncountedImage => ({
        storyId: story.id,
        url,
        sources: pictureSources(url),
        alt,
        storyTitle: headline,
        source: source.name,
        articleUrl: webAddress(source.url),
        category,
      }),
    ),
  )
  const isFirst = ({ url }: UncountedImage, at: number) =>
    images.findIndex((image) => image.url === url) === at
  const isLeading = ({ url }: UncountedImage) => Number(url === story.primary_image_url)
  return images
    .filter(isFirst)
    .sort((a, b) => isLeading(b) - isLeading(a))
    .map((image, index) => ({ ...image, id: sourceEntryId(image.storyId, image.source, index) }))
}
