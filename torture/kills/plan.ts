import { createSeededRandom } from '../../bench/quality/checking/plant-errors.ts'

/**
 * The processes that are killed: those of an installation with one process per role, `start`, which runs all
 * roles in one process, and PostgreSQL.
 */
export const KILL_TARGETS = ['serve', 'gather', 'edit', 'migrate', 'start', 'postgres'] as const
/** A process that is killed. */
export type KillTarget = (typeof KILL_TARGETS)[number]

/** The work that is in progress when a process is killed. */
export const PHASES = [
  'starting',
  'gathering',
  'editing',
  'publishing',
  'migrating',
  'saving',
  'mailing',
] as const
/** The name of the work that is in progress when a process is killed. */
export type WorkPhase = (typeof PHASES)[number]

/**
 * How the installation runs: several processes that share a PostgreSQL ('many'), or `start` with the embedded
 * database ('alone').
 */
export type InstallationKind = 'many' | 'alone'

/** A planned kill: the process, the work in progress, and when during that work. */
export interface PlannedKill {
  killed: KillTarget
  phase: WorkPhase
  /**
   * The time from the phase's beginning to the kill, as a share of the phase's longest delay
   * (LONGEST_DELAYS_MS): 0 to 1.
   */
  wait: number
  /**
   * A number from 0 to 1 that chooses which of PostgreSQL's processes is killed: the main process below 0.5,
   * otherwise a child process.
   */
  process: number
}

const KINDS: Record<InstallationKind, readonly (readonly [KillTarget, WorkPhase])[]> = {
  many: [
    ['serve', 'starting'],
    ['serve', 'saving'],
    ['serve', 'publishing'],
    ['serve', 'mailing'],
    ['gather', 'starting'],
    ['gather', 'gathering'],
    ['edit', 'starting'],
    ['edit', 'editing'],
    ['edit', 'publishing'],
    ['migrate', 'migrating'],
    ['postgres', 'gathering'],
    ['postgres', 'editing'],
    ['postgres', 'publishing'],
    ['postgres', 'migrating'],
    ['postgres', 'saving'],
    ['postgres', 'mailing'],
  ],
  alone: [
    ['start', 'starting'],
    ['start', 'gathering'],
    ['start', 'editing'],
    ['start', 'publishing'],
    ['start', 'saving'],
    ['start', 'mailing'],
    ['postgres', 'editing'],
    ['postgres', 'publishing'],
    ['postgres', 'saving'],
  ],
}

function shuffled<T>(items: readonly T[], chance: () => number): T[] {
  return items
    .map((item) => [chance(), item] as const)
    .toSorted(([a], [b]) => a - b)
    .map(([, item]) => item)
}

/**
 * Plans kills in a random order that depends only on the seed. Each pair of process and phase occurs equally
 * often, or once more than another.
 */
export function planKills(seed: number, count: number): Record<InstallationKind, PlannedKill[]> {
  const chance = createSeededRandom(seed)
  const all = (Object.keys(KINDS) as InstallationKind[]).flatMap((setup) =>
    KINDS[setup].map((kind) => ({ setup, kind })),
  )
  const rounds = Array.from({ length: Math.ceil(count / all.length) }, () => shuffled(all, chance))
  const kills = rounds.flat().slice(0, count)
  const of = (wanted: InstallationKind) =>
    kills
      .filter(({ setup }) => setup === wanted)
      .map(({ kind: [killed, phase] }) => ({ killed, phase, wait: chance(), process: chance() }))
  return { many: of('many'), alone: of('alone') }
}
