import { existsSync, readFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { NODE_MODULES, PINNED_NODE, ROOT } from './paths.mjs'
import { runTool } from './run-tool.mjs'

/**
 * The arguments of npm. Development dependencies are installed even with NODE_ENV=production, because the
 * pinned Node is one of them.
 */
const CI = ['ci', '--loglevel=error', '--include=dev', '--include=optional']

const NO_NETWORK =
  /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|ERR_SOCKET_TIMEOUT|FETCH_ERROR/

/**
 * Makes node_modules match package-lock.json.
 *
 * @throws {Error} with the reason and a way out
 */
export async function installPackages() {
  const { code, output } = await runNpm(CI)
  if (code !== 0) throw new Error(reasonOf(output))
  if (existsSync(PINNED_NODE)) return
  throw new Error(
    'The package node did not bring its program: allow install scripts (npm config get ignore-scripts) and run the command again.',
  )
}

/** @param {string} output of npm */
function reasonOf(output) {
  if (NO_NETWORK.test(output))
    return 'Plainwire could not reach the package registry: check the network connection and run the command again.'
  if (/ENOSPC/.test(output)) return 'The disk is full: Plainwire needs about 1 GB for its packages.'
  if (/EACCES|EPERM|EROFS/.test(output))
    return `Plainwire may not write all of ${NODE_MODULES}: remove that folder and run the command again.`
  return `${output}Plainwire could not install its packages, for the reason that npm gives above.`
}

/**
 * Runs npm in the checkout. Uses an npm outside node_modules, because `npm ci` deletes that folder.
 *
 * @param {string[]} args
 */
export async function runNpm(args) {
  const outside = (process.env.PATH ?? '')
    .split(delimiter)
    .filter((folder) => !folder.startsWith(NODE_MODULES))
  return await runTool('npm', args, { ...process.env, PATH: outside.join(delimiter) }).catch((error) => {
    throw new Error(`Plainwire needs npm, which could not be started: ${error.message}.`)
  })
}

/**
 * Returns true if node_modules already has the packages of package-lock.json, as after an `npm install` by
 * hand. npm writes its list of installed packages last, so an interrupted installation has none.
 */
export function hasPackagesOfLock() {
  const list = join(NODE_MODULES, '.package-lock.json')
  return (
    existsSync(list) &&
    isSameInstallation(packagesOf(list), packagesOf(join(ROOT, 'package-lock.json')), process)
  )
}

/**
 * @typedef {object} LockedPackage
 * @property {string} [version]
 * @property {string} [integrity]
 * @property {string} [resolved]
 * @property {Record<string, string>} [bin]
 * @property {boolean} [optional]
 * @property {string[]} [os]
 * @property {string[]} [cpu]
 * @property {string[]} [libc]
 */

/** @param {string} file @returns {Record<string, LockedPackage>} */
const packagesOf = (file) => JSON.parse(readFileSync(file, 'utf8')).packages

/** @param {LockedPackage} package_ */
const identity = ({ version, integrity, resolved, bin }) =>
  JSON.stringify([version, integrity, resolved, bin])

/**
 * Returns true if the installed packages are those of the lock. Optional ones for other machines may be
 * missing.
 *
 * @param {Record<string, LockedPackage>} installed
 * @param {Record<string, LockedPackage>} locked
 * @param {{ platform: string, arch: string }} machine
 */
export function isSameInstallation(installed, locked, { platform, arch }) {
  const mayBeMissing = (/** @type {LockedPackage} */ { optional = false, os, cpu = [arch], libc }) =>
    optional && (os === undefined || libc !== undefined || !os.includes(platform) || !cpu.includes(arch))
  if (Object.keys(installed).some((path) => !(path in locked))) return false
  return Object.entries(locked).every(([path, wanted]) => {
    const found = installed[path]
    if (path === '') return true
    return found === undefined ? mayBeMissing(wanted) : identity(found) === identity(wanted)
  })
}
