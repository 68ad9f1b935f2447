import type { Section } from '@plainwire/domain/category'
import { type ReactNode, Suspense, useMemo } from 'react'
import type { Card } from '../../edition/card.ts'
import { listFirstCardIds } from '../../edition/lists/first-cards.ts'
import type { SectionStories } from '../../edition/lists/use-section.ts'
import { createLazyComponent } from '../../lib/lazy-part.ts'
import { useTexts } from '../../lib/texts.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { ErrorBoundary } from '../../ui/error-boundary.tsx'
import { RowParsedMarker } from '../../ui/row-parsed-marker.tsx'
import { ConflictingStoriesList } from './beside/conflicting-stories-list.tsx'
import { TrendingList } from './beside/trending-list.tsx'
import { FeaturedStory } from './card/featured-story.tsx'
import { MoreStories, TopStories } from './grid/card-sections.tsx'
import { useFeedPages } from './grid/use-pages.ts'

const EditionEnd = createLazyComponent(() =>
  import('./finite-edition/edition-end.tsx').then((part) => part.EditionEnd),
)

export interface FeedAds {
  /** The ad above the grid. */
  block: ReactNode
  /**
   * Renders the ad that follows the story at a 0-based index of the grid; nothing if no ad follows the story.
   */
  renderAfter: (index: number) => ReactNode
}

interface StoriesProps {
  stories: SectionStories
  section: Section
  isFirst: boolean
  ads: FeedAds | undefined
}

function FailedPart({ text }: { text: string }) {
  return (
    <p role="alert" className="py-6 text-16 text-ink-soft">
      {text}
    </p>
  )
}

/** The end of a finite edition, loaded lazily. */
export function LazyEditionEnd({ ids }: { ids: NonNullable<SectionStories['finite']> }) {
  return (
    <Suspense fallback={null}>
      <EditionEnd ids={ids} />
    </Suspense>
  )
}

function LoadMore({ isWaiting, onClick }: { isWaiting: boolean; onClick: () => void }) {
  const text = useTexts()
  return (
    <div className="grid place-items-center pb-12">
      <Button look="outline" isPending={isWaiting} onClick={onClick}>
        {text(isWaiting ? 'feed.more.loading' : 'feed.more')}
      </Button>
    </div>
  )
}

/**
 * The lists of trending stories and of stories on which sources differ. On wide screens, they are next to and
 * below the featured story; on phones, below the first cards.
 */
function Beside({ cards }: { cards: readonly Card[] }) {
  const text = useTexts()
  // The array remains the same object while it contains the same ids, so that the lists aren't requested
  // again.
  const key = listFirstCardIds(cards).join(' ')
  const shown = useMemo(() => key.split(' '), [key])
  return (
    <>
      <div className="md:col-span-2 lg:col-span-1 lg:col-start-3 lg:row-span-2 lg:row-start-1">
        <ErrorBoundary fallback={<FailedPart text={text('data.error.trending')} />}>
          <TrendingList shown={shown} />
        </ErrorBoundary>
      </div>
      <div className="md:col-span-2 lg:col-start-1 lg:row-start-2">
        <ErrorBoundary fallback={null}>
          <ConflictingStoriesList shown={shown} />
        </ErrorBoundary>
      </div>
    </>
  )
}

/**
 * The stories of a section: the featured one, the first cards, the lists of trending stories and of stories
 * on which sources differ, and the rest of the grid, page by page.
 */
export function SectionStoryList({ stories, section, isFirst, ads }: StoriesProps) {
  const text = useTexts()
  const { featured, grid, hasMore, loadMore } = useFeedPages(stories)
  const { cards, dividerAt, finite, isWaiting } = stories
  const isAbove = featured !== undefined && cards.indexOf(featured) < (dividerAt ?? 0)
  const gridProps = {
    cards: grid,
    section,
    renderAfter: ads?.renderAfter,
    dividerAt: dividerAt === undefined || !isAbove ? dividerAt : dividerAt - 1,
  }
  return (
    <>
      <div className="grid grid-cols-1 gap-x-8 gap-y-2 pb-4 md:grid-cols-2 md:gap-y-4 md:pt-3 lg:grid-cols-3 lg:grid-rows-[auto_1fr]">
        <div className="md:col-span-2 lg:col-start-1 lg:row-start-1">
          <ErrorBoundary fallback={<FailedPart text={text('feed.error.featured')} />}>
            {featured && <FeaturedStory card={featured} section={section} isFirst={isFirst} />}
          </ErrorBoundary>
        </div>
        {ads && <div className="md:col-span-full md:in-unparsed:invisible lg:row-start-3">{ads.block}</div>}
        <TopStories
          className="md:order-1 md:col-span-full md:in-unparsed:invisible lg:row-start-4"
          {...gridProps}
        />
        <Beside cards={cards} />
        <RowParsedMarker />
      </div>
      <MoreStories {...gridProps} />
      {hasMore && <LoadMore isWaiting={isWaiting} onClick={loadMore} />}
      {finite && !hasMore && <LazyEditionEnd ids={finite} />}
    </>
  )
}
