import { enter } from './setup/enter.mjs'
import { SERVER_PROGRAM } from './setup/paths.mjs'

const PRODUCT = 'packages/host/src/main.ts'

/**
 * A command: what it runs on the pinned Node, and what has to be set up before.
 *
 * @typedef {object} Command
 * @property {string} [program] file in the checkout; without one the command only sets up
 * @property {string[]} [args] in front of those that were typed
 * @property {boolean} [webBuild] whether it needs the built web application
 * @property {boolean} [serverBuild] whether it needs the bundled server
 * @property {boolean} [staysHere] keeps the caller's folder, for file names that were typed there
 */

/** Every command of package.json, by name. */
export const COMMANDS = /** @satisfies {Record<string, Command>} */ ({
  setup: { webBuild: true, serverBuild: true },
  start: { program: SERVER_PROGRAM, args: ['start'], webBuild: true, serverBuild: true },
  plainwire: { program: PRODUCT, staysHere: true },
  dev: { program: 'scripts/dev/run-dev.ts' },
  test: { program: 'scripts/test/run-tests.ts', webBuild: true, serverBuild: true },
  'test:quick': { program: 'scripts/test/run-quick.ts' },
  check: { program: 'scripts/check/run-checks.ts' },
  figures: { program: 'scripts/figures/run-figures.ts' },
  arrows: { program: 'scripts/lint/run-arrows.ts' },
  screenshots: { program: 'scripts/test/run-screenshots.ts', webBuild: true, serverBuild: true },
  mutation: { program: 'scripts/mutation/run-mutation.ts' },
  torture: { program: 'torture/run-torture.ts', webBuild: true, serverBuild: true },
  training: { program: 'training/run-training.ts' },
  bench: { program: 'bench/bench.ts', webBuild: true, serverBuild: true, staysHere: true },
  quality: { program: 'bench/quality.ts', staysHere: true },
  coverage: { program: 'bench/coverage.ts', staysHere: true },
  rebuilding: { program: 'bench/rebuild.ts', staysHere: true },
})

/**
 * Runs a command of the table, or a program of the checkout by its path.
 *
 * @param {string
 * undefined} name
 *
 * @param {string[]} args
 */
export async function runCommand(name, args) {
  const command = commandOf(name)
  if (command === undefined) {
    process.stderr.write(
      `There is no command ${name ?? ''}: ${Object.keys(COMMANDS).join(', ')}, or a file.ts.\n`,
    )
    process.exitCode = 1
    return
  }
  const { program, args: first = [], webBuild = false, serverBuild = false, staysHere = false } = command
  await enter({ webBuild, serverBuild, program, args: [...first, ...args], staysHere })
}

/** @param {string | undefined} name @returns {Command | undefined} */
function commandOf(name) {
  if (name?.endsWith('.ts')) return { program: name, staysHere: true }
  return Object.entries(COMMANDS).find(([known]) => known === name)?.[1]
}
