import { isCachedPlaceValid } from '@plainwire/domain/place'
import { useEffect } from 'react'
import { readDetectedPlace, readManualPlace } from '../../device/place/place.ts'
import { useEditionSource } from '../../edition/edition-context.ts'
import type { NewsClient } from '../../edition/news-client.ts'

/** True if the reader's place was detected, not chosen, and is more than 12 hours old. */
function isOutdated(now: Date): boolean {
  const found = readDetectedPlace()
  return found !== undefined && !readManualPlace() && !isCachedPlaceValid(found, now)
}

/** True if the browser reports its position without a prompt. */
async function isGranted(): Promise<boolean> {
  if (!('permissions' in navigator)) return false
  const { state } = await navigator.permissions.query({ name: 'geolocation' })
  return state === 'granted'
}

async function refresh(newsClient: NewsClient): Promise<void> {
  if (!isOutdated(new Date()) || !(await isGranted())) return
  const { getBrowserPlaceFinder } = await import('./browser-place.ts')
  await getBrowserPlaceFinder(newsClient)(false)
}

/**
 * Detects the reader's place again if it is outdated and the browser reports its position without a prompt.
 * Otherwise nothing is requested, neither from the browser nor from the server.
 */
export function useRefreshOutdatedPlace(): void {
  const { newsClient } = useEditionSource()
  useEffect(() => {
    // The reader didn't request this detection, so its failure isn't reported.
    refresh(newsClient).catch(() => {})
  }, [newsClient])
}
