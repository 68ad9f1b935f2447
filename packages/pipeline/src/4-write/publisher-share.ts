import type { Article } from '@plainwire/domain/article'
import type { Sentence, StoryTextContent } from '@plainwire/domain/story'
import { countWords } from '../text/index.ts'

/** The maximum number of words of a story's text, in one language, that may come from one publisher. */
export const MAX_WORDS_PER_PUBLISHER = 75

/** A part of our text, and the article that its words come from. */
export interface ArticleContribution {
  text: string
  articleId: string
}

/** The limit of words that a text may use from each publisher. */
export interface PublisherWordLimit {
  /** The maximum number of words in headline, sub-headline and description together. */
  most: number
  /** Returns the id of the publisher of an article, by the article's id. */
  publisherOf: (articleId: string) => string
}

/**
 * Returns a function that looks up the publisher of an article by the article's id; it returns an empty text
 * for an unknown article.
 */
export function createPublisherLookup(
  articles: readonly Pick<Article, 'id' | 'publisherId'>[],
): PublisherWordLimit['publisherOf'] {
  const publishers = new Map(articles.map(({ id, publisherId }) => [id, publisherId]))
  return (articleId) => publishers.get(articleId) ?? ''
}

const WORDS = /[\p{L}\p{N}]+(?:['’.,-][\p{L}\p{N}]+)*/gu

/**
 * Returns the number of words in a text: the higher result of two ways of counting, so that no text exceeds
 * the limit however words are counted. 'and/or' counts as two words, and so do a word and a following dash.
 */
const wordsOf = (text: string) => Math.max(countWords(text), text.match(WORDS)?.length ?? 0)

/**
 * Returns a function that checks whether further texts fit: no publisher may contribute more words to a text
 * than the limit.
 *
 * @param taken the text so far, for example its headline
 */
export function createPublisherLimitCheck(
  { most, publisherOf }: PublisherWordLimit,
  taken: readonly ArticleContribution[],
): (more: readonly ArticleContribution[]) => boolean {
  const before = new Map<string, number>()
  const add = (words: Map<string, number>, { text, articleId }: ArticleContribution) => {
    const publisher = publisherOf(articleId)
    words.set(publisher, (words.get(publisher) ?? 0) + wordsOf(text))
  }
  for (const one of taken) add(before, one)
  return (more) => {
    const words = new Map(before)
    for (const one of more) add(words, one)
    return more.every(({ articleId }) => (words.get(publisherOf(articleId)) ?? 0) <= most)
  }
}

/**
 * Returns the number of words over the limit, for the publisher with the most words; 0 if no publisher
 * exceeds it.
 */
export function countWordsOverLimit(
  { most, publisherOf }: PublisherWordLimit,
  taken: readonly ArticleContribution[],
): number {
  const byPublisher = Map.groupBy(taken, ({ articleId }) => publisherOf(articleId))
  const sums = Array.from(byPublisher.values(), (all) =>
    all.reduce((sum, { text }) => sum + wordsOf(text), 0),
  )
  return Math.max(0, ...sums.map((sum) => sum - most))
}

/** Selects, in order of priority, the texts that still fit within the publishers' limits of words. */
export function selectTextsWithinLimit<One extends ArticleContribution>(
  more: readonly One[],
  fits: (more: readonly ArticleContribution[]) => boolean,
): One[] {
  const fitting: One[] = []
  for (const one of more) if (fits([...fitting, one])) fitting.push(one)
  return fitting
}

/**
 * Returns a sentence as a contribution of the article that it was taken from, which is the first one that it
 * cites.
 */
export const toArticleContribution = ({ text, evidence }: Sentence): ArticleContribution => ({
  text,
  articleId: evidence[0]?.articleId ?? '',
})

/**
 * Removes the parts of a text that exceed a publisher's limit. The headline always remains; earlier parts
 * take precedence over later ones.
 */
export function cutToPublisherLimit(text: StoryTextContent, limit: PublisherWordLimit): StoryTextContent {
  const { headline, headlineFrom, subHeadline, subHeadlineEvidence: evidence, ...rest } = text
  const title = [{ text: headline, articleId: headlineFrom }]
  const sub = toArticleContribution({ text: subHeadline, evidence: evidence ?? [] })
  const isSubIn = createPublisherLimitCheck(limit, title)([sub])
  const taken = selectTextsWithinLimit(
    text.sentences.map((sentence) => ({ ...toArticleContribution(sentence), sentence })),
    createPublisherLimitCheck(limit, [...title, ...(isSubIn ? [sub] : [])]),
  )
  const sentences = taken.map(({ sentence }) => sentence)
  return {
    ...rest,
    headline,
    headlineFrom,
    subHeadline: isSubIn ? subHeadline : '',
    ...(isSubIn && evidence && { subHeadlineEvidence: evidence }),
    sentences,
    description: sentences.map((sentence) => sentence.text).join(' '),
  }
}
