import type { Article } from '@plainwire/domain/article'
import { sharedWordPropertyCache, type WordIdList } from '../../text/index.ts'

/**
 * The number of words read of each part, since the event is reported at the top of a text. Clustering is no
 * worse with 150 words of the body than with 260.
 */
const TITLE_WORDS = 40
const LEAD_WORDS = 90
const BODY_WORDS = 150
/** The minimum number of the text's words that belong to the lead, however long the summary is. */
const MIN_LEAD_WORDS = 30

/** The words of an article in one list, with the position at which each part ends. */
export interface ArticleWordsByPart {
  words: WordIdList
  titleEnd: number
  leadEnd: number
}

/** Reads the words of an article's parts into a list, which is cleared first. */
export function readArticleWordsByPart(
  words: WordIdList,
  { title, summary, text }: Pick<Article, 'title' | 'summary' | 'text'>,
): ArticleWordsByPart {
  words.clear()
  words.read(title, TITLE_WORDS)
  const titleEnd = words.size
  const repeats = summary !== '' && text.startsWith(summary.slice(0, 60))
  if (!repeats) words.read(summary, LEAD_WORDS)
  const room = Math.max(MIN_LEAD_WORDS, LEAD_WORDS - (words.size - titleEnd))
  const summaryEnd = words.size
  if (repeats || text !== summary) words.read(text, BODY_WORDS)
  return { words, titleEnd, leadEnd: Math.min(words.size, summaryEnd + room) }
}

/** The positions of capitalised words in a part of the list, which include all names. */
export function findCapitalisedWords(words: WordIdList, from: number, to: number): number[] {
  const found: number[] = []
  for (let position = from; position < to; position++) {
    if (sharedWordPropertyCache.isCapital(words.number(position))) found.push(position)
  }
  return found
}
