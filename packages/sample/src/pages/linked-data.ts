import type { SamplePublisher } from '../content/sample-publisher.ts'
import { PICTURE_HEIGHT, PICTURE_WIDTH, type PublishedArticle } from '../published.ts'

/** The type names of schema.org for our kinds of articles. */
const TYPES: Record<PublishedArticle['kind'], string> = {
  report: 'NewsArticle',
  'wire-copy': 'NewsArticle',
  'round-up': 'NewsArticle',
  opinion: 'OpinionNewsArticle',
  'live-blog': 'LiveBlogPosting',
}

/** Returns the JSON-LD of an article's page. */
export function buildArticleJsonLd(article: PublishedArticle, publisher: SamplePublisher): object {
  const { picture } = article
  return {
    '@context': 'https://schema.org',
    '@type': TYPES[article.kind],
    headline: article.title,
    description: article.summary,
    url: article.url,
    mainEntityOfPage: article.url,
    inLanguage: `${publisher.language}-${publisher.country}`,
    articleSection: article.section,
    isAccessibleForFree: true,
    ...(!article.isDateBroken && {
      datePublished: article.publishedAt.toISOString(),
      dateModified: article.updatedAt.toISOString(),
    }),
    author: article.byline
      ? { '@type': 'Person', name: article.byline }
      : { '@type': 'Organization', name: article.credit ?? publisher.name },
    publisher: { '@type': 'NewsMediaOrganization', name: publisher.name },
    ...(picture && {
      image: {
        '@type': 'ImageObject',
        url: picture.url,
        caption: picture.alt,
        width: PICTURE_WIDTH,
        height: PICTURE_HEIGHT,
      },
    }),
    ...(article.note && { correction: article.note }),
  }
}
