import { median } from '../../bench/median.ts'
import type { TestFigures } from '../suite.ts'
import type { InstallationKind, PlannedKill } from './plan.ts'

/** The outcome of a kill. */
export interface KillOutcome extends PlannedKill {
  setup: InstallationKind
  /** True if the kill happened during the planned work. */
  isHit: boolean
  /** Faults of the stored editions or, for a killed migration, of the migrated database. */
  torn: readonly string[]
  /** Stories whose acknowledged save or removal is missing in the database. */
  lost: readonly string[]
  acknowledged: number
  /**
   * The time until an edition was served again, in ms, from the restart of the process or the kill of
   * PostgreSQL.
   */
  readMs: number
  /** Time until a story was saved again, in ms, from the restart of the process or the kill of PostgreSQL. */
  savedMs: number
  /** The number of readers' requests that failed; 0 if the killed process is the one that serves readers. */
  failedReads: number
}

const GOAL_MS = 5_000

function times(outcomes: readonly KillOutcome[], of: (outcome: KillOutcome) => number): string {
  const all = outcomes.map(of)
  return `${median(all)}/${Math.max(...all)}`
}

/**
 * Returns the figures of a test with many kills, and the goals that it missed. Prints a table by process and
 * phase.
 */
export function summarizeKills(
  outcomes: readonly KillOutcome[],
  mails: { promised: number; missing: number; twice: number },
): { figures: TestFigures; misses: string[] } {
  const kinds = Map.groupBy(outcomes, ({ setup, killed, phase }) => `${setup}: ${killed} while ${phase}`)
  console.table(
    [...kinds].map(([kind, some]) => ({
      kind,
      kills: some.length,
      hit: some.filter(({ isHit }) => isHit).length,
      'read ms, median/most': times(some, ({ readMs }) => readMs),
      'saved ms, median/most': times(some, ({ savedMs }) => savedMs),
      'failed reads': some.reduce((sum, { failedReads }) => sum + failedReads, 0),
    })),
  )
  const torn = outcomes.flatMap((outcome) => outcome.torn)
  const lost = outcomes.flatMap((outcome) => outcome.lost)
  const failedReads = outcomes.reduce((sum, outcome) => sum + outcome.failedReads, 0)
  const slow = outcomes.filter(({ readMs }) => readMs > GOAL_MS)
  const figures = {
    kills: outcomes.length,
    'in the middle of the work': outcomes.filter(({ isHit }) => isHit).length,
    torn: torn.length,
    acknowledged: outcomes.reduce((sum, { acknowledged }) => sum + acknowledged, 0),
    lost: lost.length,
    'read again, median/most ms': times(outcomes, ({ readMs }) => readMs),
    'saved again, median/most ms': times(outcomes, ({ savedMs }) => savedMs),
    'reads failed beside a kill of others': failedReads,
    'mails promised': mails.promised,
    'mails missing': mails.missing,
    'mails sent twice under two ids': mails.twice,
  }
  const misses = [
    ...(torn.length > 0 ? [`${torn.length} torn: ${torn.slice(0, 5).join('; ')}`] : []),
    ...(lost.length > 0 ? [`${lost.length} saves lost`] : []),
    ...(failedReads > 0 ? [`${failedReads} reads failed`] : []),
    ...(slow.length > 0 ? [`${slow.length} kills after which reading took longer than ${GOAL_MS} ms`] : []),
    ...(mails.missing > 0 ? [`${mails.missing} mails missing`] : []),
    ...(mails.twice > 0 ? [`${mails.twice} mails twice`] : []),
  ]
  return { figures, misses }
}
