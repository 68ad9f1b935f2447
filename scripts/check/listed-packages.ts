import type { Manifest } from './manifests.ts'

const ROW = /^\| (`[^|]+) \|/gm
const NAME = /`([^`]+)`/g
const OWN = '@plainwire/'

/**
 * Returns the production packages that are missing in the table of packages, and those in the table that aren't
 * used.
 *
 * @param table the text of docs/packages.md
 */
export function packagesNotListed(manifests: readonly Manifest[], table: string): string[] {
  const listed = [...table.matchAll(ROW)].flatMap(([, cell = '']) =>
    [...cell.matchAll(NAME)].map(([, name = '']) => name),
  )
  const running = new Set(
    manifests
      .flatMap((one) => Object.keys({ ...one.dependencies, ...one.optionalDependencies }))
      .filter((name) => !name.startsWith(OWN)),
  )
  return [
    ...[...running]
      .filter((name) => !listed.includes(name))
      .map((name) => `docs/packages.md doesn't say what ${name} is for.`),
    ...listed
      .filter((name) => !running.has(name))
      .map((name) => `docs/packages.md lists ${name}, which no package.json has.`),
  ]
}
