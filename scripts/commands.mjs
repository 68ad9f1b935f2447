import { join } from 'node:path'
import { addAllocatorSettings, NODE_FLAGS, programArgs, programEnvironment } from './program.mjs'
import { launchProgram } from './setup/launch.mjs'
import { ROOT } from './setup/paths.mjs'
import { setUpCheckout } from './setup/setup.mjs'

/**
 * A command: the role of the server or the program that it runs on the pinned Node, and the builds that must
 * exist before. Without a role or program it only sets up the checkout.
 *
 * @typedef {object} Command
 * @property {string} [role] of the bundled server
 * @property {string} [program] file in the checkout
 * @property {string[]} [flags] of Node
 * @property {readonly ('web' | 'server')[]} [builds]
 * @property {boolean} [runsInCallersFolder] true runs it in the caller's folder, so that file names on the command
 *   line are relative to it
 */

const PRODUCT = 'packages/host/src/main.ts'
const BOTH = /** @type {const} */ (['web', 'server'])

/** Every command of package.json, by name. */
export const COMMANDS = /** @satisfies {Record<string, Command>} */ ({
  setup: { builds: BOTH },
  start: { role: 'start', builds: BOTH },
  plainwire: { program: PRODUCT, flags: NODE_FLAGS, runsInCallersFolder: true },
  dev: { program: 'scripts/dev/run-dev.ts' },
  test: { program: 'scripts/test/run-tests.ts', builds: BOTH },
  'test:quick': { program: 'scripts/test/run-quick.ts' },
  check: { program: 'scripts/check/run-checks.ts' },
  figures: { program: 'scripts/figures/run-figures.ts' },
  arrows: { program: 'scripts/lint/run-arrows.ts' },
  screenshots: { program: 'scripts/test/run-screenshots.ts', builds: BOTH },
  mutation: { program: 'scripts/mutation/run-mutation.ts' },
  torture: { program: 'torture/run-torture.ts', builds: BOTH },
  training: { program: 'training/run-training.ts' },
  bench: { program: 'bench/bench.ts', builds: BOTH, runsInCallersFolder: true },
  quality: { program: 'bench/quality.ts', runsInCallersFolder: true },
  coverage: { program: 'bench/coverage.ts', runsInCallersFolder: true },
  rebuilding: { program: 'bench/rebuild.ts', runsInCallersFolder: true },
})

/**
 * Sets up what is missing, then runs a command of `COMMANDS`, or a program of the checkout by its path.
 *
 * @param {string | undefined} name
 * @param {string[]} args
 */
export async function runCommand(name, args) {
  try {
    const { role, program, flags = [], builds = [], runsInCallersFolder = false } = commandOf(name)
    await setUpCheckout(builds)
    const cwd = runsInCallersFolder ? undefined : ROOT
    if (role !== undefined)
      await launchProgram([...programArgs(role), ...args], { cwd, env: programEnvironment() })
    if (program === undefined) return
    await launchProgram([...flags, join(ROOT, program), ...args], {
      cwd,
      env: addAllocatorSettings(process.env),
    })
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n`)
    process.exitCode = 1
  }
}

/** @param {string | undefined} name @returns {Command} */
function commandOf(name = '') {
  if (name.endsWith('.ts')) return { program: name, runsInCallersFolder: true }
  const command = Object.entries(COMMANDS).find(([known]) => known === name)?.[1]
  if (command !== undefined) return command
  throw new Error(`There is no command ${name}: ${Object.keys(COMMANDS).join(', ')}, or a file.ts.`)
}
