import { computeDistanceKm } from '../../place/index.ts'
import type { LearnedInterests } from '../preferences/learned.ts'
import type { RankingPreferences } from '../preferences/ranking-preferences.ts'
import { MIN_RANKING_FACTOR } from './recency.ts'
import {
  LOCAL_VIEW_RELEVANCE_WEIGHTS,
  type RelevanceWeights,
  UNKNOWN_PLACE_RELEVANCE_WEIGHTS,
} from './relevance-weights.ts'
import type { ScoreInputs } from './score-facts.ts'

/** The reader, the place and the time that a list is ranked for. */
export interface RankingContext {
  now: Date
  /** The reader's place; undefined if unknown. */
  reader?: ReaderPlace | undefined
  /**
   * The reader's topics, lowercased: names of interests, categories or tags. Stories that match one rank
   * higher.
   */
  topics?: readonly string[]
  /** The reader's ranking preferences; neutral if undefined. */
  rankingPreferences?: RankingPreferences | undefined
  /** The learned interests of the reader; undefined if recommendations are off. */
  learned?: LearnedInterests | undefined
}

/** The reader's place. */
export interface ReaderPlace {
  latitude: number
  longitude: number
  /** English name. */
  city: string
  /** ISO 3166-1 alpha-2. */
  countryCode: string
}

const OFFSET_KM = 50
const SCALE_KM = 300
const TRENDING_WEIGHTS = { breadth: 0.6, heat: 0.4 }
const BREADTH_HOURS = 48
const HEAT_HOURS = 24

/** The weight of a place by its distance: 1 up to 50 km, 0.5 at 350 km, at least 0.001. */
export function computeDistanceWeight(km: number): number {
  return Math.max(MIN_RANKING_FACTOR, 1 / (1 + Math.max(0, km - OFFSET_KM) / SCALE_KM))
}

/** The distance between the reader and a story, in km; undefined if either has no coordinates. */
export function computeReaderDistanceKm(
  { coordinates }: ScoreInputs,
  reader: ReaderPlace | undefined,
): number | undefined {
  return coordinates && reader ? computeDistanceKm(coordinates, reader) : undefined
}

/** Whether a story is about the reader's town. */
export function isInReaderCity({ city }: ScoreInputs, reader: ReaderPlace | undefined): boolean {
  return reader !== undefined && city === reader.city.toLowerCase()
}

/** The ranking factor of a story's distance from the reader, 0.001–1. */
export function computeReaderDistanceFactor(
  facts: ScoreInputs,
  reader: ReaderPlace | undefined,
  km = computeReaderDistanceKm(facts, reader),
): number {
  if (!reader) return MIN_RANKING_FACTOR
  if (km !== undefined) return computeDistanceWeight(km)
  if (isInReaderCity(facts, reader)) return 1
  const { countryCode } = reader
  const isConcerned = facts.country === countryCode || facts.concerned.includes(countryCode)
  return isConcerned ? 0.5 : MIN_RANKING_FACTOR
}

/** Multiplies the local weight by `near`, then scales both weights so that their sum is 1. */
function nearer({ global, local }: RelevanceWeights, near: number): RelevanceWeights {
  if (near === 1) return { global, local }
  const sum = global + local * near
  return { global: global / sum, local: (local * near) / sum }
}

/**
 * The ranking factor of relevance: global and local relevance, weighted by the story's category and the
 * reader's ranking preferences. Local relevance is also weighted by the distance to the reader.
 */
export function computeRelevanceFactor(
  facts: ScoreInputs,
  view: 'all' | 'local',
  reader?: ReaderPlace,
  km?: number,
  near = 1,
): number {
  const weights =
    view === 'local'
      ? LOCAL_VIEW_RELEVANCE_WEIGHTS
      : reader
        ? nearer(facts.weights, near)
        : UNKNOWN_PLACE_RELEVANCE_WEIGHTS
  const nearby = weights.local * facts.local * computeReaderDistanceFactor(facts, reader, km)
  return Math.max(MIN_RANKING_FACTOR, weights.global * facts.global + nearby)
}

/**
 * The ranking factor of attention, 0.001–1: the number of sources, which counts fully for 48 h and then
 * halves every 48 h, and popularity, which fades to nothing within 24 h.
 *
 * @param age in hours
 */
export function computeTrendingFactor(facts: ScoreInputs, age: number): number {
  const breadth = facts.breadth * (age <= BREADTH_HOURS ? 1 : 0.5 ** ((age - BREADTH_HOURS) / BREADTH_HOURS))
  const heat = facts.popularity * Math.max(0, 1 - age / HEAT_HOURS)
  return Math.max(MIN_RANKING_FACTOR, TRENDING_WEIGHTS.breadth * breadth + TRENDING_WEIGHTS.heat * heat)
}
