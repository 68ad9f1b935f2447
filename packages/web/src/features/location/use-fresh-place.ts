import { isCacheValid } from '@plainwire/domain/place'
import { useEffect } from 'react'
import { foundPlace, manualPlace } from '../../device/place/place.ts'
import { useEditionSource } from '../../edition/edition-context.ts'
import type { Newsroom } from '../../edition/newsroom.ts'

/** Whether the last detection, if the reader has ever allowed one, is more than 12 hours old. */
function isOutdated(now: Date): boolean {
  const found = foundPlace()
  return found !== undefined && !manualPlace() && !isCacheValid(found, now)
}

/** Whether the browser reports its position without prompting the reader. */
async function isGranted(): Promise<boolean> {
  if (!('permissions' in navigator)) return false
  const { state } = await navigator.permissions.query({ name: 'geolocation' })
  return state === 'granted'
}

async function refresh(newsroom: Newsroom): Promise<void> {
  if (!isOutdated(new Date()) || !(await isGranted())) return
  const { browserPlaceFinder } = await import('./browser-place.ts')
  await browserPlaceFinder(newsroom)(false)
}

/**
 * Detects the place again for a reader who has allowed it before, if the browser needs no prompt. Everybody
 * else causes no request at start, neither to the browser nor to the server.
 */
export function useFreshPlace(): void {
  const { newsroom } = useEditionSource()
  useEffect(() => {
    // Not requested by the reader: a failure is ignored, and they can still request it.
    refresh(newsroom).catch(() => {})
  }, [newsroom])
}
