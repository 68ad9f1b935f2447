import { Suspense } from 'react'
import { createLazyComponent } from '../../lib/lazy-part.ts'

const FollowCity = createLazyComponent(
  () => import('./follow-city-button.tsx').then((part) => part.FollowCityButton),
  'first',
)

/**
 * The button that follows the city of the Local section. Its code is loaded after the news; its space is
 * reserved until then.
 */
export function LazyFollowCityButton(props: { city: string; countryCode: string; label: string }) {
  return (
    <span className="inline-flex size-11 shrink-0">
      <Suspense fallback={null}>
        <FollowCity {...props} />
      </Suspense>
    </span>
  )
}
