import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { ROOT, SETUP_FOLDER } from '../../scripts/setup/paths.mjs'

const Described = {
  sha256: z.string().length(64),
  licence: z.string(),
  source: z.string(),
}
const DataInput = z.strictObject({
  /** The path below the folder of `PLAINWIRE_DATA`. */
  path: z.string(),
  ...Described,
})
const PackageInput = z.strictObject({
  package: z.string(),
  version: z.string(),
  /** The path below the package's own folder. */
  file: z.string(),
  ...Described,
})

type DataInput = z.infer<typeof DataInput>
export type PackageInput = z.infer<typeof PackageInput>
export type DescribedInput = DataInput | PackageInput

/** The folder for packages that only training needs, which aren't dependencies of the project. */
export const PACKAGES_FOLDER = join(SETUP_FOLDER, 'training')

/** The inputs described in `training/inputs.json`, by name. */
export function readDescribedInputs(root = ROOT): Record<string, DescribedInput> {
  const text = readFileSync(join(root, 'training', 'inputs.json'), 'utf8')
  return z.record(z.string(), z.union([DataInput, PackageInput])).parse(JSON.parse(text))
}

/**
 * The folder in which the exact version of a package is installed: among the project's packages or those of
 * training. Undefined if neither has it.
 */
function packageFolder({ package: name, version }: PackageInput): string | undefined {
  return [ROOT, PACKAGES_FOLDER]
    .map((folder) => join(folder, 'node_modules', name))
    .find((folder) => {
      const manifest = join(folder, 'package.json')
      return existsSync(manifest) && JSON.parse(readFileSync(manifest, 'utf8')).version === version
    })
}

/**
 * The file of an input on this machine.
 *
 * @param dataFolder the folder of `PLAINWIRE_DATA`; undefined where it isn't set
 * @returns undefined where the machine doesn't have it
 */
export function findInputFile(input: DescribedInput, dataFolder: string | undefined): string | undefined {
  const folder = 'package' in input ? packageFolder(input) : dataFolder
  const file = folder && join(folder, 'package' in input ? input.file : input.path)
  return file && existsSync(file) ? file : undefined
}
