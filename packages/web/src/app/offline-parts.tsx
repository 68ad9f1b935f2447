import { Suspense, useEffect, useState } from 'react'
import { useEdition } from '../edition/edition-context.ts'
import { NewVersion } from '../features/offline/new-version.tsx'
import { useFlags } from '../lib/config.ts'
import { eraseCaches } from '../lib/device-caches.ts'
import { lazyPart } from '../lib/lazy-part.ts'
import { useHasConnection } from '../lib/use-connection.ts'
import { whenIdle } from '../lib/when-idle.ts'

const OfflineLine = lazyPart(
  () => import('../features/offline/offline-line.tsx').then((part) => part.OfflineLine),
  'first',
)
const OfflineCaching = lazyPart(
  () => import('../features/offline/offline-caching.tsx').then((part) => part.OfflineCaching),
  'first',
)

/** A notice that is shown while there is no connection. */
export function OfflineNotice() {
  const { isCached } = useEdition()
  const hasConnection = useHasConnection()
  if (hasConnection && !isCached) return null
  return (
    <Suspense fallback={null}>
      <OfflineLine />
    </Suspense>
  )
}

/**
 * Sets up offline reading when the browser is idle; if the operator has switched it off, its caches are
 * deleted.
 */
export function Offline({ storyId }: { storyId: string | undefined }) {
  const { offline } = useFlags()
  const [isIdle, setIdle] = useState(false)
  useEffect(() => whenIdle(() => setIdle(true)), [])
  useEffect(() => {
    if (isIdle && !offline) void eraseCaches()
    // A failed fetch is retried when the part is needed.
    if (isIdle && offline) OfflineLine.preload().catch(() => undefined)
  }, [isIdle, offline])
  // In development there is no worker: files change under it.
  const isCaching = isIdle && offline && import.meta.env.PROD
  return (
    <>
      <Suspense fallback={null}>{isCaching && <OfflineCaching storyId={storyId} />}</Suspense>
      <NewVersion />
    </>
  )
}
