import type { Article } from '@plainwire/domain/article'
import { overridePublisherPlace, type Publisher } from '@plainwire/domain/feed'
import type { StoryPlace } from '@plainwire/domain/story'
import { getLanguageRules } from '../languages/index.ts'
import type { NewsroomData } from '../reviewed-data/newsroom-data.ts'
import { findNonPlaceNameKeys } from './evidence/name-vetoes.ts'
import { createPlaceIndex } from './names/place-index.ts'
import {
  createTextPlaceFinder,
  type PlaceTextContext,
  type TextWithPlaceCandidates,
} from './place-text-reader.ts'
import {
  findPublisherHomeTown,
  findPublisherNewsroomLocation,
  listPublisherHomeCountries,
} from './publisher-home.ts'
import type { PlaceMention } from './resolve-places.ts'
import { computeCountryShares, selectRelevantCountries, selectStoryPlace } from './story-place/about-place.ts'
import {
  addHomeCountryWeight,
  addLanguageVariantWeight,
  addPlaceMentionWeights,
  createPlaceWeights,
  type PlaceWeights,
} from './story-place/place-weights.ts'
import { isWorldwideStory } from './story-place/worldwide.ts'
import { getPlaceTable, type PlaceTable } from './table/place-table.ts'
import { toPlaceNameKey } from './table/towns.ts'

/** Finds the places in texts, and the places that texts and stories are about. */
export interface Gazetteer {
  /** Returns the places that a text names, with offsets into it. */
  mentions(text: string, about?: PlaceTextContext): PlaceMention[]
  /**
   * Returns the places that a text names, and also names that are only evidence for a country: adjectives,
   * organisations, and places inside an organisation's name.
   */
  names(text: string, about?: PlaceTextContext): PlaceMention[]
  /** Returns the place that a text is about; undefined if it names no place. */
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

/**
 * An article's title with the top of its text. They are read together, so that each helps to interpret the
 * names in the other.
 */
interface Page {
  lead: string
  scanned: TextWithPlaceCandidates
  publisher: Publisher | undefined
}

const isPlace = ({ kind }: PlaceMention) => kind !== 'people' && kind !== 'hint' && kind !== 'inside'

const hasOnlyOrigins = (found: readonly PlaceMention[]) =>
  found.length > 0 &&
  found.every(({ kind, isOrigin }) => isOrigin === true || kind === 'feature' || kind === 'inside')

/** The country code of publishers whose country is unknown. */
const UNKNOWN_COUNTRY = 'ZZ'
/** The most characters of an article that are searched for places. */
const MAX_CHARACTERS = 2500
/**
 * The weight of mentions of the publisher's own town, relative to those of other places. It is low because
 * the datelines of the publisher's articles contain that town.
 */
const HOME_TOWN = 0.3

/** Creates a gazetteer. This is expensive (over 130,000 towns), so create one and use it for all texts. */
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
  table: PlaceTable = getPlaceTable(data),
): Gazetteer {
  const index = createPlaceIndex(table)
  const { scan, resolve, read } = createTextPlaceFinder(data, index)

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
      home: publisher && findPublisherNewsroomLocation(publisher, index),
      siblings,
    })
    const [likeliest] = getLanguageRules(scanned.language)?.places.homelands ?? []
    const homeCountry = likeliest && (publisher?.country ?? likeliest)
    addLanguageVariantWeight(weights, variants, homeCountry, share)
    const own = publisher?.country === UNKNOWN_COUNTRY ? undefined : publisher?.country
    if (hasOnlyOrigins(found)) addHomeCountryWeight(weights, own, share)
    const homes = listPublisherHomeCountries(scanned.language, publisher)
    const home = findPublisherHomeTown(publisher, index)
    const isHome = ({ town }: PlaceMention) =>
      home !== undefined && town !== undefined && toPlaceNameKey(town.name) === home
    const inText = found
      .filter(({ start }) => start >= lead.length)
      .map((mention) => ({ ...mention, start: mention.start - lead.length }))
    const inTitle = found.filter(({ start }) => start < lead.length)
    addPlaceMentionWeights(
      weights,
      inTitle.filter((mention) => !isHome(mention)),
      inText.filter((mention) => !isHome(mention)),
      { share, homes },
    )
    addPlaceMentionWeights(weights, inTitle.filter(isHome), inText.filter(isHome), {
      share: share * HOME_TOWN,
      homes,
    })
  }

  /**
   * Weighs the places in all articles on one event together. What one article shows about a name, that it is a
   * place or that it isn't one, applies to all of them.
   */
  const weighPages = (pages: readonly Page[]): PlaceWeights => {
    const vetoed = findNonPlaceNameKeys(pages.map(({ scanned }) => scanned.vetoes))
    const add = (siblings: ReadonlyMap<string, number>) => {
      const weights = createPlaceWeights()
      for (const page of pages) addPage(weights, page, vetoed, { share: 1 / pages.length, siblings })
      return weights
    }
    const alone = add(new Map())
    return pages.length === 1 ? alone : add(computeCountryShares(alone))
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
          return pageOf(
            title,
            text || summary,
            language,
            publisher && overridePublisherPlace(publisher, placeHint),
          )
        }),
      )
      const titles = new Map(articles.map(({ title, language }) => [title, language]))
      const namesPlace = (title: string) =>
        read(title, { language: titles.get(title) }).found.some(({ country }) => country !== '')
      const place = isWorldwideStory([...titles.keys()], namesPlace) ? undefined : selectStoryPlace(weights)
      return { place, relevantCountries: selectRelevantCountries(weights) }
    },
  }
}
