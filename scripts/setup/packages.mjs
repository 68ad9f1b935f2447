import { existsSync } from 'node:fs'
import { delimiter } from 'node:path'
import { NODE_MODULES, PINNED_NODE } from './paths.mjs'
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
