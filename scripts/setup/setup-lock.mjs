import { mkdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { END_SIGNALS, LOCK_FILE } from './paths.mjs'

const POLL_MS = 200
const HEARTBEAT_MS = 1_000
/**
 * A lock without a heartbeat for this long is stale even if its processes seem to run: their ids may have
 * been reused.
 */
const STALE_MS = 300_000

/**
 * Runs a step when no other setup of this checkout is running; waits until then.
 *
 * @param {() => Promise<void>} step
 * @param {string} [lock] a file with the ids of the processes that hold it
 */
export async function runWithSetupLock(step, lock = LOCK_FILE) {
  mkdirSync(dirname(lock), { recursive: true })
  await acquire(lock)
  const heartbeat = setInterval(
    () => succeeds('ENOENT', () => utimesSync(lock, new Date(), new Date())),
    HEARTBEAT_MS,
  )
  const release = () => rmSync(lock, { force: true })
  // Uses `process.exit`, so that the exit handlers release the lock and kill tools.
  const exit = (/** @type {string} */ _name, /** @type {number} */ number) => process.exit(128 + number)
  process.once('exit', release)
  for (const signal of END_SIGNALS) process.on(signal, exit)
  try {
    await step()
  } finally {
    clearInterval(heartbeat)
    for (const signal of END_SIGNALS) process.off(signal, exit)
    process.off('exit', release)
    release()
  }
}

/** @param {string} lock */
async function acquire(lock) {
  const create = () => writeFileSync(lock, `${process.pid}`, { flag: 'wx' })
  for (let tries = 0; !succeeds('EEXIST', create); tries += 1) {
    if (tries === 0) process.stderr.write('Another setup of this folder is running: waiting for it …\n')
    await wait(POLL_MS)
    succeeds('ENOENT', () => isStale(lock) && remove(lock))
  }
}

/**
 * Removes a stale lock by renaming it first, which only one of several waiting processes can do. If the
 * renamed file turns out to be a new holder's lock, it is renamed back.
 *
 * @param {string} lock
 */
function remove(lock) {
  const renamed = `${lock}-${process.pid}`
  renameSync(lock, renamed)
  if (isStale(renamed)) rmSync(renamed)
  else renameSync(renamed, lock)
}

/** @param {string} lock */
function isStale(lock) {
  const isSilent = Date.now() - statSync(lock).mtimeMs > STALE_MS
  return isSilent || !readFileSync(lock, 'utf8').split(' ').map(Number).some(isAlive)
}

/**
 * Returns true if a process with this id is running, even if it belongs to another user and can't be
 * signalled.
 *
 * @param {number} pid
 */
const isAlive = (pid) => succeeds('ESRCH', () => succeeds('EPERM', () => process.kill(pid, 0)))

/**
 * Returns true if an action succeeds, and false if it fails with a given code. Other errors are thrown.
 *
 * @param {string} code
 * @param {() => unknown} action
 */
function succeeds(code, action) {
  try {
    action()
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === code) return false
    throw error
  }
}
