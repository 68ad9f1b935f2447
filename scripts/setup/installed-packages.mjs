import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { NODE_MODULES, PINNED_NODE, ROOT } from './paths.mjs'

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

/** @typedef {{ platform: string, arch: string }} Machine */

/**
 * Whether node_modules already holds what package-lock.json asks for, as after an `npm install` by hand.
 * npm writes its own list of what it installed last of all, so an interrupted installation has none.
 */
export function hasPackagesOfLock() {
  const list = join(NODE_MODULES, '.package-lock.json')
  if (!existsSync(list) || !existsSync(PINNED_NODE)) return false
  return agrees(packagesOf(list), packagesOf(join(ROOT, 'package-lock.json')), process)
}

/**
 * Whether the packages that are installed are those that are wanted, on a machine.
 *
 * @param {Record<string, LockedPackage>} installed
 * @param {Record<string, LockedPackage>} wanted
 * @param {Machine} machine
 */
export function agrees(installed, wanted, machine) {
  const hasExtra = Object.keys(installed).some((path) => wanted[path] === undefined)
  if (hasExtra) return false
  return Object.entries(wanted).every(([path, package_]) => {
    const found = installed[path]
    if (path === '') return true
    return found === undefined ? mayBeMissing(package_, machine) : isSame(package_, found)
  })
}

/** @param {string} file @returns {Record<string, LockedPackage>} */
function packagesOf(file) {
  return JSON.parse(readFileSync(file, 'utf8')).packages
}

/** @param {LockedPackage} a @param {LockedPackage} b */
function isSame(a, b) {
  return (
    a.version === b.version &&
    a.integrity === b.integrity &&
    a.resolved === b.resolved &&
    JSON.stringify(a.bin) === JSON.stringify(b.bin)
  )
}

/**
 * Optional packages are missing where they are made for another machine.
 *
 * @param {LockedPackage} package_
 * @param {Machine} machine
 */
function mayBeMissing({ optional, os, cpu, libc }, { platform, arch }) {
  if (!optional) return false
  if (os === undefined || libc !== undefined) return true
  return !(os.includes(platform) && (cpu?.includes(arch) ?? true))
}
