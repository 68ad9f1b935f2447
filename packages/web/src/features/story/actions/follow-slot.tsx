import type { NewsStory } from '@plainwire/domain/contract'
import { Suspense } from 'react'
import { createLazyPart } from '../../../lib/lazy-part.ts'
import { useHydrated } from '../../../lib/start/hydrated.ts'

const FollowStory = createLazyPart(
  () => import('./follow-story.tsx').then((part) => part.FollowStory),
  'first',
)

/** Reserves the space of FollowStory, whose code is loaded after hydration. */
export function FollowSlot(props: { story: NewsStory; title: string }) {
  return (
    <div className="min-h-21 print:hidden noscript:hidden">
      {useHydrated() && (
        <Suspense fallback={null}>
          <FollowStory {...props} />
        </Suspense>
      )}
    </div>
  )
}
