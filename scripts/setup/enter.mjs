import { join } from 'node:path'
import { launch } from './launch.mjs'
import { ROOT } from './paths.mjs'
import { setup } from './setup.mjs'
import { SetupError } from './setup-error.mjs'
import { NODE_FLAGS } from './small.mjs'

/** Plainwire itself. */
const PROGRAM = 'packages/host/src/main.ts'

/**
 * What every command does first: set up what is missing, then run its program on the pinned Node.
 *
 * @param {{ webBuild: boolean, program?: string, args?: string[], staysHere?: boolean }} command
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
  const flags = command.program === PROGRAM ? NODE_FLAGS : []
  const args = [...flags, join(ROOT, command.program), ...(command.args ?? [])]
  launch(args, command.staysHere ? {} : { cwd: ROOT })
}

/** @param {unknown} error */
function complaint(error) {
  if (error instanceof SetupError) return `${error.details}${error.message}\n`
  return `Plainwire could not set itself up: ${error instanceof Error ? error.message : String(error)}\n`
}
