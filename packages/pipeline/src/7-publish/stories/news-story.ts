import { type Article, isSmallPicture } from '@plainwire/domain/article'
import type { NewsStory, NewsTranslation, StorySourceArticle } from '@plainwire/domain/contract'
import { sortSources } from '@plainwire/domain/edition'
import type { Publisher } from '@plainwire/domain/feed'
import { DEFAULT_LANGUAGE, getLocaleForLanguage, LANGUAGES, type Language } from '@plainwire/domain/language'
import type { Story, StoryText } from '@plainwire/domain/story'
import { type ImageUrlSigner, isHttpUrl, toNewsMedia } from './media.ts'
import { toNewsLocation } from './place.ts'

export interface NewsStoryContext {
  publishers: ReadonlyMap<string, Publisher>
  signImage: ImageUrlSigner
  /** The breaking stories, by story id. */
  breaking?: ReadonlyMap<string, NonNullable<NewsStory['breaking']>>
  /** Ids of the threads with several stories in the edition. */
  threadIds?: ReadonlySet<string>
}

/** A date as in the API, in ISO 8601; null if there is no valid date. */
function toIsoOrNull(date: Date | undefined): string | null {
  return date && !Number.isNaN(date.getTime()) ? date.toISOString() : null
}

/** The English text if there is one, else that of the other language. Throws for a story without any text. */
function chooseMainStoryText(story: Story): { language: Language; text: StoryText } {
  const language = [DEFAULT_LANGUAGE, ...LANGUAGES].find((candidate) => story.texts[candidate])
  const text = language && story.texts[language]
  if (!text) throw new Error(`Story ${story.id} has no text.`)
  return { language, text }
}

/** The numbers in a text on which reports differ, if any. */
function conflictsOf({ conflicts }: StoryText): Pick<NewsTranslation, 'conflicts'> {
  return conflicts
    ? { conflicts: conflicts.map(({ factId, part, text }) => ({ fact_id: factId, part, text })) }
    : {}
}

/**
 * The number of sentences in a text, and how many of them are supported by a passage; empty for a text without
 * sentences.
 */
function checkedOf({ sentences }: StoryText): Pick<NewsTranslation, 'checked'> {
  if (sentences.length === 0) return {}
  const proven = sentences.filter(({ evidence }) => evidence.length > 0).length
  return { checked: { sentences: sentences.length, proven } }
}

/** A story's text in one language, in the form of news.json. */
export function toNewsTranslation(text: StoryText): NewsTranslation {
  return {
    headline: text.headline,
    sub_headline: text.subHeadline,
    description: text.description,
    state: text.state,
    ...conflictsOf(text),
    ...checkedOf(text),
  }
}

/**
 * Returns every text except the English one, by locale. A main text that isn't English is included, so that
 * it can be looked up here like a translation.
 */
function translationsOf(story: Story): NewsStory['translations'] {
  const texts = LANGUAGES.filter((language) => language !== DEFAULT_LANGUAGE).flatMap((language) => {
    const text = story.texts[language]
    return text ? [[getLocaleForLanguage(language), toNewsTranslation(text)]] : []
  })
  return Object.fromEntries(texts)
}

function toNewsSource(article: Article, { publishers, signImage }: NewsStoryContext): StorySourceArticle[] {
  const publisher = publishers.get(article.publisherId)
  if (!publisher || !isHttpUrl(article.url)) return []
  const source = {
    id: article.id,
    publisher_id: publisher.id,
    name: publisher.name,
    original_headline: article.title,
    url: article.url,
    publishedAt: toIsoOrNull(article.publishedAt),
    word_count: article.wordCount || null,
    language: article.language,
    is_major: publisher.major,
    ...(article.isPaywalled && { is_paywalled: true }),
    owner: publisher.owner,
    country: publisher.country,
    media: toNewsMedia(article.media, signImage),
  }
  return [source]
}

/**
 * The picture of the article that the headline comes from, else of the first source that has one. Pictures
 * that may only be shown small are never used.
 */
function primaryImageUrl(
  all: readonly StorySourceArticle[],
  articles: readonly Article[],
  headlineFrom: string,
): string | null {
  const isLarge = new Map(
    articles.map(({ id, media }) => [id, !media.some(({ url }) => isSmallPicture(url))]),
  )
  const sources = all.filter(({ id }) => isLarge.get(id))
  const first = sources.find(({ id, media }) => id === headlineFrom && media.length > 0)
  const source = first ?? sources.find(({ media }) => media.length > 0)
  return source?.media[0]?.url ?? null
}

/**
 * Converts a story to the form of news.json. Articles of an unknown publisher, or with a link that isn't
 * http(s), are left out. Throws for a story without text; other errors are found when the result is validated
 * against the contract.
 */
export function toNewsStory(story: Story, about: NewsStoryContext): NewsStory {
  const { language, text } = chooseMainStoryText(story)
  const breaking = about.breaking?.get(story.id)
  const isInThread = about.threadIds?.has(story.threadId)
  const sources = sortSources({
    sources: story.articles.flatMap((article) => toNewsSource(article, about)),
  })
  return {
    id: story.id,
    headline: text.headline,
    sub_headline: text.subHeadline,
    description: text.description,
    language,
    ...conflictsOf(text),
    ...checkedOf(text),
    categories: story.categories,
    tags: story.tags,
    location: toNewsLocation(story.place),
    relevant_countries: story.relevantCountries,
    published_at: story.publishedAt.toISOString(),
    updated_at: story.updatedAt.toISOString(),
    primary_image_url: primaryImageUrl(sources, story.articles, text.headlineFrom),
    analytics: story.analytics,
    reports: story.reports,
    ...(breaking && { breaking }),
    translations: translationsOf(story),
    sources,
    ...(isInThread && { thread: { id: story.threadId } }),
  }
}
