import type { NewsStory } from '../contract/index.ts'
import { isInCategory } from '../edition/index.ts'
import { groupByThread } from '../thread/index.ts'
import { listTopHomeStories } from './home.ts'
import {
  computeReaderDistanceKm,
  isInReaderCity,
  type RankingContext,
  type ReaderPlace,
} from './score/factors.ts'
import { chooseStoryComparator, compareStoriesByScore } from './score/rank-stories.ts'
import { type RankedStory, type ScoreAdjustments, scoreStories } from './score/score.ts'
import { computeScoreInputs } from './score/score-facts.ts'

/** The default radius for stories of the reader's own place, in km. */
export const LOCAL_RADIUS_KM = 50
/** The radius of the reader's region, in km, regardless of borders. */
export const REGION_RADIUS_KM = 300
const SAME_COUNTRY_BOOST = 15
const NEAR_BOOST = 5
const NEAR_BOOST_KM = 5000
/**
 * The first `HOME_TOP` stories of the home page aren't repeated on the local page if they are more than
 * `HOME_TOP_KM` kilometres from the reader.
 */
const HOME_TOP = 10
const HOME_TOP_KM = 1000
/**
 * The number of stories, counting one per thread, that fill the local page. With fewer, stories of the next
 * wider level of `PROXIMITY_LEVELS` are added.
 */
const ENOUGH = 5
/** Stories from elsewhere need a higher local relevance (0–10) than this to fill the list. */
const FALLBACK_RELEVANCE = 6
const FALLBACK_SIZE = 20

/**
 * Why a story is on the local page, from the narrowest level to the widest: it happened near the reader, in
 * the reader's region or country, or elsewhere ('fallback').
 */
export const PROXIMITY_LEVELS = ['place', 'region', 'country', 'fallback'] as const
export type ProximityLevel = (typeof PROXIMITY_LEVELS)[number]

/** A story of the local page with the level that explains why it is there. */
export interface LocalStory extends RankedStory {
  level: ProximityLevel
  others?: readonly LocalStory[] | undefined
}

/** Returns the id of a story's thread; the story's own id if it has no thread. */
const topicOf = ({ id, thread }: NewsStory) => thread?.id ?? id

/**
 * The factor by which the local page multiplies a story's score: 15 in the reader's country, otherwise up to
 * 5 within 5,000 km of the reader, else 1.
 */
export function computeLocalBoost(
  story: NewsStory,
  reader: ReaderPlace,
  km = computeReaderDistanceKm(computeScoreInputs(story), reader),
): number {
  if (story.location?.country_code === reader.countryCode) return SAME_COUNTRY_BOOST
  if (km === undefined || km > NEAR_BOOST_KM) return 1
  return Math.max(1, NEAR_BOOST * (1 - km / NEAR_BOOST_KM))
}

function levelOf(story: NewsStory, reader: ReaderPlace, radiusKm: number): ProximityLevel {
  const facts = computeScoreInputs(story)
  const km = computeReaderDistanceKm(facts, reader)
  if (km === undefined ? isInReaderCity(facts, reader) : km <= radiusKm) return 'place'
  if (km !== undefined && km <= REGION_RADIUS_KM) return 'region'
  return story.location?.country_code === reader.countryCode ? 'country' : 'fallback'
}

/**
 * Whether a story is left out of the local page however near it is: world news, and the politics of the USA.
 */
function isNeverLocal(story: NewsStory): boolean {
  const isUnitedStates = story.location?.country_code === 'US'
  return isInCategory(story, 'world') || (isUnitedStates && isInCategory(story, 'politics'))
}

/**
 * Returns a test for stories that are far away and whose thread is among the first ten of the home page. The
 * home page is ranked only once, when the first story that is far away is tested.
 */
function isShownOnHome(
  stories: readonly NewsStory[],
  context: RankingContext,
): (story: NewsStory) => boolean {
  let top: Set<string> | undefined
  return (story) => {
    if ((computeReaderDistanceKm(computeScoreInputs(story), context.reader) ?? 0) <= HOME_TOP_KM) return false
    top ??= new Set(listTopHomeStories(stories, context, HOME_TOP).map((one) => topicOf(one.story)))
    return top.has(topicOf(story))
  }
}

