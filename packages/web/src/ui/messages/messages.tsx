import { Suspense } from 'react'
import { NO_TOASTS, toasts } from '../../lib/access/toasts.ts'
import { createLazyPart } from '../../lib/lazy-part.ts'
import { useStore } from '../../lib/store.ts'
import { LiveRegion } from './live-region.tsx'

const ToastList = createLazyPart(() => import('./toast-list.tsx').then((part) => part.ToastList), 'first')

/**
 * Screen reader announcements and toasts. An open modal dialog renders its own, because everything outside it
 * is inert.
 */
export function Messages() {
  const hasToasts = useStore(toasts, NO_TOASTS).length > 0
  return (
    <>
      <LiveRegion />
      <Suspense fallback={null}>{hasToasts && <ToastList />}</Suspense>
    </>
  )
}
