import { Suspense } from 'react'
import { NO_TOASTS, toasts } from '../../lib/access/toasts.ts'
import { createLazyComponent } from '../../lib/lazy-part.ts'
import { useStore } from '../../lib/store.ts'
import { LiveRegion } from './live-region.tsx'

const ToastList = createLazyComponent(
  () => import('./toast-list.tsx').then((part) => part.ToastList),
  'first',
)

/**
 * Screen reader announcements and toasts. An open modal dialog renders its own, because everything outside it
 * is inert.
 */
export function NotificationArea() {
  const hasToasts = useStore(toasts, NO_TOASTS).length > 0
  return (
    <>
      <LiveRegion />
      <Suspense fallback={null}>{hasToasts && <ToastList />}</Suspense>
    </>
  )
}