/**
 * The levels that the local page shows: all up to 'country' or, if the reader has set a radius, only as many
 * as are needed for five stories, counting one per thread.
 */
function shownLevels(
  storiesOf: (level: ProximityLevel) => readonly NewsStory[],
  isRadiusChosen: boolean,
): ProximityLevel[] {
  const levels: ProximityLevel[] = ['place', 'region', 'country']
  if (!isRadiusChosen) return levels
  const count = (shown: ProximityLevel[]) => new Set(shown.flatMap(storiesOf).map(topicOf)).size
  const needed = levels.findIndex((_, index) => count(levels.slice(0, index + 1)) >= ENOUGH)
  return needed === -1 ? levels : levels.slice(0, needed + 1)
}

/** Returns how the local page adjusts scores: it boosts stories by their nearness (`computeLocalBoost`). */
export function createLocalScoreAdjustments(reader: ReaderPlace): ScoreAdjustments {
  return { view: 'local', boostOf: (story, km) => computeLocalBoost(story, reader, km) }
}

/**
 * Groups stories by their proximity level, before they are scored. Stories that are never local, and stories
 * from elsewhere with a local relevance of 6 or less, are left out.
 */
function byLevel(
  stories: readonly NewsStory[],
  reader: ReaderPlace,
  radiusKm: number,
): Map<ProximityLevel, NewsStory[]> {
  const levels = new Map<ProximityLevel, NewsStory[]>(PROXIMITY_LEVELS.map((level) => [level, []]))
  for (const story of stories) {
    const level = levelOf(story, reader, radiusKm)
    if (level === 'fallback' && story.analytics.local_relevance <= FALLBACK_RELEVANCE) continue
    if (!isNeverLocal(story)) levels.get(level)?.push(story)
  }
  return levels
}

/**
 * Returns the stories of the local page, best first and one per thread: stories of the reader's place, region
 * and country, boosted by nearness. If there are fewer than five, the 20 best stories from elsewhere with a
 * local relevance above 6 are added, so that the page is rarely empty.
 *
 * @param radiusKm a radius that the reader has set: stories within it come first, and wider levels are added
 * only if there are fewer than five
 * @returns an empty list if the reader's place is unknown
 */
export function listLocalStories(
  stories: readonly NewsStory[],
  context: RankingContext,
  radiusKm?: number,
): LocalStory[] {
  const { reader } = context
  if (!reader) return []
  const isOnHome = isShownOnHome(stories, context)
  const found = byLevel(stories, reader, radiusKm ?? LOCAL_RADIUS_KM)
  const storiesOf = (level: ProximityLevel) => (found.get(level) ?? []).filter((story) => !isOnHome(story))
  const withLevel = (level: ProximityLevel) =>
    scoreStories(storiesOf(level), context, createLocalScoreAdjustments(reader)).map((ranked): LocalStory => {
      const { story, score, publishedMs, km, met } = ranked
      return { story, score, publishedMs, km, met, level }
    })
  const order = chooseStoryComparator(context)
  const nearFirst = (a: LocalStory, b: LocalStory) =>
    PROXIMITY_LEVELS.indexOf(a.level) - PROXIMITY_LEVELS.indexOf(b.level) || order(a, b)
  const local = groupByThread(
    shownLevels(storiesOf, radiusKm !== undefined)
      .flatMap(withLevel)
      .sort(radiusKm === undefined ? order : nearFirst),
  )
  if (local.length >= ENOUGH) return local
  const shown = new Set(local.map(({ story }) => topicOf(story)))
  const elsewhere = withLevel('fallback').filter(({ story }) => !shown.has(topicOf(story)))
  const best = groupByThread(elsewhere.sort(compareStoriesByScore)).slice(0, FALLBACK_SIZE)
  return [...local, ...best.sort(order)]
}
