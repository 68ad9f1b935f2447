import { join } from 'node:path'
import { launch } from './launch.mjs'
import { ROOT, SERVER_PROGRAM } from './paths.mjs'
import { setup } from './setup.mjs'
import { SetupError } from './setup-error.mjs'
import { NODE_FLAGS } from './small.mjs'

/** Plainwire itself, from its sources and bundled. */
const PROGRAMS = ['packages/host/src/main.ts', SERVER_PROGRAM]

/**
 * What every command does first: set up what is missing, then run its program on the pinned Node.
 *
 * @param {{ webBuild: boolean, serverBuild?: boolean, program?: string, args?: string[], staysHere?: boolean }} command
 *   program: file in the checkout; staysHere: keep the caller's folder, for file names that were typed there
 */
export async function enter(command) {
  try {
    await setup(command)
  } catch (error) {
    process.stderr.write(complaint(error))
    process.exitCode = 1
    return
  }
  if (command.program === undefined) return
  const flags = PROGRAMS.includes(command.program) ? NODE_FLAGS : []
  const args = [...flags, join(ROOT, command.program), ...(command.args ?? [])]
  // React draws pages with half the work and memory in its form for production.
  const environment = command.program === SERVER_PROGRAM ? { NODE_ENV: 'production' } : undefined
  launch(args, { environment, ...(command.staysHere ? {} : { cwd: ROOT }) })
}

/** @param {unknown} error */
function complaint(error) {
  if (error instanceof SetupError) return `${error.details}${error.message}\n`
  return `Plainwire could not set itself up: ${error instanceof Error ? error.message : String(error)}\n`
}
