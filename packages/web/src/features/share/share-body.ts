import { isGif, isNonPlaceholderImage } from '@plainwire/domain/article'
import type { SharedStory, StoryDetails } from '@plainwire/domain/contract'
import { getTextsInLanguage } from '@plainwire/domain/edition'
import type { Language } from '@plainwire/domain/language'

/** The first picture of a story that is neither a placeholder nor a GIF. */
function shareImage({ imageUrl, imageSources }: StoryDetails): string | null {
  const urls = imageUrl ? [imageUrl, ...imageSources] : imageSources
  return urls.find((url) => isNonPlaceholderImage(url) && !isGif(url)) ?? null
}

/**
 * The request body for creating a story's share link.
 *
 * @param category the name of the story's category in the reader's language
 */
export function buildShareRequestBody(
  details: StoryDetails,
  language: Language,
  category: string,
): SharedStory {
  const { headline, sub_headline, description } = getTextsInLanguage(details.story, language)
  return {
    id: details.id,
    title: headline,
    summary: sub_headline,
    description,
    category,
    location: details.location,
    imageUrl: shareImage(details),
    urls: details.urls,
    sources: details.sources.map(({ source, url, title, publishedAt, readTime, imageUrl }) => {
      return { name: source, url, headline: title, publishedAt, readTime, imageUrl }
    }),
  }
}
