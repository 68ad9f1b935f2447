import { DAY_MS } from '@plainwire/domain/units'
import { readStoredValue, writeStoredValue } from './storage.ts'

/** How long to wait before an image that failed to load is requested again, in ms. */
export const IMAGE_FAILURE_TTL_MS = DAY_MS
/** The maximum number of remembered failures, enough for a day of reading. The oldest are removed first. */
const MAX_REMEMBERED = 300

function remembered(nowMs: number): [string, number][] {
  const stored = readStoredValue('plainwire.failed-images')
  if (typeof stored !== 'object' || stored === null) return []
  return Object.entries(stored).filter(
    (entry): entry is [string, number] =>
      typeof entry[1] === 'number' && nowMs - entry[1] < IMAGE_FAILURE_TTL_MS,
  )
}

/** True if an image failed on this device in the last 24 hours. */
export function hasImageFailed(url: string, nowMs: number): boolean {
  return remembered(nowMs).some(([failed]) => failed === url)
}

/** Remembers that an image failed to load. */
export function rememberImageFailure(url: string, nowMs: number): void {
  const others = remembered(nowMs).filter(([failed]) => failed !== url)
  writeStoredValue(
    'plainwire.failed-images',
    Object.fromEntries([...others, [url, nowMs]].slice(-MAX_REMEMBERED)),
  )
}
