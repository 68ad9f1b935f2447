import { mkdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { LOCK, SIGNALS } from './paths.mjs'

const LOOK_MS = 200
const BEAT_MS = 1_000
/** A lock without a beat for so long is stale whoever runs: the numbers in it may be other processes' by now. */
const SILENT_MS = 300_000

/**
 * Runs a step while no other set-up of this checkout runs. Others wait for it.
 *
 * @param {() => Promise<void>} step
 * @param {string} [lock] a file with the numbers of the processes that hold it
 */
export async function withSetupLock(step, lock = LOCK) {
  mkdirSync(dirname(lock), { recursive: true })
  await acquire(lock)
  const beats = setInterval(() => succeeds('ENOENT', () => utimesSync(lock, new Date(), new Date())), BEAT_MS)
  const release = () => rmSync(lock, { force: true })
  // Through `process.exit`, so that the lock is released and tools are ended.
  const exit = (/** @type {string} */ _name, /** @type {number} */ number) => process.exit(128 + number)
  process.once('exit', release)
  for (const signal of SIGNALS) process.on(signal, exit)
  try {
    await step()
  } finally {
    clearInterval(beats)
    for (const signal of SIGNALS) process.off(signal, exit)
    process.off('exit', release)
    release()
  }
}

/** @param {string} lock */
async function acquire(lock) {
  const create = () => writeFileSync(lock, `${process.pid}`, { flag: 'wx' })
  for (let looks = 0; !succeeds('EEXIST', create); looks += 1) {
    if (looks === 0) process.stderr.write('Another set-up of this folder is running: waiting for it …\n')
    await wait(LOOK_MS)
    succeeds('ENOENT', () => isStale(lock) && remove(lock))
  }
}

/** Of several waiters the rename lets one remove the lock; it returns one that is already the next holder's. @param {string} lock */
function remove(lock) {
  const aside = `${lock}-${process.pid}`
  renameSync(lock, aside)
  if (isStale(aside)) rmSync(aside)
  else renameSync(aside, lock)
}

/** @param {string} lock */
function isStale(lock) {
  const isSilent = Date.now() - statSync(lock).mtimeMs > SILENT_MS
  return isSilent || !readFileSync(lock, 'utf8').split(' ').map(Number).some(isAlive)
}

/** A process of another user can't be signalled, but it runs. @param {number} pid */
const isAlive = (pid) => succeeds('ESRCH', () => succeeds('EPERM', () => process.kill(pid, 0)))

/** Whether an action succeeds; false when it fails with the code. @param {string} code @param {() => unknown} action */
function succeeds(code, action) {
  try {
    action()
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === code) return false
    throw error
  }
}
