import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** @param {string} folder */
const stampOf = (folder) => join(folder, '.plainwire-build')

/**
 * @param {string} folder
 * @param {string} fingerprint of what it is made of
 * @returns {boolean} whether the folder was made of just that, to the end
 */
export function isMade(folder, fingerprint) {
  const stamp = stampOf(folder)
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint
}

/**
 * Makes a folder and stamps it when that is complete, so that an interrupted step is repeated.
 *
 * @param {string} folder
 * @param {string} fingerprint taken before: what changes meanwhile is made the next time
 * @param {() => Promise<void>} step
 */
export async function make(folder, fingerprint, step) {
  rmSync(stampOf(folder), { force: true })
  await step()
  mkdirSync(folder, { recursive: true })
  writeFileSync(stampOf(folder), fingerprint)
}
