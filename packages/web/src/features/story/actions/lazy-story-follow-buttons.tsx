import type { NewsStory } from '@plainwire/domain/contract'
import { Suspense } from 'react'
import { createLazyComponent } from '../../../lib/lazy-part.ts'
import { useIsHydrated } from '../../../lib/start/hydrated.ts'

const FollowStory = createLazyComponent(
  () => import('./story-follow-buttons.tsx').then((part) => part.StoryFollowButtons),
  'first',
)

/** Reserves the space of StoryFollowButtons, whose code is loaded after hydration. */
export function LazyStoryFollowButtons(props: { story: NewsStory; title: string }) {
  return (
    <div className="min-h-21 print:hidden noscript:hidden">
      {useIsHydrated() && (
        <Suspense fallback={null}>
          <FollowStory {...props} />
        </Suspense>
      )}
    </div>
  )
}
