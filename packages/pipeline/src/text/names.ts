import { collectWordsOfAllLanguages } from '../languages/index.ts'
import { getStopWords } from './words/stop-words.ts'
import type { Token } from './words/tokens.ts'

/** Particles of names from languages that we don't support. */
const OTHER_PARTICLES = 'von zu la le du des del della di da dos al el bin ibn'.split(' ')
/** Lower-case words that may occur inside a name. */
const PARTICLES = new Set([...OTHER_PARTICLES, ...collectWordsOfAllLanguages(({ names }) => names.particles)])
/** Capitalised words that are not names. */
const NOT_NAMES = collectWordsOfAllLanguages(({ names, calendar }) => [
  ...names.notNames,
  ...calendar.days,
  ...calendar.months,
])

/** A name in a text: a sequence of capitalised words, with particles between them. */
export interface NameMention {
  /** The name as written. */
  text: string
  folded: string
  start: number
  end: number
}

/**
 * Whether capitals are meaningless in a text because most of its words are capitalised ('Man Charged In
 * Shooting').
 */
export function isTitleCase(tokens: readonly Token[], language: string): boolean {
  const stops = getStopWords(language)
  const distinctive = tokens.filter(
    (token) => !token.isFirst && /^\p{L}/u.test(token.text) && !stops.has(token.folded),
  )
  const capitals = distinctive.filter((token) => token.isCapital).length
  return distinctive.length >= 3 && capitals / distinctive.length > 0.65
}

/** Whether a word, given in lower case without accents, is part of a name if it is capitalised in a text. */
export function canBeName(folded: string, language: string): boolean {
  return !NOT_NAMES.has(folded) && !getStopWords(language).has(folded)
}

/**
 * Returns the words, in lower case without accents, that are capitalised inside a sentence of running text,
 * where only names are capitalised.
 */
export function findMidSentenceNames(tokens: readonly Token[], language: string): Set<string> {
  const found = tokens.filter(
    ({ isFirst, isCapital, folded }) => !isFirst && isCapital && canBeName(folded, language),
  )
  return new Set(found.map((token) => token.folded))
}

function runEnd(
  tokens: readonly Token[],
  from: number,
  text: string,
  isName: (token: Token) => boolean,
): number {
  let end = from + 1
  for (let next = end; next < tokens.length; next++) {
    const token = tokens[next]
    const before = tokens[next - 1]
    if (!token || !before || !/^[\s\u00a0.]{0,2}$/.test(text.slice(before.end, token.start))) break
    if (isName(token) && !token.isFirst) end = next + 1
    else if (!PARTICLES.has(token.folded) || next - end >= 2) break
  }
  return end
}

/**
 * Finds the names in a text: sequences of capitalised words, with particles between them ('Daan van der Berg').
 *
 * @param known words that are names elsewhere in the article; only these are names at the beginning of a
 * sentence or in a text that capitalises most words
 */
export function findNames(
  text: string,
  tokens: readonly Token[],
  language: string,
  known: ReadonlySet<string>,
): NameMention[] {
  const titleCase = isTitleCase(tokens, language)
  const isName = (token: Token) =>
    token.isCapital &&
    canBeName(token.folded, language) &&
    (titleCase || token.isFirst ? known.has(token.folded) : true)
  const mentions: NameMention[] = []
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at]
    if (!token || !isName(token)) continue
    const end = runEnd(tokens, at, text, isName)
    const last = tokens[end - 1] ?? token
    const name = text.slice(token.start, last.end)
    mentions.push({
      text: name,
      folded: tokens
        .slice(at, end)
        .map(({ folded }) => folded)
        .join(' '),
      start: token.start,
      end: last.end,
    })
    at = end - 1
  }
  return mentions
}
