import { setTimeout as pause } from 'node:timers/promises'
import { findWrongSaves, READER_EMAIL, type SavingReader, signIn } from '../saving-reader.ts'
import type { TestFigures } from '../suite.ts'
import { checkTornEditionIsDetected, findEditionFaults } from './edition-faults.ts'
import { type RunningInstallation, startInstallation } from './installation.ts'
import { killMigration } from './migrations.ts'
import { waitForPhase } from './moments.ts'
import { type PlannedKill, planKills } from './plan.ts'
import { type SteadyReader, startSteadyReader } from './steady-reader.ts'
import { startSteadySaver } from './steady-saver.ts'
import { type KillOutcome, summarizeKills } from './summary.ts'

const KILLS = Number(process.env.RANDOM_KILLS ?? 200)
const SEED = Number(process.env.KILL_SEED ?? 17)
/**
 * How long to wait before editions with faults are checked again, in ms: a running process may have been
 * replacing an edition during the first check.
 */
const RECHECK_MS = 1_000

async function newReader({ origin, mails }: RunningInstallation): Promise<SavingReader> {
  const { AccessToken, RefreshToken, IdToken } = await signIn(origin, async () => mails.codeFor(READER_EMAIL))
  return {
    token: AccessToken,
    refreshToken: RefreshToken,
    idToken: IdToken,
    saved: new Set(),
    unsure: new Set(),
  }
}

/** Returns the torn editions in the folders of all processes that store editions. */
async function tornIn(installation: RunningInstallation): Promise<string[]> {
  const folders = installation.setup === 'many' ? (['edit', 'serve'] as const) : (['start'] as const)
  const look = async () =>
    (await Promise.all(folders.map((killed) => findEditionFaults(installation.folderOf(killed))))).flat()
  const first = await look()
  if (first.length === 0) return []
  await pause(RECHECK_MS)
  const again = new Set(await look())
  return first.filter((fault) => again.has(fault))
}

/** Kills a process, checks its editions before anything else runs, and starts it again. */
async function killAndStart(
  installation: RunningInstallation,
  kill: PlannedKill,
): Promise<{ torn: string[]; begunAt: number }> {
  if (kill.killed === 'postgres') {
    const begunAt = performance.now()
    await installation.killPostgres(kill)
    return { torn: [], begunAt }
  }
  const killed = installation.process(kill.killed)
  await killed.kill()
  const torn = kill.killed === 'gather' ? [] : await findEditionFaults(installation.folderOf(kill.killed))
  const begunAt = performance.now()
  killed.begin()
  return { torn, begunAt }
}

async function oneKill(
  installation: RunningInstallation,
  kill: PlannedKill,
  reader: SavingReader,
  reading: SteadyReader,
): Promise<KillOutcome> {
  const saver = startSteadySaver(installation.origin, reader)
  const isServing = kill.killed === 'serve' || kill.killed === 'start'
  if (kill.phase === 'starting') {
    const starting = installation.process(kill.killed)
    await starting.kill()
    starting.begin()
  }
  const failedBefore = reading.failed()
  const isHit = await waitForPhase(installation, kill, saver)
  const isMigration = kill.phase === 'migrating'
  const { torn, begunAt } = isMigration
    ? { torn: await killMigration(installation, kill), begunAt: performance.now() }
    : await killAndStart(installation, kill)
  const readMs = (await reading.answeredSince(begunAt)) - begunAt
  const savedMs = (await saver.acknowledgedSince(begunAt)) - begunAt
  const { acknowledged, lost } = await saver.stop()
  return {
    ...kill,
    setup: installation.setup,
    isHit,
    torn: [...torn, ...(await tornIn(installation))],
    lost,
    acknowledged,
    readMs: Math.round(readMs),
    savedMs: Math.round(savedMs),
    // If the killed process is the only server, failed requests are expected until it has started.
    failedReads: isServing ? 0 : reading.failed() - failedBefore,
  }
}

async function killAll(
  kills: readonly PlannedKill[],
  installation: RunningInstallation,
  outcomes: KillOutcome[],
): Promise<void> {
  const stopping = new AbortController()
  const reader = await newReader(installation)
  const requesting = installation.mails.requestCodes(installation.origin, stopping.signal)
  const reading = startSteadyReader(installation.origin)
  try {
    for (const kill of kills) {
      const outcome = await oneKill(installation, kill, reader, reading)
      outcomes.push(outcome)
      const { killed, phase, isHit, torn, lost, readMs, savedMs, failedReads } = outcome
      console.log(
        `Kill ${outcomes.length}: ${killed} while ${phase}${isHit ? '' : ' (not reached)'}: read ${readMs} ms, saved ${savedMs} ms, ${failedReads} reads failed, torn ${JSON.stringify(torn)}, lost ${JSON.stringify(lost)}`,
      )
    }
    await checkTornEditionIsDetected(installation.folderOf(installation.setup === 'many' ? 'edit' : 'start'))
    const withLostSave = { ...reader, saved: new Set([...reader.saved, 'never-saved']) }
    if (findWrongSaves(reader.saved, withLostSave).length === 0) throw new Error('A loss would not be seen.')
  } finally {
    stopping.abort()
    await Promise.all([requesting, reading.stop()])
  }
}

/**
 * Runs the test for row 30 of docs/reliability.md: kills every process and PostgreSQL in random order (from a
 * seed) while they start, gather, edit, publish, migrate, save and mail. No edition may be torn, no
 * acknowledged save lost and no promised mail missing, and pages must be served again within 5 s.
 */
export async function testRandomKills(): Promise<TestFigures> {
  const plan = planKills(SEED, KILLS)
  const outcomes: KillOutcome[] = []
  const mails = { promised: 0, missing: 0, twice: 0 }
  for (const setup of ['many', 'alone'] as const) {
    const installation = await startInstallation(setup)
    try {
      await killAll(plan[setup], installation, outcomes)
      const counted = await installation.mails.settle()
      for (const name of ['promised', 'missing', 'twice'] as const) mails[name] += counted[name]
    } finally {
      await installation.stop()
    }
  }
  const { figures, misses } = summarizeKills(outcomes, mails)
  if (misses.length > 0) throw new Error(`missed: ${misses.join(', ')} (${JSON.stringify(figures)})`)
  return { seed: SEED, ...figures }
}
