import {
  collectWordsOfAllLanguages,
  getLanguageRules,
  joinLanguageAlternatives,
} from '../../languages/index.ts'
import type { NewsroomData } from '../../reviewed-data/newsroom-data.ts'
import type { Token } from '../../text/index.ts'
import type { PlaceName } from './place-index.ts'

/**
 * The maximum number of words in the name of a street, lake or building: 'John F. Kennedy International
 * Airport'.
 */
const MAX_WORDS = 5
const ORDINAL = new RegExp(`^\\d+(?:${joinLanguageAlternatives(({ numbers }) => numbers.ordinalEndings)})$`)
/** The minimum number of characters before an ending such as 'straat' in a compound that names a feature. */
const MIN_STEM = 3
const MIN_UNKNOWN = 4
const ARTICLES = [...collectWordsOfAllLanguages(({ places }) => places.articles)]

/**
 * Creates a function that finds streets, lakes, mountains and buildings by the words that begin or end their
 * names.
 */
export function createGeographicFeatureFinder({
  placeCues,
  personNames,
}: Pick<NewsroomData, 'placeCues' | 'personNames'>) {
  const names = new Set([...personNames.first.split(' '), ...personNames.last.split(' ')])
  const { streets, nature, natureFirst, endings, strongBefore, titles } = placeCues.words
  const before = new Set([...strongBefore, ...titles, ...ARTICLES])
  const ends = new Set([...streets, ...nature])
  const begins = new Set(natureFirst)
  const isPart = ({ isCapital, text }: Token) => isCapital || ORDINAL.test(text)
  const touches = (text: string, before: Token, after: Token) =>
    /^[ \u00a0]$/.test(text.slice(before.end, after.start)) ||
    (before.text.length <= 2 && /^\.[ \u00a0]$/.test(text.slice(before.end, after.start)))

  /** Returns true for a word that is not part of the name after it: 'The', 'North', 'In'. */
  const isNotPart = ({ folded }: Token) => before.has(folded)

  const named = (text: string, at: number, own: readonly Token[]): PlaceName => {
    const start = own[0]?.start ?? 0
    const last = own.at(-1)
    const end = last?.end ?? start
    const full =
      last && last.text.length <= 4 && text[end] === '.' && streets.includes(last.folded) ? end + 1 : end
    return {
      name: text.slice(start, full),
      key: own.map(({ folded }) => folded).join(' '),
      at,
      words: own.length,
      start,
      end: full,
      named: { kind: 'feature' },
    }
  }

  const isCompound = ({ folded, isFirst, text }: Token) =>
    !isFirst &&
    !/^\p{Lu}{2}/u.test(text) &&
    endings.some((ending) => folded.endsWith(ending) && folded.length >= ending.length + MIN_STEM)

  /**
   * Returns true if a name that the gazetteer lacks occurs where only places can: 'In Abetone was', 'te
   * Hoenderloo.'
   */
  const isUnknown = (text: string, tokens: readonly Token[], at: number, prepositions: readonly string[]) => {
    const [previous, token, next] = [tokens[at - 1], tokens[at], tokens[at + 1]]
    if (!previous || !token || token.isFirst || !prepositions.includes(previous.folded)) return false
    if (token.text.length < MIN_UNKNOWN || !/^\p{Lu}\p{Ll}+$/u.test(token.text) || names.has(token.folded))
      return false
    return !(next?.isCapital && touches(text, token, next)) && !/['’]/.test(text[token.end] ?? '')
  }

  return (text: string, tokens: readonly Token[], from: number, language: string): PlaceName | undefined => {
    const first = tokens[from]
    if (!first || !isPart(first) || isNotPart(first)) return undefined
    const rules = getLanguageRules(language)
    if (rules?.places.adjective?.test(first.folded)) return undefined
    const second = tokens[from + 1]
    if (begins.has(first.folded) && second && isPart(second) && touches(text, first, second))
      return named(text, from, [first, second])
    for (let words = 1; words < MAX_WORDS; words++) {
      const [before, next] = [tokens[from + words - 1], tokens[from + words]]
      if (!before || !next || !isPart(next) || !touches(text, before, next)) break
      if (ends.has(next.folded)) return named(text, from, tokens.slice(from, from + words + 1))
    }
    const isFeature =
      (rules?.compounds && isCompound(first)) || isUnknown(text, tokens, from, rules?.places.onlyPlaces ?? [])
    return isFeature ? named(text, from, [first]) : undefined
  }
}
