import type { Article } from '@plainwire/domain/article'
import type { Sentence, WriteUp } from '@plainwire/domain/story'
import { wordCount } from '../text/index.ts'

/** Words of a story's text, in one language, that may be one publisher's: a text is never all of it one publisher's. */
export const MAX_WORDS_PER_PUBLISHER = 75

/** Words that our text has from an article. */
export interface Taken {
  text: string
  articleId: string
}

/** How much one text may take from each publisher. */
export interface ShareLimit {
  /** Words of headline, sub-headline and description together. */
  most: number
  /** The publisher of an article, by its id. */
  publisherOf: (articleId: string) => string
}

/** Returns the publisher of each article. */
export function publisherOf(
  articles: readonly Pick<Article, 'id' | 'publisherId'>[],
): ShareLimit['publisherOf'] {
  const publishers = new Map(articles.map(({ id, publisherId }) => [id, publisherId]))
  return (articleId) => publishers.get(articleId) ?? ''
}

const WORDS = /[\p{L}\p{N}]+(?:['’.,-][\p{L}\p{N}]+)*/gu

/** Words of a text: 'and/or' is two, and so are a word and the dash behind it, so that no usual way to count gives more. */
const wordsOf = (text: string) => Math.max(wordCount(text), text.match(WORDS)?.length ?? 0)

/**
 * Returns a test of whether further words fit: no publisher may contribute more words to a text than the
 * limit.
 *
 * @param taken the text so far, for example its headline
 */
export function publisherShare(
  { most, publisherOf }: ShareLimit,
  taken: readonly Taken[],
): (more: readonly Taken[]) => boolean {
  const before = new Map<string, number>()
  const add = (words: Map<string, number>, { text, articleId }: Taken) => {
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

/** Words of a text that are over the limit, of the publisher that gives most; 0 where none is over. */
export function wordsOver({ most, publisherOf }: ShareLimit, taken: readonly Taken[]): number {
  const byPublisher = Map.groupBy(taken, ({ articleId }) => publisherOf(articleId))
  const sums = Array.from(byPublisher.values(), (all) =>
    all.reduce((sum, { text }) => sum + wordsOf(text), 0),
  )
  return Math.max(0, ...sums.map((sum) => sum - most))
}

/** The texts that fit within the limit, in order of priority. */
export function withinShare<One extends Taken>(
  more: readonly One[],
  fits: (more: readonly Taken[]) => boolean,
): One[] {
  const kept: One[] = []
  for (const one of more) if (fits([...kept, one])) kept.push(one)
  return kept
}

/** Words of a sentence are from the passage that it was taken from, which is cited first. */
export const takenBy = ({ text, evidence }: Sentence): Taken => ({
  text,
  articleId: evidence[0]?.articleId ?? '',
})

/** A text without what takes more words of a publisher than the limit: the headline stays, then what comes first. */
export function textWithinShare(text: WriteUp, limit: ShareLimit): WriteUp {
  const { headline, headlineFrom, subHeadline, subHeadlineEvidence: evidence, ...rest } = text
  const title = [{ text: headline, articleId: headlineFrom }]
  const sub = takenBy({ text: subHeadline, evidence: evidence ?? [] })
  const isSubIn = publisherShare(limit, title)([sub])
  const taken = withinShare(
    text.sentences.map((sentence) => ({ ...takenBy(sentence), sentence })),
    publisherShare(limit, [...title, ...(isSubIn ? [sub] : [])]),
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
