import type { Manifest } from './manifests.ts'

const EXACT = /^\d+\.\d+\.\d+(-[\w.]+)?$/

/** Names every version in a package.json that could mean another package tomorrow. */
export function versionsThatFloat(manifests: Manifest[]): string[] {
  return manifests.flatMap(({ file, dependencies, devDependencies, optionalDependencies }) =>
    Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies })
      .filter(([, version]) => !EXACT.test(version))
      .map(([name, version]) => `${file}: ${name} ${version} is not an exact version.`),
  )
}
