import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../../setup/paths.mjs'

/** The fields of a package.json that name other packages. */
export interface PackageManifest {
  file: string
  dependencies?: Record<string, string>
  devDependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
}

/** Reads every package.json of the checkout. */
export function readManifests(): PackageManifest[] {
  const packages = readdirSync(join(ROOT, 'packages')).map((name) => `packages/${name}/package.json`)
  return ['package.json', ...packages]
    .filter((file) => existsSync(join(ROOT, file)))
    .map((file) => ({ file, ...JSON.parse(readFileSync(join(ROOT, file), 'utf8')) }))
}
