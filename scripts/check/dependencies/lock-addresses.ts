/**
 * Returns a line for each registry URL in a package-lock.json. The lock must have none, so that it installs
 * from whichever registry npm is configured to use.
 *
 * @param lock the text of package-lock.json
 */
export function findRegistryUrlsInLock(lock: string): string[] {
  return parseLockedPackages(lock)
    .filter(({ resolved }) => resolved !== undefined && /^[\w+]+:/.test(resolved))
    .map(({ path, resolved }) => `${path} is locked to ${resolved}`)
}

/** A package as package-lock.json lists it. */
export interface LockedPackage {
  path: string
  resolved?: string
  license?: string
  link?: boolean
  dev?: boolean
}

/**
 * Parses the packages of a lock file.
 *
 * @param lock the text of package-lock.json
 */
export function parseLockedPackages(lock: string): LockedPackage[] {
  const packages: Record<string, Omit<LockedPackage, 'path'>> = JSON.parse(lock).packages
  return Object.entries(packages).map(([path, about]) => ({ path, ...about }))
}
