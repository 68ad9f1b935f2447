import type { NewsStory } from '../contract/index.ts'
import { isInCategory } from '../edition/index.ts'
import { namesCity, type RankingContext, type ReaderPlace, readerDistanceKm } from './factors.ts'
import { homeTop } from './home.ts'
import { byScore, orderFor, type Ranked, withSheets } from './score.ts'

/** How near a story of the reader's own place is, where the reader hasn't said otherwise. */
export const LOCAL_RADIUS_KM = 50
/** How far the reader's region goes, wherever the border runs. */
export const REGION_KM = 300
const SAME_COUNTRY_BOOST = 15
const NEAR_BOOST = 5
const NEAR_BOOST_KM = 5000
/** Of the home page's first so many, those this far away aren't told twice. */
const HOME_TOP = 10
const HOME_TOP_KM = 1000
/** With fewer stories the next level is added. */
const ENOUGH = 5
/** Above this local relevance (0–10) a story from elsewhere may stand in. */
const FALLBACK_RELEVANCE = 6
const FALLBACK_SIZE = 20

/** Why a story is local: the nearest threshold it meets (B8). */
export const LOCAL_LEVELS = ['place', 'region', 'country', 'fallback'] as const
export type LocalLevel = (typeof LOCAL_LEVELS)[number]

/** A story of the local page with what put it there. */
export interface LocalStory extends Ranked {
  level: LocalLevel
}

/** How much the local page lifts a story: 15 in the reader's country, up to 5 within 5000 km, else 1. */
export function localBoost(
  story: NewsStory,
  reader: ReaderPlace,
  km = readerDistanceKm(story, reader),
): number {
  if (story.location?.country_code === reader.countryCode) return SAME_COUNTRY_BOOST
  if (km === undefined || km > NEAR_BOOST_KM) return 1
  return Math.max(1, NEAR_BOOST * (1 - km / NEAR_BOOST_KM))
}

function levelOf({ story, km }: Ranked, reader: ReaderPlace, radiusKm: number): LocalLevel {
  if (km === undefined ? namesCity(story, reader) : km <= radiusKm) return 'place'
  if (km !== undefined && km <= REGION_KM) return 'region'
  return story.location?.country_code === reader.countryCode ? 'country' : 'fallback'
}

/** World news and the politics of the USA are left out of the local page (RK-03). */
function isNeverLocal(story: NewsStory): boolean {
  const isUnitedStates = story.location?.country_code === 'US'
  return isInCategory(story, 'world') || (isUnitedStates && isInCategory(story, 'politics'))
}

/** Ids of the home page's first ten that happen far away. */
function distantHomeIds(stories: readonly NewsStory[], context: RankingContext): Set<string> {
  const distant = homeTop(stories, context, HOME_TOP).filter(({ km }) => (km ?? 0) > HOME_TOP_KM)
  return new Set(distant.map(({ story }) => story.id))
}

/** The levels that are shown: all down to the country or, with a radius of the reader's, only as wide as needed for five stories. */
function shownLevels(candidates: readonly LocalStory[], isRadiusChosen: boolean): LocalLevel[] {
  const levels: LocalLevel[] = ['place', 'region', 'country']
  if (!isRadiusChosen) return levels
  const count = (shown: LocalLevel[]) => candidates.filter(({ level }) => shown.includes(level)).length
  const needed = levels.findIndex((_, index) => count(levels.slice(0, index + 1)) >= ENOUGH)
  return needed === -1 ? levels : levels.slice(0, needed + 1)
}

/**
 * The local page, best first: what happens in the reader's place, region and country, boosted as RK-03 says, and, with
 * fewer than five of those, the 20 best of elsewhere with a local relevance above 6 (RK-05), so that it is never blank.
 *
 * @param radiusKm the reader's own radius: then wider levels are added only while there are fewer than five stories
 * @returns none while the reader's place is unknown (FD-10)
 */
export function localList(
  stories: readonly NewsStory[],
  context: RankingContext,
  radiusKm?: number,
): LocalStory[] {
  const { reader } = context
  if (!reader) return []
  const distant = distantHomeIds(stories, context)
  const kept = stories.filter((story) => !isNeverLocal(story) && !distant.has(story.id))
  const boostOf = (story: NewsStory, km: number | undefined) => localBoost(story, reader, km)
  const candidates = withSheets(kept, context, { view: 'local', boostOf }).map((ranked): LocalStory => {
    const { story, sheet, publishedMs, km, met } = ranked
    const level = levelOf(ranked, reader, radiusKm ?? LOCAL_RADIUS_KM)
    return { story, sheet, publishedMs, km, met, level }
  })
  const order = orderFor(context)
  const levels = shownLevels(candidates, radiusKm !== undefined)
  const local = candidates.filter(({ level }) => levels.includes(level)).sort(order)
  if (local.length >= ENOUGH) return local
  const isFallback = ({ story, level }: LocalStory) =>
    level === 'fallback' && story.analytics.local_relevance > FALLBACK_RELEVANCE
  const best = candidates.filter(isFallback).sort(byScore).slice(0, FALLBACK_SIZE)
  return [...local, ...best.sort(order)]
}
