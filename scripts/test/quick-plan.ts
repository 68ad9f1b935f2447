import { posix } from 'node:path'

/** More test files than this take longer than a minute on two cores. */
export const MOST_FILES = 24

/**
 * The test files to run for a change, the nearest first: those that changed, those in the folder of a changed file, in its package,
 * and the rest of what imports it.
 *
 * @param changed paths from the root
 * @param tests files that import a changed one, by path from the root
 */
export function nearestTests(changed: readonly string[], tests: readonly string[]): string[] {
  const folders = new Set(changed.map((file) => posix.dirname(file)))
  const packages = new Set(changed.map(packageOf))
  const distance = (test: string) => {
    if (changed.includes(test)) return 0
    if (folders.has(posix.dirname(test))) return 1
    return packages.has(packageOf(test)) ? 2 : 3
  }
  return tests.toSorted((a, b) => distance(a) - distance(b) || a.localeCompare(b))
}

/** The projects whose types a change can break by itself: those of the changed files. */
export function changedProjects(changed: readonly string[], projects: readonly string[]): string[] {
  const code = changed.filter((file) => /\.(?:ts|tsx|mjs)$/.test(file))
  const found = code.map((file) => projects.find((project) => file.startsWith(`${project}/`)) ?? '.')
  return [...new Set(found)].toSorted()
}

function packageOf(file: string): string {
  const [first = '', second = ''] = file.split('/')
  return first === 'packages' ? `${first}/${second}` : first
}
