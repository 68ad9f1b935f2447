import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { unpackChromium } from './chromium/packaged-chromium.mjs'
import { isWorkingChromium, needsNoSandboxFlag } from './chromium/trial.mjs'

/**
 * A browser for tests, in the form of Playwright's `launchOptions`.
 *
 * @typedef {object} Chromium
 * @property {string} executablePath
 * @property {Record<string, string>} env variables to add to its environment
 * @property {boolean} chromiumSandbox false for the user root, and if the system offers no sandbox
 */

/** The names of Chromium's program on various systems, the most common first. */
const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome']
const MAC_APPLICATIONS = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/**
 * Finds a Chromium that starts: CHROMIUM_PATH, the system's, Playwright's download or the packaged one, in
 * this order.
 *
 * @returns {Promise<Chromium>}
 * @throws {Error} with one sentence if there is none
 */
export async function findChromium() {
  const executablePath = await installedProgram()
  if (executablePath === undefined) return packagedOrFail()
  return { executablePath, env: {}, chromiumSandbox: !(await needsNoSandboxFlag(executablePath)) }
}

/** @returns {Promise<string | undefined>} */
async function installedProgram() {
  const named = process.env.CHROMIUM_PATH
  if (named) return mustWork(named)
  for (const executablePath of [...systemPrograms(), ...(await playwrightProgram())]) {
    if (await isWorkingChromium(executablePath)) return executablePath
  }
  return undefined
}

/**
 * Returns the packaged Chromium, or throws. Its sandbox is off, because the package has no sandbox program,
 * and few systems allow a sandbox without one.
 */
async function packagedOrFail() {
  const packaged = await unpackChromium()
  if (packaged !== undefined) return { ...packaged, chromiumSandbox: false }
  throw new Error(
    'The browser tests found no Chromium that starts: install one (apt-get install chromium) or set CHROMIUM_PATH to its program.',
  )
}

/**
 * Throws if CHROMIUM_PATH is not a Chromium that starts.
 *
 * @param {string} executablePath
 */
async function mustWork(executablePath) {
  if (await isWorkingChromium(executablePath)) return executablePath
  throw new Error(`CHROMIUM_PATH names ${executablePath}, which does not start as a Chromium.`)
}

function systemPrograms() {
  const folders = (process.env.PATH ?? '').split(delimiter)
  const onPath = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)))
  return [...onPath, ...MAC_APPLICATIONS].filter((path) => existsSync(path))
}

async function playwrightProgram() {
  const { chromium } = await import('@playwright/test')
  const path = chromium.executablePath()
  return path !== '' && existsSync(path) ? [path] : []
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  try {
    process.stdout.write(`${JSON.stringify(await findChromium())}\n`)
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n`)
    process.exitCode = 1
  }
}
