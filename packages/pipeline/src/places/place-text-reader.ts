import type { NewsroomData } from '../reviewed-data/newsroom-data.ts'
import { type Token, tokeniseText } from '../text/index.ts'
import { findNonPlaceNameKeys, findNonPlaceNames, type NonPlaceNames } from './evidence/name-vetoes.ts'
import type { PlaceResolutionHints } from './evidence/place-context.ts'
import { createPlaceNameClassifier } from './evidence/place-evidence.ts'
import { isCloseToCertainPlace } from './evidence/place-nearness.ts'
import type { PlaceIndex, PlaceName } from './names/place-index.ts'
import { splitPlaceNameCompounds } from './names/place-name-compounds.ts'
import { createPlaceNameFinder } from './names/place-names.ts'
import { resolvePlaces } from './resolve-places.ts'
import { createLanguageVariantDetector } from './story-place/language-variants.ts'
import { markOriginMentions } from './story-place/origins.ts'

/** What is known about a text besides its words: its language, and the hints for its places. */
export interface PlaceTextContext extends PlaceResolutionHints {
  language?: string | undefined
}

/** A text with the names that may be places. */
export interface TextWithPlaceCandidates {
  text: string
  tokens: readonly Token[]
  names: readonly PlaceName[]
  language: string
  vetoes: NonPlaceNames
}

/**
 * Creates functions that find the places in a text. `read` does this in one step; `scan` and `resolve` are
 * its two steps, for callers that combine what several texts show about the names.
 */
export function createTextPlaceFinder(
  data: Pick<NewsroomData, 'placeWords' | 'placeCues' | 'personNames' | 'ordinaryWords'>,
  index: PlaceIndex,
) {
  const find = createPlaceNameFinder(data, index)
  const evident = createPlaceNameClassifier(data)
  const variantOf = createLanguageVariantDetector(data)
  const areaCodes = new Map(
    Object.entries(data.placeCues.areaCodes).flatMap(([state, codes]) =>
      codes.split(' ').map((code) => [code, state] as const),
    ),
  )

  /** Finds the names that may be places, and those which the text shows not to be places. */
  const scan = (text: string, language: string): TextWithPlaceCandidates => {
    const plain = tokeniseText(text)
    const tokens = language === 'en' ? splitPlaceNameCompounds(plain, index) : plain
    const names = find(text, tokens, language)
    return { text, tokens, names, language, vetoes: findNonPlaceNames(text, tokens, names, language) }
  }

  /** Decides which names are places, and which places they mean. */
  const resolve = (
    { text, tokens, names, language, vetoes }: TextWithPlaceCandidates,
    vetoed: ReadonlySet<string>,
    hints: PlaceResolutionHints,
  ) => {
    // The publisher's country is stronger evidence than the text's spelling, because New Zealand uses British
    // spelling, too.
    const isForeign = (country: string) => hints.homeCountry !== undefined && hints.homeCountry !== country
    const variants = new Map([...variantOf(tokens, language)].filter(([country]) => !isForeign(country)))
    const places = names.filter(({ key, start }) => !vetoed.has(key) && !vetoes.starts.has(start))
    const { sure, maybe } = evident(text, tokens, places, language)
    const known = { ...hints, variants }
    const found = resolvePlaces(text, sure, known, areaCodes)
    const nearby = maybe.filter((place) => isCloseToCertainPlace(place, found))
    if (nearby.length === 0) return { found: markOriginMentions(text, found, language), variants }
    const all = [...sure, ...nearby].sort((a, b) => a.start - b.start)
    return { found: markOriginMentions(text, resolvePlaces(text, all, known, areaCodes), language), variants }
  }

  /** Finds the places of a single text. */
  const read = (text: string, { language = 'en', ...hints }: PlaceTextContext) => {
    const scanned = scan(text, language)
    return resolve(scanned, findNonPlaceNameKeys([scanned.vetoes]), hints)
  }

  return { scan, resolve, read }
}
