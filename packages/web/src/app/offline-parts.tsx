import { Suspense, useEffect, useState } from 'react'
import { useEdition } from '../edition/edition-context.ts'
import { NewReleaseNotice } from '../features/offline/new-release-notice.tsx'
import { useFeatureFlags } from '../lib/config.ts'
import { createLazyComponent } from '../lib/lazy-part.ts'
import { eraseCaches } from '../lib/offline/device-caches.ts'
import { useIsOnline } from '../lib/offline/use-connection.ts'
import { runWhenIdle } from '../lib/timing/when-idle.ts'

const OfflineLine = createLazyComponent(
  () => import('../features/offline/offline-status.tsx').then((part) => part.OfflineStatus),
  'first',
)
const OfflineCaching = createLazyComponent(
  () => import('../features/offline/offline-caching.tsx').then((part) => part.OfflineCaching),
  'first',
)

/** A notice that there is no connection, or that the edition comes from the offline cache. */
export function OfflineNotice() {
  const { isCached } = useEdition()
  const hasConnection = useIsOnline()
  if (hasConnection && !isCached) return null
  return (
    <Suspense fallback={null}>
      <OfflineLine />
    </Suspense>
  )
}

/**
 * Sets up offline reading when the browser is idle, or deletes its caches if the operator has disabled it.
 */
export function OfflineReadingSetup({ storyId }: { storyId: string | undefined }) {
  const { offline } = useFeatureFlags()
  const [isIdle, setIdle] = useState(false)
  useEffect(() => runWhenIdle(() => setIdle(true)), [])
  useEffect(() => {
    if (isIdle && !offline) void eraseCaches()
    // If this preload fails, the component is fetched again when it is needed.
    if (isIdle && offline) OfflineLine.preload().catch(() => undefined)
  }, [isIdle, offline])
  // Nothing is cached in development, where a service worker would serve outdated files.
  const isCaching = isIdle && offline && import.meta.env.PROD
  return (
    <>
      <Suspense fallback={null}>{isCaching && <OfflineCaching storyId={storyId} />}</Suspense>
      <NewReleaseNotice />
    </>
  )
}
