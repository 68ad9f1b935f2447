import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { PINNED_NODE, ROOT } from './paths.mjs'
import { runWithProgress } from './progress.mjs'
import { runTool } from './run-tool.mjs'

/**
 * A step of the setup: a folder that is made from other files. Paths are relative to the root.
 *
 * @typedef {object} Step
 * @property {string} doing shown to the person who waits
 * @property {string} folder
 * @property {string} [result] a file that exists when the folder is complete
 * @property {string[]} inputs the files and folders that decide its content
 * @property {() => Promise<void>} make
 */

const IS_INPUT = /^(?!.*\/(?:node_modules|dist)\/)(?!.*\.test\.tsx?$)/

/**
 * Returns true if the step's folder is complete and made from the current inputs.
 *
 * @param {Step} step
 * @returns {boolean}
 */
export function isStepDone(step) {
  if (!existsSync(resolve(ROOT, step.result ?? step.folder))) return false
  const stamp = stampOf(step)
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === hashOf(step)
}

/**
 * Runs a step, which makes its folder, and then writes a stamp with the hash of the step's inputs. An
 * interrupted step has no stamp, so it is repeated.
 *
 * @param {Step} step
 */
export async function performStep(step) {
  // The inputs are hashed before the step, so that an input that changes meanwhile makes the step run again.
  const hash = hashOf(step)
  rmSync(stampOf(step), { force: true })
  await runWithProgress(step.doing, step.make)
  markStepDone(step, hash)
}

/**
 * Writes the stamp of a step whose folder is complete.
 *
 * @param {Step} step
 * @param {string} [hash] of the inputs it was made from; by default the current ones
 */
export const markStepDone = (step, hash = hashOf(step)) => writeFileSync(stampOf(step), hash)

/**
 * Runs a program of the checkout on the pinned Node.
 *
 * @param {string} program
 * @param {string[]} args
 * @throws {Error} with its output if it fails
 */
export async function runProgram(program, ...args) {
  const { code, output } = await runTool(PINNED_NODE, [program, ...args])
  if (code !== 0) throw new Error(`${output}${program} failed, for the reason above.`)
}

/** @param {Step} step */
const stampOf = ({ folder }) => resolve(ROOT, folder, '.plainwire-build')

/** @param {Step} step */
function hashOf({ inputs }) {
  const hash = createHash('sha256').update(`${process.platform}-${process.arch}`)
  for (const file of inputs.flatMap(filesOf).sort())
    hash.update(`${relative(ROOT, file)}\0`).update(readFileSync(file))
  return hash.digest('hex')
}

/** @param {string} input */
function filesOf(input) {
  const path = resolve(ROOT, input)
  if (statSync(path).isFile()) return [path]
  const entries = readdirSync(path, { recursive: true, withFileTypes: true })
  const files = entries.flatMap((entry) => (entry.isFile() ? [join(entry.parentPath, entry.name)] : []))
  return files.filter((file) => IS_INPUT.test(relative(ROOT, file)))
}
