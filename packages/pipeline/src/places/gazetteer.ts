import type { Article } from '@plainwire/domain/article'
import { applyPlaceHint, type Publisher } from '@plainwire/domain/feed'
import type { StoryPlace } from '@plainwire/domain/story'
import { rulesOf } from '../languages/index.ts'
import type { NewsroomData } from '../newsroom/newsroom-data.ts'
import { type Token, tokensOf } from '../text/index.ts'
import { findPlaceNameVetoes, type PlaceNameVetoes, vetoedKeys } from './evidence/name-vetoes.ts'
import type { PlaceResolutionHints } from './evidence/place-context.ts'
import { createPlaceNameClassifier } from './evidence/place-evidence.ts'
import { isNearCertainPlace } from './evidence/place-nearness.ts'
import { createPlaceIndex, type PlaceName } from './names/place-index.ts'
import { createPlaceNameFinder, splitPlaceNameCompounds } from './names/place-names.ts'
import { type PlaceMention, resolvePlaces } from './resolve-places.ts'
import {
  addHomeCountry,
  addLanguageVariant,
  addMentions,
  countryShares,
  createPlaceWeights,
  selectRelevantCountries,
  selectStoryPlace,
} from './story-place/about-place.ts'
import { createVariantDetector } from './story-place/language-variants.ts'
import { markOriginMentions } from './story-place/origins.ts'
import type { PlaceWeights } from './story-place/place-weights.ts'
import { isWorldwide } from './story-place/worldwide.ts'
import { makePlaceTable, type PlaceTable } from './table/place-table.ts'
import { type Point, townKey } from './table/towns.ts'

/** What is known about a text besides its words: its language, and the hints for its places. */
interface About extends PlaceResolutionHints {
  language?: string | undefined
}

/** Finds the places in texts, and the places that texts and stories are about. */
export interface Gazetteer {
  /** Returns the places that a text names, with offsets into it. */
  mentions(text: string, about?: About): PlaceMention[]
  /**
   * Returns the places that a text names, and also names that are only evidence for a country: adjectives,
   * organisations, and places inside an organisation's name.
   */
  names(text: string, about?: About): PlaceMention[]
  /** Returns the place that a text is about. */
  about(text: {
    title?: string | undefined
    text: string
    language?: string | undefined
  }): StoryPlace | undefined
  /** Returns the place that a story is about, and the countries that it matters to. */
  placeOf(
    articles: readonly Article[],
    publishers: ReadonlyMap<string, Publisher>,
  ): { place: StoryPlace | undefined; relevantCountries: string[] }
}

/** A text with the names that may be places. */
interface Scanned {
  text: string
  tokens: readonly Token[]
  names: readonly PlaceName[]
  language: string
  vetoes: PlaceNameVetoes
}

/**
 * An article's title with the top of its text. They are read together, so that each helps to interpret the
 * names in the other.
 */
interface Page {
  lead: string
  scanned: Scanned
  publisher: Publisher | undefined
}

const isPlace = ({ kind }: PlaceMention) => kind !== 'people' && kind !== 'hint' && kind !== 'inside'

const hasOnlyOrigins = (found: readonly PlaceMention[]) =>
  found.length > 0 &&
  found.every(({ kind, isOrigin }) => isOrigin === true || kind === 'feature' || kind === 'inside')

/** Returns the countries whose small towns a publisher reports about. */
const homesOf = (language: string, publisher: Publisher | undefined) =>
  new Set([...(publisher ? [publisher.country] : []), ...(rulesOf(language)?.places.homelands ?? [])])

/** The country code of publishers whose country is unknown. */
const UNKNOWN_COUNTRY = 'ZZ'
/** The most characters of an article that are searched for places. */
const MAX_CHARACTERS = 2500
/** The weight of the publisher's own town, which is lower because it is in the datelines of its articles. */
const HOME_TOWN = 0.3

