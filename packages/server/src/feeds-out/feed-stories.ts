import { CATEGORY_NAMES, isCategory } from '@plainwire/domain/category'
import type { CityRecord, NewsStory } from '@plainwire/domain/contract'
import { getUsableCoordinates, isInCategory, toSpecificPlaceName } from '@plainwire/domain/edition'
import type { Language } from '@plainwire/domain/language'
import { computeDistanceKm } from '@plainwire/domain/place'
import { toTownSlug } from './town-names.ts'

/** The subject of a feed's stories: a category, a town or, for the feed of all stories, any subject. */
export interface FeedSubject {
  /** The feed's title for readers; undefined for the feed of all stories. */
  title: string | undefined
  /** The path of the page that shows the feed's stories. */
  path: string
  has(story: NewsStory): boolean
}

/**
 * The maximum distance, in km, between a town and a local story that is included in the town's feed although
 * its place has another name.
 */
const NEAR_KM = 50
const FEED_SIZE = 50

function isOf(town: CityRecord, story: NewsStory): boolean {
  const city = toSpecificPlaceName(story.location?.city)
  const isNamed = city !== undefined && toTownSlug(city) === toTownSlug(town.name)
  if (isNamed && story.location?.country_code === town.country_code) return true
  const point = getUsableCoordinates(story)
  return story.location?.scope === 'local' && point !== undefined && computeDistanceKm(point, town) <= NEAR_KM
}

/**
 * Returns the subject of a feed by the feed's name in the URL: 'all', a category or a town; undefined for any
 * other name.
 */
export function findFeedSubject(
  name: string,
  language: Language,
  towns: ReadonlyMap<string, CityRecord>,
): FeedSubject | undefined {
  if (name === 'all') return { title: undefined, path: '/', has: () => true }
  if (isCategory(name)) {
    const title = CATEGORY_NAMES[language][name]
    return { title, path: `/${name}`, has: (story) => isInCategory(story, name) }
  }
  const town = towns.get(name)
  return town && { title: town.name, path: '/local', has: (story) => isOf(town, story) }
}

/** Returns the newest stories on a subject, at most 50. */
export function selectFeedStories(stories: readonly NewsStory[], subject: FeedSubject): NewsStory[] {
  const newestFirst = (a: NewsStory, b: NewsStory) => Date.parse(b.published_at) - Date.parse(a.published_at)
  return stories
    .filter((story) => !Number.isNaN(Date.parse(story.published_at)) && subject.has(story))
    .sort(newestFirst)
    .slice(0, FEED_SIZE)
}
