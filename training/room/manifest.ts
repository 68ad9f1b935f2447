import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { hashMakerCode } from './code-files.ts'
import { type DescribedInput, findInputFile, readDescribedInputs } from './described-inputs.ts'
import { isProjectFile } from './inputs.ts'
import { sha256 } from './sha256.ts'

const Sum = z.string().length(64)
/** A record of how files were made: the maker, and hashes of its code, its inputs and its files. */
const MakerRun = z.strictObject({
  maker: z.string(),
  /** SHA-256 of the maker's code: `hashMakerCode`. */
  code: Sum,
  /** SHA-256 of each input, by its name or path. */
  inputs: z.record(z.string(), Sum),
  /** SHA-256 of each made file, by its path. */
  files: z.record(z.string(), Sum),
})

/** The content of `training/made.json`: how files were made, by the name of their maker. */
export const Manifest = z.record(z.string(), MakerRun)
export type Manifest = z.infer<typeof Manifest>

export const MANIFEST_FILE = 'training/made.json'

/** Reads the manifest of a checkout; empty if there is none yet. */
export function readManifest(root: string): Manifest {
  const file = join(root, MANIFEST_FILE)
  return existsSync(file) ? Manifest.parse(JSON.parse(readFileSync(file, 'utf8'))) : {}
}

const sumOf = (file: string) => (existsSync(file) ? sha256(readFileSync(file)) : undefined)

/**
 * Explains why an input is no longer the one that files were made from; undefined if it is the same, or not
 * on this machine.
 */
function inputFault(
  [name, sum]: [string, string],
  described: Readonly<Record<string, DescribedInput>>,
  places: { root: string; dataFolder: string | undefined },
): string | undefined {
  if (isProjectFile(name)) return sumOf(join(places.root, name)) === sum ? undefined : `${name} changed`
  const input = described[name]
  if (input?.sha256 !== sum) return `training/inputs.json describes another ${name}`
  const file = findInputFile(input, places.dataFolder)
  return file === undefined || sumOf(file) === sum ? undefined : `${name} on this machine is another file`
}

/**
 * Returns a line for each reason why made files aren't what their maker would write: a file was changed by
 * hand, or the maker's code or inputs have changed.
 *
 * @param places the checkout, and the folder of `PLAINWIRE_DATA`; without one only described checksums are compared
 */
export function findStaleFiles(
  manifest: Manifest,
  places: { root: string; dataFolder: string | undefined },
): string[] {
  const described = readDescribedInputs(places.root)
  return Object.entries(manifest).flatMap(([name, { maker, code, inputs, files }]) => {
    const again = `run npm run training -- ${name}`
    const changed = Object.entries(files)
      .filter(([file, sum]) => sumOf(join(places.root, file)) !== sum)
      .map(([file]) => `${file} is not what ${maker} wrote: change the maker or its inputs, then ${again}.`)
    const faults = Object.entries(inputs).flatMap((input) => inputFault(input, described, places) ?? [])
    if (hashMakerCode(places.root, maker) !== code) faults.push(`the code of ${maker} changed`)
    return [...changed, ...faults.map((fault) => `${Object.keys(files).join(', ')}: ${fault}; ${again}.`)]
  })
}
