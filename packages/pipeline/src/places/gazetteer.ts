import type { Article } from '@plainwire/domain/article'
import type { Publisher } from '@plainwire/domain/feed'
import type { StoryPlace } from '@plainwire/domain/story'
import type { NewsroomData } from '../newsroom-data.ts'
import { tokensOf } from '../text/index.ts'
import {
  noPlaces,
  type PlaceWeights,
  placeFrom,
  relevantCountriesFrom,
  weigh,
  weighVariant,
} from './about-place.ts'
import { languageVariants } from './language-variants.ts'
import { placeEvidence } from './place-evidence.ts'
import { placeIndex } from './place-index.ts'
import { placeNameFinder, withoutCompounds } from './place-names.ts'
import { liesNear } from './place-nearness.ts'
import { type Mention, type ResolveHints, resolvePlaces } from './resolve-places.ts'
import { type Point, townKey } from './towns.ts'

/** What is known of a text beside its words. */
interface About extends ResolveHints {
  language?: string | undefined
}

export interface Gazetteer {
  /** The places a text names, with offsets into it. */
  mentions(text: string, about?: About): Mention[]
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

const isPlace = ({ kind }: Mention) => kind !== 'people' && kind !== 'hint' && kind !== 'inside'

/** Characters of each article read for places. */
const MAX_CHARACTERS = 2500
/** A newsroom's own town counts less: it signs its articles with it. */
const HOME_TOWN = 0.3

/** Looks places up in the gazetteer. Built once: it holds some tens of thousands of towns. */
export function createGazetteer(
  data: Pick<
    NewsroomData,
    'exonyms' | 'demonyms' | 'placeWords' | 'placeCues' | 'regions' | 'lowCountries' | 'personNames'
  >,
): Gazetteer {
  const index = placeIndex(data)
  const find = placeNameFinder(data, index)
  const evident = placeEvidence(data)
  const variantOf = languageVariants(data)
  const areaCodes = new Map(
    Object.entries(data.placeCues.areaCodes).flatMap(([state, codes]) =>
      codes.split(' ').map((code) => [code, state] as const),
    ),
  )

  const read = (text: string, { language = 'en', ...hints }: About) => {
    const plain = tokensOf(text)
    const tokens = language === 'en' ? withoutCompounds(plain, index) : plain
    // A paper's spelling says less than where it is from: British is New Zealand's, too.
    const isForeign = (country: string) => hints.homeCountry !== undefined && hints.homeCountry !== country
    const variants = new Map([...variantOf(tokens, language)].filter(([country]) => !isForeign(country)))
    const { sure, maybe } = evident(text, tokens, find(text, tokens, language), language)
    const known = { ...hints, variants }
    const found = resolvePlaces(text, sure, known, areaCodes)
    const nearby = maybe.filter((place) => liesNear(place, found))
    if (nearby.length === 0) return { found, variants }
    const all = [...sure, ...nearby].sort((a, b) => a.start - b.start)
    return { found: resolvePlaces(text, all, known, areaCodes), variants }
  }

  /** Where a publisher's newsroom stands. */
  const newsroomOf = ({ city = '', country }: Publisher): Point | undefined => {
    const named = index.find(townKey(city), city)
    const town = named?.kind === 'place' ? named.places.find((place) => place.country === country) : undefined
    if (town?.latitude === undefined || town.longitude === undefined) return undefined
    return { latitude: town.latitude, longitude: town.longitude }
  }

  /** Title and text are read as one, so that each gives the other's names their meaning. */
  const addText = (
    weights: PlaceWeights,
    title: string,
    text: string,
    about: { language: string; publisher: Publisher | undefined; share: number },
  ) => {
    const lead = title === '' ? '' : `${title}\n\n`
    const { publisher } = about
    const { found, variants } = read(`${lead}${text.slice(0, MAX_CHARACTERS)}`, {
      language: about.language,
      homeCountry: publisher?.country,
      home: publisher && newsroomOf(publisher),
    })
    const homeCountry = about.language === 'nl' ? (publisher?.country ?? 'NL') : undefined
    weighVariant(weights, variants, homeCountry, about.share)
    const home = publisher?.city ? townKey(publisher.city) : undefined
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
      about.share,
    )
    weigh(weights, inTitle.filter(isHome), inText.filter(isHome), about.share * HOME_TOWN)
  }

  return {
    mentions: (text, about = {}) => read(text, about).found.filter(isPlace),
    about: ({ title = '', text, language = 'en' }) => {
      const weights = noPlaces()
      addText(weights, title, text, { language, publisher: undefined, share: 1 })
      return placeFrom(weights)
    },
    placeOf: (articles, publishers) => {
      const weights = noPlaces()
      for (const { title, text, summary, language, publisherId } of articles) {
        addText(weights, title, text || summary, {
          language,
          publisher: publishers.get(publisherId),
          share: 1 / articles.length,
        })
      }
      return { place: placeFrom(weights), relevantCountries: relevantCountriesFrom(weights) }
    },
  }
}
