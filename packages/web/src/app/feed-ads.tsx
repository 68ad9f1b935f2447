import { Suspense } from 'react'
import { useTier } from '../account/subscription/subscription.ts'
import { getAdIndexAfterStory } from '../features/ads/ad-places.ts'
import type { FeedAds } from '../features/feed/section-story-list.tsx'
import { useFeatureFlags } from '../lib/config.ts'
import { createLazyComponent } from '../lib/lazy-part.ts'

const Block = createLazyComponent(() =>
  import('../features/ads/sponsored.tsx').then((part) => part.SponsoredBlock),
)
const Place = createLazyComponent(() =>
  import('../features/ads/sponsored.tsx').then((part) => part.SponsoredGridItem),
)

/** Loads the code of ads in advance, so that they are rendered together with the page. */
export async function preloadAds(): Promise<void> {
  await Promise.all([Block.preload(), Place.preload()])
}

const ADS: FeedAds = {
  block: (
    <Suspense>
      <Block />
    </Suspense>
  ),
  renderAfter: (index) => {
    const number = getAdIndexAfterStory(index)
    return (
      number !== undefined && (
        <Suspense>
          <Place number={number} />
        </Suspense>
      )
    )
  },
}

/**
 * Returns the ads to show among the stories of a list; undefined for premium readers, and if the installation
 * shows no ads.
 */
export function useFeedAds(): FeedAds | undefined {
  const { ads } = useFeatureFlags()
  const isPremium = useTier() === 'premium'
  return ads && !isPremium ? ADS : undefined
}
