import { isCacheValid } from '@plainwire/domain/place'
import { useEffect } from 'react'
import { foundPlace, manualPlace } from '../../device/place/place.ts'
import { useEditionSource } from '../../edition/edition-context.ts'
import type { Newsroom } from '../../edition/newsroom.ts'

/** Whether the reader let a place be found before, and that was more than 12 hours ago. */
function isOutdated(now: Date): boolean {
  const found = foundPlace()
  return found !== undefined && !manualPlace() && !isCacheValid(found, now)
}

/** Whether the browser tells its position without asking the reader again. */
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

/** Finds the place anew for a reader who has once asked for it, where the browser needn't ask again. For everybody else nothing is asked at the start: neither the browser nor the server. */
export function useFreshPlace(): void {
  const { newsroom } = useEditionSource()
  useEffect(() => {
    // Nobody has asked for it now: if it can't be done, the reader can still ask.
    refresh(newsroom).catch(() => {})
  }, [newsroom])
}
