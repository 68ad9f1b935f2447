import type { Section } from '@plainwire/domain/category'
import { type ReactNode, useState } from 'react'
import { useSection } from '../../edition/use-section.ts'
import { useTexts } from '../../lib/texts.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { PartBoundary } from '../../ui/part-boundary.tsx'
import { FeaturedStory } from './featured-story.tsx'
import { FeedEmpty, FeedError, FeedUnplaced } from './feed-messages.tsx'
import { FeedSkeleton } from './feed-skeleton.tsx'
import { StoryCard } from './story-card.tsx'
import { TrendingList } from './trending-list.tsx'
import { usePages } from './use-pages.ts'

interface FeedProps {
  section: Section
  /** Where a reader without local news chooses another city. */
  placeChooser: ReactNode
  /** Whether a dialog stands before it: its pictures can wait then. */
  isBehind: boolean
}

function FailedPart({ text }: { text: string }) {
  return (
    <p role="alert" className="py-6 text-16 text-ink-soft">
      {text}
    </p>
  )
}

function useHeading(section: Section): string {
  const text = useTexts()
  if (section === 'all' || section === 'local') return text(`feed.heading.${section}`)
  return text('feed.heading.category', { section: text(`section.${section}`) })
}

/** A section of the news: the featured story, what is trending, and the grid, page by page. */
export function Feed({ section, placeChooser, isBehind }: FeedProps) {
  const text = useTexts()
  const [isFirst] = useState(!isBehind)
  const stories = useSection(section)
  const { featured, grid, hasMore, loadMore } = usePages(stories)
  const heading = <h1 className="sr-only">{useHeading(section)}</h1>

  if (stories.state === 'failed') return <FeedError section={section} />
  if (stories.state === 'loading') {
    return (
      <>
        {heading}
        <FeedSkeleton />
      </>
    )
  }
  if (stories.state === 'unplaced') {
    return (
      <>
        {heading}
        <FeedUnplaced placeChooser={placeChooser} />
      </>
    )
  }
  if (!featured) {
    return (
      <>
        {heading}
        <FeedEmpty section={section} placeChooser={placeChooser} />
      </>
    )
  }
  return (
    <>
      {heading}
      <div className="grid gap-8 border-b border-line pb-8 lg:grid-cols-[minmax(0,1fr)_19rem] lg:gap-10 md:pt-7">
        <PartBoundary fallback={<FailedPart text={text('feed.error.featured')} />}>
          <FeaturedStory card={featured} section={section} isFirst={isFirst} />
        </PartBoundary>
        <PartBoundary fallback={<FailedPart text={text('data.error.trending')} />}>
          <TrendingList />
        </PartBoundary>
      </div>
      <section aria-labelledby="more-stories">
        <h2 id="more-stories" className="sr-only">
          {text('feed.more.heading')}
        </h2>
        <ul className="grid grid-cols-1 gap-x-8 gap-y-9 py-8 md:grid-cols-2 lg:grid-cols-3">
          {grid.map((card) => (
            <li key={card.id} className="drawn-in-sight">
              <StoryCard card={card} section={section} />
            </li>
          ))}
        </ul>
      </section>
      {hasMore && (
        <div className="grid place-items-center pb-12">
          <button
            type="button"
            className={buttonClass('outline')}
            aria-disabled={stories.isWaiting}
            onClick={stories.isWaiting ? undefined : loadMore}
          >
            {text(stories.isWaiting ? 'feed.more.loading' : 'feed.more')}
          </button>
        </div>
      )}
    </>
  )
}
