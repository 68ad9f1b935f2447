import { Suspense } from 'react'
import { lazyPart } from '../lib/lazy-part.ts'
import { useStore } from '../lib/store.ts'
import { NO_TOASTS, toasts } from '../lib/toasts.ts'
import { LiveRegion } from './live-region.tsx'

const ToastList = lazyPart(() => import('./toast-list.tsx').then((part) => part.ToastList), 'first')

/** What is said without being asked: to a screen reader and as toasts. An open dialog carries its own, for everything beside it is out of reach. */
export function Messages() {
  const hasToasts = useStore(toasts, NO_TOASTS).length > 0
  return (
    <>
      <LiveRegion />
      <Suspense fallback={null}>{hasToasts && <ToastList />}</Suspense>
    </>
  )
}
