import { Suspense } from 'react'
import { createLazyPart } from '../../lib/lazy-part.ts'

const FollowCity = createLazyPart(() => import('./follow-city.tsx').then((part) => part.FollowCity), 'first')

/**
 * The follow button of the city on Local. Its code is loaded after the news; its place is reserved meanwhile.
 */
export function FollowSlot(props: { city: string; countryCode: string; label: string }) {
  return (
    <span className="inline-flex size-11 shrink-0">
      <Suspense fallback={null}>
        <FollowCity {...props} />
      </Suspense>
    </span>
  )
}
