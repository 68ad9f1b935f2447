import { DAY_MS, HOUR_MS } from '../units/index.ts'
import type { BreakingThresholds } from './breaking-schema.ts'

/** The facts that decide whether a story is breaking, all of them from the edition. */
export interface BreakingFacts {
  id: string
  /** The thread that it is in. */
  threadId: string
  /** When each of its independent reports came; opinion, live blogs and round-ups are no reports. */
  reportedAt: readonly Date[]
  /** 0–10. */
  globalRelevance: number
}

/** A story that broke. */
export interface Broken {
  id: string
  /** The thread that it is in now; undefined for a story that was stored before there were threads. */
  threadId: string | undefined
  brokeAt: Date
  /** Independent reports that it broke with. */
  reports: number
}

/** Independent reports that came within the hours before a moment. */
export function recentReports(
  { reportedAt }: Pick<BreakingFacts, 'reportedAt'>,
  moment: Date,
  { hours }: Pick<BreakingThresholds, 'hours'>,
): number {
  const since = moment.getTime() - hours * HOUR_MS
  return reportedAt.filter((at) => at.getTime() > since && at <= moment).length
}

/**
 * The number of reports that breaking news needs. It grows with the number of publishers read, since more
 * publishers report more of everything: the square root of their owners grows with them and stays within
 * reach.
 *
 * @param owners owners of publishers with a report in the last day
 */
export function neededReports(owners: number, { reports }: Pick<BreakingThresholds, 'reports'>): number {
  return Math.max(reports, Math.ceil(Math.sqrt(owners)))
}

/**
 * Whether a story passes every threshold at a moment. @param owners owners of publishers with a report in the
 * last day
 */
export function isBreaking(
  story: BreakingFacts,
  moment: Date,
  thresholds: BreakingThresholds,
  owners: number,
): boolean {
  const past = story.reportedAt.filter((at) => at <= moment).map((at) => at.getTime())
  const begunMs = moment.getTime() - Math.min(...past)
  return (
    past.length > 0 &&
    begunMs <= thresholds.beganWithinHours * HOUR_MS &&
    story.globalRelevance >= thresholds.globalRelevance &&
    recentReports(story, moment, thresholds) >= neededReports(owners, thresholds)
  )
}

interface Newsroom {
  /** Every story that broke before, under the id that it has now. */
  broken: readonly Broken[]
  /** Owners of publishers with a report in the last day. */
  owners: number
}

/** One story a thread: its first. */
function firstOfThreads(stories: readonly Broken[]): Broken[] {
  const known = new Set<string | undefined>()
  return stories.filter(({ threadId }) => !known.has(threadId) && known.add(threadId))
}

/**
 * The stories that break at a moment: those with the most reports, as long as the day has room for them. A story breaks
 * once, and of a thread one story at a time: as long as it is breaking, no other one breaks.
 */
export function newlyBreaking(
  stories: readonly BreakingFacts[],
  moment: Date,
  thresholds: BreakingThresholds,
  { broken, owners }: Newsroom,
): Broken[] {
  const known = new Set(broken.map(({ id }) => id))
  const busy = new Set(
    broken.filter((one) => isStillBreaking(one, moment, thresholds)).map(({ threadId }) => threadId),
  )
  const ofTheDay = broken.filter(({ brokeAt }) => moment.getTime() - brokeAt.getTime() < DAY_MS)
  const ranked = stories
    .filter(({ id, threadId }) => !known.has(id) && !busy.has(threadId))
    .filter((story) => isBreaking(story, moment, thresholds, owners))
    .map(({ id, threadId, globalRelevance, ...story }) => ({
      broken: { id, threadId, brokeAt: moment, reports: recentReports(story, moment, thresholds) },
      globalRelevance,
    }))
    .sort(
      (a, b) =>
        b.broken.reports - a.broken.reports ||
        b.globalRelevance - a.globalRelevance ||
        (a.broken.id < b.broken.id ? -1 : 1),
    )
  const room = Math.max(0, thresholds.perDay - ofTheDay.length)
  return firstOfThreads(ranked.map((story) => story.broken)).slice(0, room)
}

/** Whether a story that broke still is breaking. */
export function isStillBreaking(
  { brokeAt }: Pick<Broken, 'brokeAt'>,
  moment: Date,
  { lastsHours }: Pick<BreakingThresholds, 'lastsHours'>,
): boolean {
  const ageMs = moment.getTime() - brokeAt.getTime()
  return ageMs >= 0 && ageMs < lastsHours * HOUR_MS
}
