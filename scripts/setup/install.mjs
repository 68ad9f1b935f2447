import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { packagesFingerprint } from './fingerprint.mjs'
import { hasPackagesOfLock } from './installed-packages.mjs'
import { NODE_MODULES, PINNED_NODE } from './paths.mjs'
import { withProgress } from './progress.mjs'
import { runNpm } from './run-npm.mjs'
import { SetupError } from './setup-error.mjs'

/** Written when an installation is complete, so that an interrupted one is repeated. */
const STAMP = join(NODE_MODULES, '.plainwire-setup')

const CI = [
  'ci',
  '--loglevel=error',
  // The pinned Node is a development dependency, wanted even with NODE_ENV=production.
  '--include=dev',
  '--include=optional',
  // Without a network the answer comes after seconds, not after minutes.
  '--fetch-retry-mintimeout=1000',
  '--fetch-retry-maxtimeout=5000',
]

/** @returns {boolean} whether node_modules is what package-lock.json says */
export function isInstalled() {
  return stamp() === packagesFingerprint() && existsSync(PINNED_NODE)
}

/** Brings node_modules in line with package-lock.json. */
export async function install() {
  if (!hasPackagesOfLock()) {
    rmSync(STAMP, { force: true })
    await withProgress('Installing packages (the first time takes a minute)', 'Packages installed', ciOrFail)
  }
  if (!existsSync(PINNED_NODE)) {
    throw new SetupError(
      'The package node did not bring its program: allow install scripts (npm config get ignore-scripts) and run the command again.',
    )
  }
  writeFileSync(STAMP, packagesFingerprint())
}

async function ciOrFail() {
  const { code, output } = await runNpm(CI)
  if (code !== 0) throw failure(output)
}

/** @param {string} output */
function failure(output) {
  const is = (/** @type {RegExp} */ pattern) => pattern.test(output)
  if (
    is(/ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|ERR_SOCKET_TIMEOUT|FETCH_ERROR/)
  ) {
    return new SetupError(
      'Plainwire could not reach the package registry: check the network connection and run the command again.',
    )
  }
  if (is(/ENOSPC/)) return new SetupError('The disk is full: Plainwire needs about 1 GB for its packages.')
  if (is(/EACCES|EPERM|EROFS/)) {
    return new SetupError(
      `Plainwire may not write all of ${NODE_MODULES}: remove that folder and run the command again.`,
    )
  }
  return new SetupError('Plainwire could not install its packages: npm says why above.', output)
}

function stamp() {
  return existsSync(STAMP) ? readFileSync(STAMP, 'utf8') : undefined
}
