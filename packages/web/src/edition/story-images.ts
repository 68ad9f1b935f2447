import type { StoryDetails } from '@plainwire/domain/contract'
import { isShownPicture, sortedSources, textsIn } from '@plainwire/domain/edition'
import type { Language } from '@plainwire/domain/language'
import { webAddress } from '../lib/web-address.ts'

/** A picture of a story with what stands below it (section 3, Slideshow image). */
export interface StoryImage {
  /** A path of the image proxy, to which width and format are added. */
  url: string
  /** What the publisher says of it; empty where it says nothing. */
  alt: string
  storyTitle: string
  source: string
  /** Undefined where it is no address that a reader may be sent to. */
  articleUrl: string | undefined
}

/** A story's pictures, the leading one first, each once, with the publisher that showed it (SL-01). */
export function storyImages({ story }: StoryDetails, language: Language): StoryImage[] {
  const { headline } = textsIn(story, language)
  const images = sortedSources(story).flatMap((source) =>
    source.media.filter(isShownPicture).map(({ url, alt }): StoryImage => {
      return { url, alt, storyTitle: headline, source: source.name, articleUrl: webAddress(source.url) }
    }),
  )
  const isFirst = ({ url }: StoryImage, at: number) => images.findIndex((image) => image.url === url) === at
  const isLeading = ({ url }: StoryImage) => Number(url === story.primary_image_url)
  return images.filter(isFirst).sort((a, b) => isLeading(b) - isLeading(a))
}
