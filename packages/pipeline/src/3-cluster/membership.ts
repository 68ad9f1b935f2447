import type { Membership } from '@plainwire/domain/story'
import { HOUR_MS } from '@plainwire/domain/units'
import type { HeldArticle } from './memory/held-article.ts'
import { shared } from './memory/sparse.ts'
import type { Spellings } from './memory/spellings.ts'
import type { Vocabulary } from './memory/vocabulary.ts'

const MAX_SHOWN = 8
/** Terms looked at for those shown: some are parts of one word, or no words. */
const MAX_LOOKED_AT = 24
/** 'The hague' and 'NL' are keys of places: nobody writes them so. */
const KEY_PREFIX = /^@+/
/** Capitals longer than this are shouting: 'HOBART' in a dateline. */
const LONGEST_ACRONYM = 5
/** A word, or a number that is distinctive on its own. */
const TELLS = /\p{L}{2}|\d[\d.,]*\d[\d.,]*\d/u

interface Joined {
  score: number
  nearest: HeldArticle
}

/** How terms and names are written. */
export interface Written {
  spellings: Spellings
  /** How the article itself writes the words that count as some terms, by id; undefined where it isn't at hand. */
  words: ((terms: ReadonlySet<number>) => ReadonlyMap<number, string>) | undefined
}

const isShouted = (name: string) => name.length > LONGEST_ACRONYM && name === name.toUpperCase()

const quiet = (name: string) =>
  isShouted(name)
    ? name.toLowerCase().replace(/(?<![\p{L}'’])\p{L}/gu, (letter) => letter.toUpperCase())
    : name

/** Each word once, whatever its capitals. */
function once(words: readonly string[]): string[] {
  const seen = new Set<string>()
  return words.filter((word) => !seen.has(word.toLowerCase()) && seen.add(word.toLowerCase()))
}

/** Why an article is in its story: the words it shares with its nearest article, as it writes them. */
export function membershipOf(
  article: HeldArticle,
  match: Joined | undefined,
  vocabulary: Vocabulary,
  { spellings, words }: Written,
): Membership {
  if (!match)
    return { articleId: article.articleId, similarity: 1, sharedNames: [], sharedTerms: [], gapHours: 0 }
  const { nearest, score } = match
  const nameOf = (id: number) => {
    const term = vocabulary.term(id)
    return spellings.of(id) ?? (term.startsWith('@') ? [term.replace(KEY_PREFIX, '')] : [])
  }
  const names = shared(article.names, nearest.names, vocabulary.weights).slice(0, MAX_SHOWN)
  const sharedNames = once(names.flatMap(nameOf).map(quiet))
  const part = article.language === nearest.language ? 'lead' : 'cross'
  const terms = shared(article[part], nearest[part], vocabulary.weights)
    .filter((id) => !/^[@!]/.test(vocabulary.term(id)))
    .slice(0, MAX_LOOKED_AT)
  const written = words?.(new Set(terms))
  const isName = new Set(sharedNames.map((name) => name.toLowerCase()))
  const sharedTerms = terms
    .flatMap((id) => written?.get(id) ?? [])
    .filter((word) => TELLS.test(word) && !isName.has(word.toLowerCase()))
  return {
    articleId: article.articleId,
    similarity: Math.round(Math.min(1, score) * 1000) / 1000,
    sharedNames,
    sharedTerms: once(sharedTerms).slice(0, MAX_SHOWN),
    gapHours: Math.round((Math.abs(article.at - nearest.at) / HOUR_MS) * 10) / 10,
  }
}
