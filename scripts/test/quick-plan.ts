import { posix } from 'node:path'

/** The maximum number of test files in a quick run. More would take longer than a minute on two cores. */
export const MAX_TEST_FILES = 24

/**
 * Sorts test files by their distance to the changed files: first the changed tests, then those in the folder
 * of a changed file, those in its package, and the rest.
 *
 * @param changed paths relative to the root
 * @param tests files that import a changed one, as paths relative to the root
 */
export function sortNearestTests(changed: readonly string[], tests: readonly string[]): string[] {
  const folders = new Set(changed.map((file) => posix.dirname(file)))
  const packages = new Set(changed.map(packageOf))
  const distance = (test: string) => {
    if (changed.includes(test)) return 0
    if (folders.has(posix.dirname(test))) return 1
    return packages.has(packageOf(test)) ? 2 : 3
  }
  return tests.toSorted((a, b) => distance(a) - distance(b) || a.localeCompare(b))
}

/** Returns the TypeScript projects of the changed files. */
export function findChangedProjects(changed: readonly string[], projects: readonly string[]): string[] {
  const code = changed.filter((file) => /\.(?:ts|tsx|mjs)$/.test(file))
  const found = code.map((file) => projects.find((project) => file.startsWith(`${project}/`)) ?? '.')
  return [...new Set(found)].toSorted()
}

function packageOf(file: string): string {
  const [first = '', second = ''] = file.split('/')
  return first === 'packages' ? `${first}/${second}` : first
}
