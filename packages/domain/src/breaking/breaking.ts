import { DAY_MS, HOUR_MS } from '../units/index.ts'
import type { BreakingThresholds } from './breaking-schema.ts'

/** The facts that decide whether a story is breaking news. */
export interface BreakingCheckInput {
  id: string
  /** The id of the story's thread, the running topic that the story belongs to. */
  threadId: string
  /** When each independent report was published; opinion, live blogs and round-ups don't count as reports. */
  reportedAt: readonly Date[]
  /** The score for global relevance, 0–10. */
  globalRelevance: number
}

/** A story that became breaking news. */
export interface BreakingStory {
  id: string
  /** The current thread of the story; undefined for a story that was stored before threads existed. */
  threadId: string | undefined
  brokeAt: Date
  /** The number of independent reports of the story when it became breaking news. */
  reports: number
}

/** The number of a story's independent reports in the `hours` hours before a moment. */
export function countRecentReports(
  { reportedAt }: Pick<BreakingCheckInput, 'reportedAt'>,
  moment: Date,
  { hours }: Pick<BreakingThresholds, 'hours'>,
): number {
  const since = moment.getTime() - hours * HOUR_MS
  return reportedAt.filter((at) => at.getTime() > since && at <= moment).length
}

/**
 * Returns the minimum number of independent reports of a breaking story: the square root of the number of
 * owners, rounded up, but at least the threshold. The minimum grows with the owners, because the more
 * publishers there are, the more of them report any event.
 *
 * @param owners the number of owners of publishers with a report in the last day
 */
export function computeMinBreakingReports(
  owners: number,
  { reports }: Pick<BreakingThresholds, 'reports'>,
): number {
  return Math.max(reports, Math.ceil(Math.sqrt(owners)))
}

/**
 * Whether a story passes every threshold for breaking news at a moment.
 *
 * @param owners the number of owners of publishers with a report in the last day
 */
export function isBreaking(
  story: BreakingCheckInput,
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
    countRecentReports(story, moment, thresholds) >= computeMinBreakingReports(owners, thresholds)
  )
}

interface Newsroom {
  /** All stories that have ever become breaking news, with their current ids. */
  broken: readonly BreakingStory[]
  /** The number of owners of publishers with a report in the last day. */
  owners: number
}

/** The first story of each thread. */
function firstOfThreads(stories: readonly BreakingStory[]): BreakingStory[] {
  const known = new Set<string | undefined>()
  return stories.filter(({ threadId }) => !known.has(threadId) && known.add(threadId))
}

/**
 * Returns the stories that become breaking news at a moment: those with the most reports, up to the limit per
 * day. A story becomes breaking news only once, and while it is breaking news, no other story of its thread
 * becomes breaking news.
 */
export function findNewBreakingStories(
  stories: readonly BreakingCheckInput[],
  moment: Date,
  thresholds: BreakingThresholds,
  { broken, owners }: Newsroom,
): BreakingStory[] {
  const known = new Set(broken.map(({ id }) => id))
  const busy = new Set(
    broken.filter((one) => isStillBreaking(one, moment, thresholds)).map(({ threadId }) => threadId),
  )
  const ofTheDay = broken.filter(({ brokeAt }) => moment.getTime() - brokeAt.getTime() < DAY_MS)
  const ranked = stories
    .filter(({ id, threadId }) => !known.has(id) && !busy.has(threadId))
    .filter((story) => isBreaking(story, moment, thresholds, owners))
    .map(({ id, threadId, globalRelevance, ...story }) => ({
      broken: { id, threadId, brokeAt: moment, reports: countRecentReports(story, moment, thresholds) },
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

/** Whether a story that became breaking news is still breaking news. */
export function isStillBreaking(
  { brokeAt }: Pick<BreakingStory, 'brokeAt'>,
  moment: Date,
  { lastsHours }: Pick<BreakingThresholds, 'lastsHours'>,
): boolean {
  const ageMs = moment.getTime() - brokeAt.getTime()
  return ageMs >= 0 && ageMs < lastsHours * HOUR_MS
}
