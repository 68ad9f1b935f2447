import type { StoryDetails } from '@plainwire/domain/contract'
import { getTextsInLanguage } from '@plainwire/domain/edition'
import type { Language } from '@plainwire/domain/language'

interface NewsArticleInput {
  story: StoryDetails
  language: Language
  /** The canonical URL of the page. */
  url: string
  /** The URL of the story's link preview picture. */
  image: string
  publicUrl: string
  brand: string
}

/** Returns a story as schema.org JSON-LD, with '<' escaped so that it can't close its <script> element. */
export function buildNewsArticleJson({
  story,
  language,
  url,
  image,
  publicUrl,
  brand,
}: NewsArticleInput): string {
  const { headline, sub_headline, language: textLanguage } = getTextsInLanguage(story.story, language)
  const publisher = { '@type': 'NewsMediaOrganization', name: brand, url: publicUrl }
  const article = {
    '@context': 'https://schema.org',
    '@type': 'NewsArticle',
    headline,
    description: sub_headline,
    inLanguage: textLanguage,
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