/** Creates a gazetteer. It is expensive (tens of thousands of towns), so it is created once. */
export function createGazetteer(
  data: Pick<
    NewsroomData,
    | 'exonyms'
    | 'demonyms'
    | 'placeWords'
    | 'placeCues'
    | 'regions'
    | 'lowCountries'
    | 'personNames'
    | 'ordinaryWords'
  >,
  table: PlaceTable = makePlaceTable(data),
): Gazetteer {
  const index = createPlaceIndex(table)
  const find = createPlaceNameFinder(data, index)
  const evident = createPlaceNameClassifier(data)
  const variantOf = createVariantDetector(data)
  const areaCodes = new Map(
    Object.entries(data.placeCues.areaCodes).flatMap(([state, codes]) =>
      codes.split(' ').map((code) => [code, state] as const),
    ),
  )

  /** Finds the names that may be places, and those that the text shows not to be. */
  const scan = (text: string, language: string): Scanned => {
    const plain = tokensOf(text)
    const tokens = language === 'en' ? splitPlaceNameCompounds(plain, index) : plain
    const names = find(text, tokens, language)
    return { text, tokens, names, language, vetoes: findPlaceNameVetoes(text, tokens, names, language) }
  }

  const resolve = (
    { text, tokens, names, language, vetoes }: Scanned,
    vetoed: ReadonlySet<string>,
    hints: PlaceResolutionHints,
  ) => {
    // The publisher's country is stronger evidence than its spelling, because New Zealand uses British
    // spelling, too.
    const isForeign = (country: string) => hints.homeCountry !== undefined && hints.homeCountry !== country
    const variants = new Map([...variantOf(tokens, language)].filter(([country]) => !isForeign(country)))
    const places = names.filter(({ key, start }) => !vetoed.has(key) && !vetoes.starts.has(start))
    const { sure, maybe } = evident(text, tokens, places, language)
    const known = { ...hints, variants }
    const found = resolvePlaces(text, sure, known, areaCodes)
    const nearby = maybe.filter((place) => isNearCertainPlace(place, found))
    if (nearby.length === 0) return { found: markOriginMentions(text, found, language), variants }
    const all = [...sure, ...nearby].sort((a, b) => a.start - b.start)
    return { found: markOriginMentions(text, resolvePlaces(text, all, known, areaCodes), language), variants }
  }

  const read = (text: string, { language = 'en', ...hints }: About) => {
    const scanned = scan(text, language)
    return resolve(scanned, vetoedKeys([scanned.vetoes]), hints)
  }

  /** The location of a publisher's newsroom. */
  const newsroomOf = ({ city = '', country }: Publisher): Point | undefined => {
    const named = index.find(townKey(city), city)
    const town = named?.kind === 'place' ? named.places.find((place) => place.country === country) : undefined
    if (town?.latitude === undefined || town.longitude === undefined) return undefined
    return { latitude: town.latitude, longitude: town.longitude }
  }

  /**
   * Returns the key of the publisher's own town; undefined for a city-state, whose name means the country.
   */
  const homeTownOf = (publisher: Publisher | undefined): string | undefined => {
    const key = publisher?.city && townKey(publisher.city)
    if (!key) return undefined
    const named = index.find(key, publisher.city ?? '')
    const isCountry = named?.kind === 'place' && named.places.some(({ kind }) => kind === 'country')
    return isCountry ? undefined : key
  }

  const pageOf = (title: string, text: string, language: string, publisher: Publisher | undefined): Page => {
    const lead = title === '' ? '' : `${title}\n\n`
    return { lead, scanned: scan(`${lead}${text.slice(0, MAX_CHARACTERS)}`, language), publisher }
  }

  const addPage = (
    weights: PlaceWeights,
    { lead, scanned, publisher }: Page,
    vetoed: ReadonlySet<string>,
    { share, siblings }: { share: number; siblings: ReadonlyMap<string, number> },
  ) => {
    const { found, variants } = resolve(scanned, vetoed, {
      homeCountry: publisher?.country,
      home: publisher && newsroomOf(publisher),
      siblings,
    })
    const [likeliest] = rulesOf(scanned.language)?.places.homelands ?? []
    const homeCountry = likeliest && (publisher?.country ?? likeliest)
    addLanguageVariant(weights, variants, homeCountry, share)
    const own = publisher?.country === UNKNOWN_COUNTRY ? undefined : publisher?.country
    if (hasOnlyOrigins(found)) addHomeCountry(weights, own, share)
    const homes = homesOf(scanned.language, publisher)
    const home = homeTownOf(publisher)
    const isHome = ({ town }: PlaceMention) =>
      home !== undefined && town !== undefined && townKey(town.name) === home
    const inText = found
      .filter(({ start }) => start >= lead.length)
      .map((mention) => ({ ...mention, start: mention.start - lead.length }))
    const inTitle = found.filter(({ start }) => start < lead.length)
    addMentions(
      weights,
      inTitle.filter((mention) => !isHome(mention)),
      inText.filter((mention) => !isHome(mention)),
      { share, homes },
    )
    addMentions(weights, inTitle.filter(isHome), inText.filter(isHome), { share: share * HOME_TOWN, homes })
  }

  /**
   * Weighs the articles on one event together: a name that is a place, or is not one, in one of them is so in
   * the others.
   */
  const weighPages = (pages: readonly Page[]): PlaceWeights => {
    const vetoed = vetoedKeys(pages.map(({ scanned }) => scanned.vetoes))
    const add = (siblings: ReadonlyMap<string, number>) => {
      const weights = createPlaceWeights()
      for (const page of pages) addPage(weights, page, vetoed, { share: 1 / pages.length, siblings })
      return weights
    }
    const alone = add(new Map())
    return pages.length === 1 ? alone : add(countryShares(alone))
  }

  return {
    mentions: (text, about = {}) => read(text, about).found.filter(isPlace),
    names: (text, about = {}) => read(text, about).found,
    about: ({ title = '', text, language = 'en' }) =>
      selectStoryPlace(weighPages([pageOf(title, text, language, undefined)])),
    placeOf: (articles, publishers) => {
      const weights = weighPages(
        articles.map(({ title, text, summary, language, publisherId, placeHint }) => {
          const publisher = publishers.get(publisherId)
          return pageOf(title, text || summary, language, publisher && applyPlaceHint(publisher, placeHint))
        }),
      )
      const titles = new Map(articles.map(({ title, language }) => [title, language]))
      const namesPlace = (title: string) =>
        read(title, { language: titles.get(title) }).found.some(({ country }) => country !== '')
      const place = isWorldwide([...titles.keys()], namesPlace) ? undefined : selectStoryPlace(weights)
      return { place, relevantCountries: selectRelevantCountries(weights) }
    },
  }
}
