import { mkdirSync } from 'node:fs'
import { runNpm } from '../../scripts/setup/packages.mjs'
import { type DescribedInput, findInputFile, PACKAGES_FOLDER, type PackageInput } from './described-inputs.ts'

const isMissing = (input: DescribedInput): input is PackageInput =>
  'package' in input && findInputFile(input, undefined) === undefined

/**
 * Installs those packages among the inputs that are missing on this machine, in their exact versions, in
 * `PACKAGES_FOLDER`.
 */
export async function installInputPackages(inputs: readonly DescribedInput[]): Promise<void> {
  const missing = inputs.filter(isMissing).map(({ package: name, version }) => `${name}@${version}`)
  if (missing.length === 0) return
  mkdirSync(PACKAGES_FOLDER, { recursive: true })
  const options = [
    '--prefix',
    PACKAGES_FOLDER,
    '--ignore-scripts',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ]
  const { code, output } = await runNpm(['install', ...options, ...new Set(missing)])
  if (code !== 0) throw new Error(`npm could not install ${missing.join(', ')}:\n${output}`)
}
