import type { PackageManifest } from './manifests.ts'

const EXACT = /^\d+\.\d+\.\d+(-[\w.]+)?$/

/** Returns a line for every version in a package.json that isn't exact. */
export function findFloatingVersions(manifests: PackageManifest[]): string[] {
  return manifests.flatMap(({ file, dependencies, devDependencies, optionalDependencies }) =>
    Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies })
      .filter(([, version]) => !EXACT.test(version))
      .map(([name, version]) => `${file}: ${name} ${version} is not an exact version.`),
  )
}
