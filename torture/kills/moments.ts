import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import type { RunningInstallation } from './installation.ts'
import type { PlannedKill, WorkPhase } from './plan.ts'
import type { SteadySaver } from './steady-saver.ts'

const POLL_MS = 3
/** How long to wait until a phase of work begins, in ms. */
const TIMEOUT_MS = 60_000
/**
 * The maximum delay between the beginning of a phase and the kill, in ms: about as long as the phase takes.
 */
export const LONGEST_DELAYS_MS: Record<WorkPhase, number> = {
  starting: 3_000,
  gathering: 300,
  editing: 1_500,
  publishing: 150,
  migrating: 1_500,
  saving: 100,
  mailing: 150,
}

async function isWorking({ db }: RunningInstallation, job: 'gather'): Promise<boolean> {
  const { rows } =
    await sql`SELECT 1 FROM pgboss.job WHERE name = ${job} AND state = 'active' LIMIT 1`.execute(db)
  return rows.length > 0
}

async function isEditing({ db }: RunningInstallation): Promise<boolean> {
  const held = await db
    .selectFrom('leases')
    .select('token')
    .where('name', '=', 'edit')
    .where('expires_at', '>', new Date())
    .executeTakeFirst()
  return held !== undefined
}

async function isPublishing(dataDir: string): Promise<boolean> {
  const names = await readdir(join(dataDir, 'editions')).catch(() => [])
  return names.some((name) => name.endsWith('.tmp'))
}

/**
 * Waits until the planned phase of work has begun, and then for the planned delay. Returns false if the phase
 * didn't begin.
 */
export async function waitForPhase(
  installation: RunningInstallation,
  kill: PlannedKill,
  saver: SteadySaver,
): Promise<boolean> {
  const checks: Record<WorkPhase, () => boolean | Promise<boolean>> = {
    starting: () => true,
    migrating: () => true,
    gathering: () => isWorking(installation, 'gather'),
    editing: () => isEditing(installation),
    publishing: () => isPublishing(installation.folderOf(kill.killed)),
    saving: () => saver.isSaving(),
    mailing: () => installation.mails.isReceiving(),
  }
  const end = performance.now() + TIMEOUT_MS
  let isUnderWay = false
  while (!isUnderWay && performance.now() < end) {
    // A database that has just restarted may not answer yet.
    isUnderWay = await Promise.resolve(checks[kill.phase]()).catch(() => false)
    if (!isUnderWay) await pause(POLL_MS)
  }
  await pause(kill.wait * LONGEST_DELAYS_MS[kill.phase])
  return isUnderWay
}
