import type { Section } from '@plainwire/domain/category'
import { createPersistedStore } from '../storage/persisted.ts'

/**
 * The hour at which a new finite edition starts, in the device's time zone: before most people's breakfast.
 */
const START_HOUR = 6

/**
 * The finite editions that the reader has begun, by section. Each has the same stories until the next one
 * starts.
 */
export interface BegunEditions {
  /** When these editions started, as an ISO time. */
  startedAt: string
  /** The chosen number of stories. */
  size: number
  /** The ids of the stories, by section. */
  idsOf: Partial<Record<Section, readonly string[]>>
}

/** When the edition that is current at `now` started. */
export function editionStart(now: Date): Date {
  const start = new Date(now)
  start.setHours(START_HOUR, 0, 0, 0)
  if (start > now) start.setDate(start.getDate() - 1)
  return start
}

/** When the edition after the one current at `now` starts. */
export function nextEditionStart(now: Date): Date {
  const next = editionStart(now)
  next.setDate(next.getDate() + 1)
  return next
}

function isIds(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((id) => typeof id === 'string')
}

function readBegun(stored: unknown): BegunEditions | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined
  const { startedAt, size, idsOf } = stored as Record<string, unknown>
  const isRead =
    typeof startedAt === 'string' &&
    typeof size === 'number' &&
    typeof idsOf === 'object' &&
    idsOf !== null &&
    Object.values(idsOf).every(isIds)
  return isRead ? (stored as BegunEditions) : undefined
}

/** The editions begun on this device; undefined without any. */
export const begunEditions = createPersistedStore<BegunEditions | undefined>(
  'plainwire.begun',
  readBegun,
  undefined,
)

/** The story ids of a section's edition; undefined if none of that size was begun since `startedAt`. */
export function begunIds(
  editions: BegunEditions | undefined,
  section: Section,
  { startedAt, size }: Pick<BegunEditions, 'startedAt' | 'size'>,
): readonly string[] | undefined {
  const isCurrent = editions?.startedAt === startedAt && editions.size === size
  return isCurrent ? editions.idsOf[section] : undefined
}

/** Persists the story ids of a section's edition, unless one of that size was begun since `startedAt`. */
export function beginEdition(
  section: Section,
  ids: readonly string[],
  of: Pick<BegunEditions, 'startedAt' | 'size'>,
): void {
  const editions = begunEditions.get()
  if (ids.length === 0 || begunIds(editions, section, of)) return
  const isCurrent = editions?.startedAt === of.startedAt && editions.size === of.size
  begunEditions.set({ ...of, idsOf: { ...(isCurrent && editions.idsOf), [section]: ids } })
}
