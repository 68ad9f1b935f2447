import type { PackageManifest } from './manifests.ts'

const ROW = /^\| (`[^|]+) \|/gm
const NAME = /`([^`]+)`/g
const OWN = '@plainwire/'

/**
 * Returns a line for each production package that the table lacks, and for each in the table that isn't used.
 *
 * @param table the text of docs/packages.md
 */
export function findUnlistedPackages(manifests: readonly PackageManifest[], table: string): string[] {
  const listed = [...table.matchAll(ROW)].flatMap(([, cell = '']) =>
    [...cell.matchAll(NAME)].map(([, name = '']) => name),
  )
  const production = new Set(
    manifests
      .flatMap((manifest) => Object.keys({ ...manifest.dependencies, ...manifest.optionalDependencies }))
      .filter((name) => !name.startsWith(OWN)),
  )
  return [
    ...[...production]
      .filter((name) => !listed.includes(name))
      .map((name) => `docs/packages.md doesn't say what ${name} is for.`),
    ...listed
      .filter((name) => !production.has(name))
      .map((name) => `docs/packages.md lists ${name}, which no package.json has.`),
  ]
}
