import type { Section } from '@plainwire/domain/category'
import { createPersistedStore } from '../storage/persisted.ts'

/**
 * The hour of the day at which a new finite edition (a list with a chosen number of stories) starts, in the
 * device's time zone: before most people's breakfast.
 */
const START_HOUR = 6

/**
 * The finite editions that the reader has begun to read, by section. A finite edition is a list with a chosen
 * number of stories, shown instead of the endless feed. It contains the same stories until the next one
 * starts.
 */
export interface StartedFiniteEditions {
  /** When these editions started, as an ISO time. */
  startedAt: string
  /** The chosen number of stories. */
  size: number
  /** The ids of the stories, by section. */
  idsOf: Partial<Record<Section, readonly string[]>>
}

/**
 * Returns the time at which the finite edition that is current at `now` started: the most recent START_HOUR
 * o'clock.
 */
export function getFiniteEditionStartTime(now: Date): Date {
  const start = new Date(now)
  start.setHours(START_HOUR, 0, 0, 0)
  if (start > now) start.setDate(start.getDate() - 1)
  return start
}

/** Returns the time at which the next finite edition after `now` starts. */
export function getNextFiniteEditionStart(now: Date): Date {
  const next = getFiniteEditionStartTime(now)
  next.setDate(next.getDate() + 1)
  return next
}

function isIds(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((id) => typeof id === 'string')
}

function readBegun(stored: unknown): StartedFiniteEditions | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined
  const { startedAt, size, idsOf } = stored as Record<string, unknown>
  const isRead =
    typeof startedAt === 'string' &&
    typeof size === 'number' &&
    typeof idsOf === 'object' &&
    idsOf !== null &&
    Object.values(idsOf).every(isIds)
  return isRead ? (stored as StartedFiniteEditions) : undefined
}

/** The finite editions that the reader has begun to read on this device; undefined if there are none. */
export const startedFiniteEditions = createPersistedStore<StartedFiniteEditions | undefined>(
  'plainwire.begun',
  readBegun,
  undefined,
)

/**
 * Returns the story ids of a section's finite edition; undefined if the reader hasn't begun to read an edition
 * of this size since `startedAt`.
 */
export function getStartedEditionStoryIds(
  editions: StartedFiniteEditions | undefined,
  section: Section,
  { startedAt, size }: Pick<StartedFiniteEditions, 'startedAt' | 'size'>,
): readonly string[] | undefined {
  const isCurrent = editions?.startedAt === startedAt && editions.size === size
  return isCurrent ? editions.idsOf[section] : undefined
}

/**
 * Persists which stories are in the finite edition that the reader starts in a section. Does nothing if `ids` is
 * empty, or if an edition of the same size was already started there since `startedAt`.
 */
export function persistStartedEdition(
  section: Section,
  ids: readonly string[],
  of: Pick<StartedFiniteEditions, 'startedAt' | 'size'>,
): void {
  const editions = startedFiniteEditions.get()
  if (ids.length === 0 || getStartedEditionStoryIds(editions, section, of)) return
  const isCurrent = editions?.startedAt === of.startedAt && editions.size === of.size
  startedFiniteEditions.set({ ...of, idsOf: { ...(isCurrent && editions.idsOf), [section]: ids } })
}
