import type { Article } from '@plainwire/domain/article'
import type { Publisher } from '@plainwire/domain/feed'
import { joinLanguageAlternatives } from '../languages/index.ts'

/** A news agency whose reports others publish, with the names by which they credit it. */
export interface NewsAgency {
  id: string
  name: string
  credits: readonly string[]
}

/**
 * The number of characters at the beginning and end of a text that are searched for credits, in addition to
 * the byline.
 */
const HEAD_CHARACTERS = 160
const TAIL_CHARACTERS = 220
/**
 * Names of at most this many characters, such as 'AP', always count as credits in a byline; in a text, they
 * count only in brackets, between dashes or slashes, or after '©' or a word such as 'source:'.
 */
const SHORT = 4

const PHRASES = joinLanguageAlternatives(({ credits }) => credits.agency)
/**
 * Words such as 'source', each also in lower and upper case, because the pattern that contains them is
 * case-sensitive for short names such as 'AP', and V8 handles flags for a part of a pattern unreliably.
 */
const SOURCES = joinLanguageAlternatives(({ credits: { source } }) =>
  [source, source.toLowerCase(), source.toUpperCase()].join('|'),
)

const escaped = (name: string) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

interface Credit {
  agency: Pick<NewsAgency, 'id' | 'name'>
  firstWord: string
  byline: RegExp
  inText: RegExp
}

function creditOf(name: string, agency: Credit['agency']): Credit {
  const plain = escaped(name.replace(/^\(|\)$/g, ''))
  const word = `(?<![\\p{L}\\p{N}])${plain}(?![\\p{L}\\p{N}])`
  const bracketed = `[(/–—-]\\s*${plain}\\s*[)/–—-]`
  const phrased = `(?:©|${PHRASES})[:\\s]+(?:the )?${word}`
  const isShort = name.length <= SHORT
  return {
    agency,
    firstWord: firstWord(name),
    byline: new RegExp(word, isShort ? 'u' : 'iu'),
    inText: new RegExp(
      isShort ? `${bracketed}|(?:©|(?:${SOURCES}):)\\s*${word}` : `${bracketed}|${phrased}`,
      isShort ? 'u' : 'iu',
    ),
  }
}

const WORD = /\p{L}+/gu
/**
 * Returns the first word of a name, in lower case and without 'the'. A text without this word can't contain
 * the name, which quickly rules out most texts.
 */
const firstWord = (name: string) =>
  name
    .replace(/^\W*the /i, '')
    .toLowerCase()
    .match(WORD)?.[0] ?? ''

/**
 * Returns the news agency that provided an article's text, according to its credits; undefined if it credits
 * none.
 */
export type AgencyFinder = (
  article: Pick<Article, 'publisherId' | 'byline' | 'text'>,
) => Credit['agency'] | undefined

/**
 * Creates a function that finds the agency which an article credits, in its byline or at the beginning or end
 * of its text. For an article that an agency published itself, it returns that agency.
 *
 * @param agencies agencies without a feed (content/agencies.json)
 * @param publishers all publishers, including agencies with a feed
 */
export function createAgencyFinder(
  agencies: Iterable<NewsAgency>,
  publishers: Iterable<Publisher>,
): AgencyFinder {
  const own = [...publishers].filter(({ kind }) => kind === 'agency')
  const known = [...own, ...agencies].map(({ id, name, credits }) => ({ id, name, credits }))
  const credits = known.flatMap(({ id, name, credits: names }) =>
    [...new Set([name, ...names])].map((credit) => creditOf(credit, { id, name })),
  )
  const byPublisher = new Map(own.map(({ id, name }) => [id, { id, name }]))
  return ({ publisherId, byline = '', text }) => {
    const ownAgency = byPublisher.get(publisherId)
    if (ownAgency) return ownAgency
    const head = text.slice(0, HEAD_CHARACTERS)
    const tail = text.slice(HEAD_CHARACTERS).slice(-TAIL_CHARACTERS)
    const words = new Set(`${byline} ${head} ${tail}`.toLowerCase().match(WORD))
    const named = credits.find(
      (credit) =>
        words.has(credit.firstWord) &&
        (credit.byline.test(byline) || credit.inText.test(head) || credit.inText.test(tail)),
    )
    return named?.agency
  }
}
