import { collectWordsOfAllLanguages, getLanguageRules } from '../../languages/index.ts'
import type { NewsroomData } from '../../reviewed-data/newsroom-data.ts'
import type { Token } from '../../text/index.ts'
import type { NameMeaning } from '../table/place-table.ts'
import { type Place, toPlaceNameKey } from '../table/towns.ts'
import { US_STATES } from '../table/us-states.ts'
import { findImpliedCountry } from './implied-country.ts'
import { createGeographicFeatureFinder } from './place-features.ts'
import type { PlaceIndex, PlaceName } from './place-index.ts'
import { findListedCountyPositions, isSportsResultList } from './place-lists.ts'

/** Days, months and common words of headlines, which never count as towns although some town has the name. */
const NEVER = collectWordsOfAllLanguages(({ places, calendar }) => [
  ...places.never,
  ...calendar.days,
  ...calendar.months,
])
/** The maximum number of words in a name: 'Democratic Republic of the Congo'. */
const MAX_WORDS = 5
/** Separators between two words of one name. */
const BETWEEN = /^(?:['’]s)?(?:[ \u00a0]|-|[ \u00a0]?\.[ \u00a0])$/
/** Matches a last word with an elided article, such as the second word of "Côte d'Ivoire". */
const ELIDED = /^[dl]['’]\p{Lu}/u
/** Abbreviations that may be followed by a full stop within a name: 'St.'. */
const SHORTENED = /^(?:st|ft|mt|ste|d|n|s|w|e)$/
/**
 * Two-letter abbreviations of states that newspapers print with a full stop: 'Pa.'. Other abbreviations with a
 * full stop, such as 'Ms.', don't mean a state.
 */
const OLD_SHORT = new Set('pa va ga la ky md mo vt'.split(' '))
/** Matches initials with full stops: 'U.S', 'W.Va'. */
const INITIALS = /^\p{Lu}(?:\.\p{Lu}\p{Ll}?)+$/u

/** Returns true if the characters between two neighbouring words allow the words to be one name. */
function joins(text: string, before: Token, after: Token): boolean {
  const between = text.slice(before.end, after.start)
  if (!BETWEEN.test(between)) return false
  return !between.includes('.') || SHORTENED.test(before.folded)
}

/**
 * Creates a function that finds every capitalised name in a text that could be a place, preferring longer
 * names.
 */
export function createPlaceNameFinder(
  data: Pick<NewsroomData, 'placeCues' | 'personNames'>,
  index: PlaceIndex,
) {
  const features = createGeographicFeatureFinder(data)
  const codes = new Map(Object.entries(data.placeCues.codes))
  const countryOf = (code: string) =>
    index.find(toPlaceNameKey(new Intl.DisplayNames('en', { type: 'region' }).of(code) ?? ''), code)
  const codeNames = new Map([...codes].map(([letters, code]) => [letters, countryOf(code)]))

  /** Returns the American state that an abbreviation denotes: 'Ind.' only after a comma, 'W.Va.' anywhere. */
  const stateAt = (text: string, token: Token, language: string): NameMeaning | undefined => {
    const isBehindComma = /,\s$/.test(text.slice(Math.max(0, token.start - 2), token.start))
    const hasStop = text[token.end] === '.'
    if (language !== 'en' && !hasStop) return undefined
    if (!(isBehindComma || (hasStop && token.text.includes('.')))) return undefined
    if (token.text.includes('.') && !US_STATES.has(token.folded)) return undefined
    const isPostCode = token.text.length === 2 && token.text === token.text.toUpperCase()
    if (token.text.length <= 2 && !isPostCode && !(hasStop && OLD_SHORT.has(token.folded))) return undefined
    const state = index.state(toPlaceNameKey(token.text))
    return state && { kind: 'place', places: [state] }
  }

  /** Returns the country of a code in a list of results: '( Ned )'. */
  const codeAt = (text: string, token: Token): NameMeaning | undefined =>
    /[(]\s?$/.test(text.slice(Math.max(0, token.start - 2), token.start)) &&
    /^\s?(?:[)]|\/)/.test(text.slice(token.end, token.end + 2))
      ? codeNames.get(token.text)
      : undefined

  const isShortState = (key: string, places: readonly Place[]) =>
    places.length === 1 && index.state(key) !== undefined && toPlaceNameKey(places[0]?.name ?? '') !== key

  const found = (
    text: string,
    key: string,
    at: number,
    tokens: readonly Token[],
    named: NameMeaning,
  ): PlaceName => {
    const words = tokens.length
    const start = tokens[0]?.start ?? 0
    const last = tokens.at(-1)
    const end = last?.end ?? start
    const isShort =
      last !== undefined &&
      named.kind === 'place' &&
      (INITIALS.test(last.text) || isShortState(key, named.places))
    const full = isShort && text[end] === '.' ? end + 1 : end
    return { name: text.slice(start, full), key, at, words, start, end: full, named }
  }

  const placeAt = (
    text: string,
    tokens: readonly Token[],
    from: number,
    language: string,
    isList: boolean,
  ): PlaceName | undefined => {
    const [first] = tokens.slice(from, from + 1)
    if (!first) return undefined
    const keys = [toPlaceNameKey(first.text)]
    const begin = keys[0]?.split(' ')[0] ?? ''
    const most = SHORTENED.test(begin) || index.beginsName(begin) ? MAX_WORDS : 1
    for (let words = 1; words < most; words++) {
      const [before, next] = [tokens[from + words - 1], tokens[from + words]]
      if (!before || !next || !joins(text, before, next)) break
      keys.push(toPlaceNameKey(text.slice(first.start, next.end)))
    }
    for (let words = keys.length; words > 0; words--) {
      const last = tokens[from + words - 1]
      const key = keys[words - 1] ?? ''
      if (!last || !(last.isCapital || ELIDED.test(last.text)) || NEVER.has(key)) continue
      if (getLanguageRules(language)?.places.notTowns.includes(key)) continue
      const own = tokens.slice(from, from + words)
      const special =
        words === 1
          ? ((isList ? codeAt(text, first) : undefined) ?? stateAt(text, first, language))
          : undefined
      const named = special ?? index.find(key, text.slice(first.start, last.end))
      if (named) return found(text, key, from, own, named)
    }
    return undefined
  }

  return (text: string, tokens: readonly Token[], language: string): PlaceName[] => {
    const all: PlaceName[] = []
    const counties = findListedCountyPositions(text, tokens)
    const isList = isSportsResultList(text)
    for (let from = 0; from < tokens.length; from++) {
      const token = tokens[from]
      if (!token) break
      if (!token.isCapital && !/^(?:['’]s-|\d+(?:st|nd|rd|th)$)/.test(token.text)) continue
      const county = counties.has(from)
        ? index.find(`${toPlaceNameKey(token.text)} county`, token.text)
        : undefined
      const place = county
        ? found(text, `${toPlaceNameKey(token.text)} county`, from, [token], county)
        : placeAt(text, tokens, from, language, isList)
      const feature = features(text, tokens, from, language)
      const isMoney = text[token.end] === '$' || text[token.start - 1] === '$'
      const best = isMoney
        ? undefined
        : feature &&
            (!place || (feature.words > place.words && place.words < 2 && !feature.key.endsWith(' county')))
          ? feature
          : place
      if (!best) {
        const country = getLanguageRules(language)?.compounds
          ? findImpliedCountry(token, index.find)
          : undefined
        if (country) all.push(found(text, token.folded, from, [token], { kind: 'hint', country }))
        continue
      }
      all.push(best)
      from += best.words - 1
    }
    return all
  }
}
