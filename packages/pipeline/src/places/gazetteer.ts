import type { Article } from '@plainwire/domain/article'
import { type Publisher, publisherAt } from '@plainwire/domain/feed'
import type { StoryPlace } from '@plainwire/domain/story'
import { rulesOf } from '../languages/index.ts'
import type { NewsroomData } from '../newsroom-data.ts'
import { type Token, tokensOf } from '../text/index.ts'
import {
  countryShares,
  noPlaces,
  placeFrom,
  relevantCountriesFrom,
  weigh,
  weighHome,
  weighVariant,
} from './about-place.ts'
import { languageVariants } from './language-variants.ts'
import { type Vetoes, vetoedKeys, vetoesIn } from './name-vetoes.ts'
import { withOrigins } from './origins.ts'
import type { ResolveHints } from './place-context.ts'
import { placeEvidence } from './place-evidence.ts'
import { type PlaceName, placeIndex } from './place-index.ts'
import { placeNameFinder, withoutCompounds } from './place-names.ts'
import { isNearCertainPlace } from './place-nearness.ts'
import { type PlaceTable, placeTable } from './place-table.ts'
import type { PlaceWeights } from './place-weights.ts'
import { type Mention, resolvePlaces } from './resolve-places.ts'
import { type Point, townKey } from './towns.ts'
import { isWorldwide } from './worldwide.ts'

/** The facts about a text besides its words. */
interface About extends ResolveHints {
  language?: string | undefined
}

export interface Gazetteer {
  /** The places a text names, with offsets into it. */
  mentions(text: string, about?: About): Mention[]
  /** The same, with the words that only speak for a country: adjectives, bodies, and names of bodies with a place inside. */
  names(text: string, about?: About): Mention[]
  /** The place one text is about. */
  about(text: {
    title?: string | undefined
    text: string
    language?: string | undefined
  }): StoryPlace | undefined
  /** The place a story is about, and the countries it matters to. */
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
  vetoes: Vetoes
}

/** A title with the top of its text, read as one, so that each gives the other's names their meaning. */
interface Page {
  lead: string
  scanned: Scanned
  publisher: Publisher | undefined
}

const isPlace = ({ kind }: Mention) => kind !== 'people' && kind !== 'hint' && kind !== 'inside'

const isOnlyWho = (found: readonly Mention[]) =>
  found.length > 0 &&
  found.every(({ kind, isOrigin }) => isOrigin === true || kind === 'feature' || kind === 'inside')

/** The countries whose small towns a publisher writes of. */
const homesOf = (language: string, publisher: Publisher | undefined) =>
  new Set([...(publisher ? [publisher.country] : []), ...(rulesOf(language)?.places.homelands ?? [])])

/** The country code of publishers whose country is unknown. */
const UNKNOWN_COUNTRY = 'ZZ'
/** Characters of each article read for places. */
const MAX_CHARACTERS = 2500
/** A newsroom's own town counts less: it signs its articles with it. */
const HOME_TOWN = 0.3

/** Looks places up in the gazetteer. Built once: it holds some tens of thousands of towns. */
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
  table: PlaceTable = placeTable(data),
): Gazetteer {
  const index = placeIndex(table)
  const find = placeNameFinder(data, index)
  const evident = placeEvidence(data)
  const variantOf = languageVariants(data)
  const areaCodes = new Map(
    Object.entries(data.placeCues.areaCodes).flatMap(([state, codes]) =>
      codes.split(' ').map((code) => [code, state] as const),
    ),
  )

  /** The names of a text that may be places, and what its words deny to be one. */
  const scan = (text: string, language: string): Scanned => {
    const plain = tokensOf(text)
    const tokens = language === 'en' ? withoutCompounds(plain, index) : plain
    const names = find(text, tokens, language)
    return { text, tokens, names, language, vetoes: vetoesIn(text, tokens, names, language) }
  }

  const resolve = (
    { text, tokens, names, language, vetoes }: Scanned,
    vetoed: ReadonlySet<string>,
    hints: ResolveHints,
  ) => {
    // A paper's country is stronger evidence than its spelling: New Zealand uses British spelling, too.
    const isForeign = (country: string) => hints.homeCountry !== undefined && hints.homeCountry !== country
    const variants = new Map([...variantOf(tokens, language)].filter(([country]) => !isForeign(country)))
    const places = names.filter(({ key, start }) => !vetoed.has(key) && !vetoes.starts.has(start))
    const { sure, maybe } = evident(text, tokens, places, language)
    const known = { ...hints, variants }
    const found = resolvePlaces(text, sure, known, areaCodes)
    const nearby = maybe.filter((place) => isNearCertainPlace(place, found))
    if (nearby.length === 0) return { found: withOrigins(text, found, language), variants }
    const all = [...sure, ...nearby].sort((a, b) => a.start - b.start)
    return { found: withOrigins(text, resolvePlaces(text, all, known, areaCodes), language), variants }
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

  /** The key of the publisher's own town; undefined for a city-state, whose name is its country's. */
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
    weighVariant(weights, variants, homeCountry, share)
    const own = publisher?.country === UNKNOWN_COUNTRY ? undefined : publisher?.country
    if (isOnlyWho(found)) weighHome(weights, own, share)
    const homes = homesOf(scanned.language, publisher)
    const home = homeTownOf(publisher)
    const isHome = ({ town }: Mention) =>
      home !== undefined && town !== undefined && townKey(town.name) === home
    const inText = found
      .filter(({ start }) => start >= lead.length)
      .map((mention) => ({ ...mention, start: mention.start - lead.length }))
    const inTitle = found.filter(({ start }) => start < lead.length)
    weigh(
      weights,
      inTitle.filter((mention) => !isHome(mention)),
      inText.filter((mention) => !isHome(mention)),
      { share, homes },
    )
    weigh(weights, inTitle.filter(isHome), inText.filter(isHome), { share: share * HOME_TOWN, homes })
  }

  /** Pages on one event: what one of them denies or names counts in the others. */
  const weighPages = (pages: readonly Page[]): PlaceWeights => {
    const vetoed = vetoedKeys(pages.map(({ scanned }) => scanned.vetoes))
    const add = (siblings: ReadonlyMap<string, number>) => {
      const weights = noPlaces()
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
      placeFrom(weighPages([pageOf(title, text, language, undefined)])),
    placeOf: (articles, publishers) => {
      const weights = weighPages(
        articles.map(({ title, text, summary, language, publisherId, placeHint }) => {
          const publisher = publishers.get(publisherId)
          return pageOf(title, text || summary, language, publisher && publisherAt(publisher, placeHint))
        }),
      )
      const titles = new Map(articles.map(({ title, language }) => [title, language]))
      const namesPlace = (title: string) =>
        read(title, { language: titles.get(title) }).found.some(({ country }) => country !== '')
      const place = isWorldwide([...titles.keys()], namesPlace) ? undefined : placeFrom(weights)
      return { place, relevantCountries: relevantCountriesFrom(weights) }
    },
  }
}
