import { parseLockedPackages } from './lock-addresses.ts'

/** Licences that production packages may have: permissive ones, without conditions on our own code. */
const ALLOWED = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
  'PostgreSQL',
  'Unicode-3.0',
  'Unlicense',
  'Zlib',
])

/** Packages that may have another licence, with the reason. */
const EXCEPTIONS: { path: RegExp; licence: string; reason: string }[] = [
  {
    path: /^node_modules\/@img\/sharp-/,
    licence: 'LGPL-3.0-or-later',
    reason: 'libvips is a shared library that anyone can replace',
  },
  {
    path: /^node_modules\/(satori|web-push)$/,
    licence: 'MPL-2.0',
    reason: 'its conditions end with its own files, which run here unchanged',
  },
]

/**
 * Returns a line for each production package whose licence is neither allowed nor an exception.
 *
 * @param lock the text of package-lock.json, which lists the packages of every platform
 */
export function findDisallowedLicences(lock: string): string[] {
  return parseLockedPackages(lock)
    .filter(({ path, link, dev }) => path.includes('node_modules/') && !link && !dev)
    .filter(({ path, license }) => !isAllowed(license ?? 'none', path))
    .map(
      ({ path, license }) =>
        `${path} is under ${license ?? 'no licence'}, which scripts/check/dependencies/licences.ts does not allow.`,
    )
}

/**
 * Returns true if a package may have the licence of an SPDX expression. Only the forms that occur are parsed:
 * names joined by OR or AND, optionally in brackets.
 */
function isAllowed(expression: string, path: string): boolean {
  const plain = expression.replace(/^\((.*)\)$/, '$1')
  if (plain.includes(' OR ')) return plain.split(' OR ').some((part) => isAllowed(part, path))
  if (plain.includes(' AND ')) return plain.split(' AND ').every((part) => isAllowed(part, path))
  return (
    ALLOWED.has(plain) ||
    EXCEPTIONS.some((exception) => exception.licence === plain && exception.path.test(path))
  )
}
