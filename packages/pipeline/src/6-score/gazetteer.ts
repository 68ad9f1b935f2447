import type { Article } from '@plainwire/domain/article'
import type { Publisher } from '@plainwire/domain/feed'
import type { StoryPlace } from '@plainwire/domain/story'
import type { NewsroomData } from '../newsroom-data.ts'
import { tokensOf } from '../text/index.ts'
import { noPlaces, type PlaceWeights, placeFrom, relevantCountriesFrom, weigh } from './about-place.ts'
import { placeEvidence } from './place-evidence.ts'
import { placeNameFinder } from './place-names.ts'
import { type Mention, resolvePlaces } from './resolve-places.ts'
import { middlePoints, townKey } from './towns.ts'

export interface Gazetteer {
  /** The places a text names, with offsets into it. */
  mentions(
    text: string,
    about?: { language?: string | undefined; homeCountry?: string | undefined },
  ): Mention[]
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

/** Characters of each article read for places. */
const MAX_CHARACTERS = 2500
/** A newsroom's own town counts less: it signs its articles with it. */
const HOME_TOWN = 0.3

/** Looks places up in the gazetteer. Built once: it holds some tens of thousands of towns. */
export function createGazetteer(data: Pick<NewsroomData, 'exonyms' | 'demonyms' | 'placeWords'>): Gazetteer {
  const find = placeNameFinder(data)
  const evident = placeEvidence(data)
  const points = middlePoints(data)

  const mentions: Gazetteer['mentions'] = (text, { language = 'en', homeCountry } = {}) => {
    const tokens = tokensOf(text)
    return resolvePlaces(text, evident(text, tokens, find(text, tokens), language), homeCountry, points)
  }

  /** Title and text are read as one, so that each gives the other's names their meaning. */
  const addText = (
    weights: PlaceWeights,
    title: string,
    text: string,
    about: { language: string; publisher: Publisher | undefined; share: number },
  ) => {
    const lead = title === '' ? '' : `${title}\n\n`
    const found = mentions(`${lead}${text.slice(0, MAX_CHARACTERS)}`, {
      language: about.language,
      homeCountry: about.publisher?.country,
    })
    const home = about.publisher?.city ? townKey(about.publisher.city) : undefined
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
    mentions,
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
