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
 * The area for toasts and for announcements to screen readers. An open modal dialog contains its own area,
 * because everything outside the dialog is inert.
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
