import type { StoryMembership } from '@plainwire/domain/story'
import { HOUR_MS } from '@plainwire/domain/units'
import { findSharedTermIds } from './memory/terms/sparse-similarity.ts'
import type { NameSpellingStore } from './memory/terms/spellings.ts'
import type { Vocabulary } from './memory/terms/vocabulary.ts'
import type { VectorisedArticle } from './memory/vectorized-article.ts'

const MAX_SHOWN = 8
/**
 * The number of shared terms examined for display. It is greater than `MAX_SHOWN`, because some terms are
 * only parts of a word, or not words.
 */
const MAX_EXAMINED_TERMS = 24
/**
 * The prefix of keys for names such as '@trump'. Keys for places ('!the hague', '!NL') aren't shown: nobody
 * writes them like that.
 */
const KEY_PREFIX = /^@+/
/** Longer words in capitals aren't acronyms: 'HOBART' in a dateline. */
const LONGEST_ACRONYM = 5
/** Matches a word, or a number that is long enough to be distinctive. */
const DISTINCTIVE = /\p{L}{2}|\d[\d.,]*\d[\d.,]*\d/u

interface Joined {
  score: number
  nearest: VectorisedArticle
}

/** Looks up how terms and names are written. */
export interface SpellingLookup {
  spellings: NameSpellingStore
  /** The article's own spelling of some terms, by term id; undefined if its text isn't available. */
  words: ((terms: ReadonlySet<number>) => ReadonlyMap<number, string>) | undefined
}

const isShouted = (name: string) => name.length > LONGEST_ACRONYM && name === name.toUpperCase()

const quiet = (name: string) =>
  isShouted(name)
    ? name.toLowerCase().replace(/(?<![\p{L}'’])\p{L}/gu, (letter) => letter.toUpperCase())
    : name

/** Removes duplicates that differ only in case. */
function withoutRepeats(words: readonly string[]): string[] {
  const seen = new Set<string>()
  return words.filter((word) => !seen.has(word.toLowerCase()) && seen.add(word.toLowerCase()))
}

/**
 * Explains why an article is in its story: by the words that it shares with the story's most similar article,
 * in its own spelling.
 */
export function explainStoryMembership(
  article: VectorisedArticle,
  match: Joined | undefined,
  vocabulary: Vocabulary,
  { spellings, words }: SpellingLookup,
): StoryMembership {
  if (!match)
    return { articleId: article.articleId, similarity: 1, sharedNames: [], sharedTerms: [], gapHours: 0 }
  const { nearest, score } = match
  const nameOf = (id: number) => {
    const term = vocabulary.term(id)
    return spellings.of(id) ?? (term.startsWith('@') ? [term.replace(KEY_PREFIX, '')] : [])
  }
  const names = findSharedTermIds(article.names, nearest.names, vocabulary.weights).slice(0, MAX_SHOWN)
  const sharedNames = withoutRepeats(names.flatMap(nameOf).map(quiet))
  const part = article.language === nearest.language ? 'lead' : 'cross'
  const terms = findSharedTermIds(article[part], nearest[part], vocabulary.weights)
    .filter((id) => !/^[@!]/.test(vocabulary.term(id)))
    .slice(0, MAX_EXAMINED_TERMS)
  const written = words?.(new Set(terms))
  const isName = new Set(sharedNames.map((name) => name.toLowerCase()))
  const sharedTerms = terms
    .flatMap((id) => written?.get(id) ?? [])
    .filter((word) => DISTINCTIVE.test(word) && !isName.has(word.toLowerCase()))
  return {
    articleId: article.articleId,
    similarity: Math.round(Math.min(1, score) * 1000) / 1000,
    sharedNames,
    sharedTerms: withoutRepeats(sharedTerms).slice(0, MAX_SHOWN),
    gapHours: Math.round((Math.abs(article.at - nearest.at) / HOUR_MS) * 10) / 10,
  }
}
