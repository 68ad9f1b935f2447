import { posix } from 'node:path'

const MAX_MODULES = 12
const MODULE = /(?<!\.d)\.(?:ts|tsx|mjs)$/
const TEST = /\.test\.tsx?$/

/**
 * Finds folders with too many modules. The tests beside modules don't count.
 *
 * @param files paths relative to the root
 * @returns a line for each folder with more than twelve modules
 */
export function findCrowdedFolders(files: readonly string[]): string[] {
  const counts = new Map<string, number>()
  for (const file of files.filter((path) => MODULE.test(path) && !TEST.test(path))) {
    const folder = posix.dirname(file)
    counts.set(folder, (counts.get(folder) ?? 0) + 1)
  }
  return [...counts]
    .filter(([, count]) => count > MAX_MODULES)
    .map(([folder, count]) => `${folder} has ${count} modules: divide it, ${MAX_MODULES} are the most.`)
}
