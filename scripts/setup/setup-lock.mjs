import { mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { SETUP_FOLDER } from './paths.mjs'

const LOCK = join(SETUP_FOLDER, 'lock')
const BEAT_MS = 1_000
/** A holder that didn't touch its lock for so long was killed. */
const STALE_MS = 4_000
/** The npm of a killed holder is given so long to end, in case its number has long been another process's. */
const ORPHAN_MS = 300_000
const LOOK_MS = 200

/** The lock of this process, and the process that must be gone before it is free without beats. */
let held = { file: LOCK, worker: process.pid }

/**
 * Tells the next set-up whom to wait for when this one is killed: npm then goes on alone.
 *
 * @param {number} pid
 */
export function holdLockFor(pid) {
  held = { ...held, worker: pid }
  beat()
}

function beat() {
  writeFileSync(held.file, String(held.worker))
}

/**
 * Runs a step while no other set-up of this checkout runs. Others wait for it.
 *
 * @param {() => Promise<void>} step
 */
export async function withSetupLock(step, file = LOCK) {
  mkdirSync(dirname(file), { recursive: true })
  await acquire(file)
  held = { file, worker: process.pid }
  const beats = setInterval(beat, BEAT_MS)
  const release = () => rmSync(file, { force: true })
  process.once('exit', release)
  const removeHandlers = exitOnSignals()
  try {
    await step()
  } finally {
    clearInterval(beats)
    removeHandlers()
    process.off('exit', release)
    release()
  }
}

/** @param {string} file */
async function acquire(file) {
  let isToldToWait = false
  while (!create(file)) {
    if (!isToldToWait) process.stderr.write('Another set-up of this folder is running: waiting for it …\n')
    isToldToWait = true
    await wait(LOOK_MS)
    removeIfStale(file)
  }
}

/** @param {string} file */
function create(file) {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' })
    return true
  } catch (error) {
    if (isCode(error, 'EEXIST')) return false
    throw error
  }
}

/**
 * Of several waiters the rename lets one remove the lock; it gives back one that is already the next holder's.
 *
 * @param {string} file
 */
function removeIfStale(file) {
  const aside = `${file}-${process.pid}`
  try {
    if (!isStale(file)) return
    renameSync(file, aside)
    if (isStale(aside)) rmSync(aside)
    else renameSync(aside, file)
  } catch (error) {
    if (!isCode(error, 'ENOENT')) throw error
  }
}

/** @param {string} path */
function isStale(path) {
  const silentMs = Date.now() - statSync(path).mtimeMs
  return silentMs > ORPHAN_MS || (silentMs > STALE_MS && !isAlive(Number(readFileSync(path, 'utf8'))))
}

/** @param {number} pid */
function isAlive(pid) {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return isCode(error, 'EPERM')
  }
}

/** Ends through `process.exit`, so that the lock is released and npm is stopped. */
function exitOnSignals() {
  const handlers = Object.entries({ SIGINT: 130, SIGTERM: 143, SIGHUP: 129 }).map(([signal, code]) => {
    const exit = () => process.exit(code)
    process.once(signal, exit)
    return () => process.off(signal, exit)
  })
  return () => {
    for (const remove of handlers) remove()
  }
}

/** @param {unknown} error @param {string} code */
function isCode(error, code) {
  return error instanceof Error && 'code' in error && error.code === code
}
