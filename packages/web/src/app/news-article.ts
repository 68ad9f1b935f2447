import type { StoryDetails } from '@plainwire/domain/contract'
import { textsIn } from '@plainwire/domain/edition'
import type { Language } from '@plainwire/domain/language'

interface About {
  story: StoryDetails
  language: Language
  /** The page's own address. */
  url: string
  /** The picture of its link preview. */
  image: string
  publicUrl: string
  brand: string
}

/** A story as schema.org JSON-LD, escaped so that it can't end its element. */
export function writtenNewsArticle({ story, language, url, image, publicUrl, brand }: About): string {
  const { headline, sub_headline, language: written } = textsIn(story.story, language)
  const publisher = { '@type': 'NewsMediaOrganization', name: brand, url: publicUrl }
  const article = {
    '@context': 'https://schema.org',
    '@type': 'NewsArticle',
    headline,
    description: sub_headline,
    inLanguage: written,
    datePublished: story.story.published_at,
    dateModified: story.story.updated_at,
    mainEntityOfPage: url,
    image: [image],
    author: publisher,
    publisher,
    isBasedOn: story.story.sources.map((source) => source.url),
  }
  return JSON.stringify(article).replaceAll('<', '\\u003c')
}
