import type { NewsroomData } from '../newsroom-data.ts'
import { countryNames, type Token } from '../text/index.ts'
import { type Town, townIndex, townKey } from './towns.ts'

/** What a name may stand for. */
export type Named =
  | { kind: 'country'; country: string }
  | { kind: 'people'; country: string }
  | { kind: 'region'; country: string }
  | { kind: 'town'; towns: readonly Town[] }

/** A name found in a text, before it is decided what it means. */
export interface PlaceName {
  name: string
  key: string
  /** Index of its first token, and how many it has. */
  at: number
  words: number
  start: number
  end: number
  named: Named
}

/** Months and days are towns somewhere. */
const NEVER = new Set(
  'january february march april may june july august september october november december monday tuesday wednesday thursday friday saturday sunday januari februari maart mei juni juli augustus oktober maandag dinsdag woensdag donderdag vrijdag zaterdag zondag'.split(
    ' ',
  ),
)
/** 'Saint Petersburg', 'Hoek van Holland', 'Salt Lake City'. */
const MAX_WORDS = 4

/** Countries by name, and by adjective or inhabitants. */
function countryIndexes({ demonyms }: Pick<NewsroomData, 'demonyms'>) {
  const byName = new Map(countryNames().map(({ name, code }) => [townKey(name), code]))
  const addAll = (index: Map<string, string>, lists: Record<string, string>) => {
    for (const [code, words] of Object.entries(lists)) {
      for (const word of words.split(' ')) index.set(townKey(word), code)
    }
    return index
  }
  return { byName: addAll(byName, demonyms.names), byAdjective: addAll(new Map(), demonyms.countries) }
}

/** Finds every capitalised name in a text that could be a place: the longest first, countries before regions before towns. */
export function placeNameFinder(data: Pick<NewsroomData, 'exonyms' | 'demonyms' | 'placeWords'>) {
  const towns = townIndex(data)
  const { byName, byAdjective } = countryIndexes(data)
  const regions = new Map(
    Object.entries(data.placeWords.regions).map(([name, country]) => [townKey(name), country]),
  )

  for (const area of Object.keys(data.placeWords.areas)) regions.set(area, '')
  const meaning = (key: string, text: string): Named | undefined => {
    if (NEVER.has(key)) return undefined
    const country = byName.get(key)
    const isShort = text.length <= 3
    if (country && (!isShort || text === text.toUpperCase())) return { kind: 'country', country }
    const people = isShort ? undefined : byAdjective.get(key)
    if (people) return { kind: 'people', country: people }
    const region = regions.get(key)
    if (region !== undefined) return { kind: 'region', country: region }
    const found = isShort ? undefined : towns.get(key)
    return found && { kind: 'town', towns: found }
  }

  const at = (text: string, tokens: readonly Token[], from: number): PlaceName | undefined => {
    for (let words = Math.min(MAX_WORDS, tokens.length - from); words > 0; words--) {
      const [first, last] = [tokens[from], tokens[from + words - 1]]
      if (!first || !last?.isCapital) continue
      const name = text.slice(first.start, last.end)
      if (words > 1 && /[.;:!?\n()"“”]/.test(name.replace(/\b(St|D|C)\./g, ''))) continue
      const key = townKey(name.replace(/,/g, ''))
      const named = meaning(key, name)
      if (named) return { name, key, at: from, words, start: first.start, end: last.end, named }
    }
    return undefined
  }

  return (text: string, tokens: readonly Token[]): PlaceName[] => {
    const found: PlaceName[] = []
    for (let from = 0; from < tokens.length; from++) {
      const place =
        tokens[from]?.isCapital || /^['’]s-/.test(tokens[from]?.text ?? '')
          ? at(text, tokens, from)
          : undefined
      if (!place) continue
      found.push(place)
      from += place.words - 1
    }
    return found
  }
}
