import type { Section } from '@plainwire/domain/category'
import type { CoverageGap } from '@plainwire/domain/coverage'
import { type ReactNode, Suspense, useMemo, useState } from 'react'
import { reading } from '../../device/reading/reading.ts'
import { usePersisted } from '../../device/storage/persisted.ts'
import type { Card } from '../../edition/card.ts'
import { firstIds } from '../../edition/first-cards.ts'
import { type SectionStories, useSection } from '../../edition/use-section.ts'
import { lazyPart } from '../../lib/lazy-part.ts'
import { useTexts } from '../../lib/texts.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { PartBoundary } from '../../ui/part-boundary.tsx'
import { RowEnd } from '../../ui/row-end.tsx'
import { MoreStories, TopStories } from './card-sections.tsx'
import { DifferingList } from './differing-list.tsx'
import { SampleNotice } from './edition-notice.tsx'
import { FeaturedStory } from './featured-story.tsx'
import { FeedBar } from './feed-bar.tsx'
import { FeedEmpty, FeedError, FeedUnplaced } from './feed-messages.tsx'
import { FeedSkeleton } from './feed-skeleton.tsx'
import { GapLine } from './gap-line.tsx'
import { HiddenStories } from './hidden-stories.tsx'
import { TrendingList } from './trending-list.tsx'
import { usePages } from './use-pages.ts'

const EditionEnd = lazyPart(() => import('./edition-end.tsx').then((part) => part.EditionEnd))
const EditionProgress = lazyPart(() => import('./edition-progress.tsx').then((part) => part.EditionProgress))

const LocalBanner = lazyPart(() => import('./local-banner.tsx').then((part) => part.LocalBanner))

/** Fetches what is above the stories of Local, so that it is drawn with them. */
export function preloadLocal(): Promise<void> {
  return LocalBanner.preload()
}

interface FeedProps {
  section: Section
  /** Only stories with this coverage gap. */
  gap?: CoverageGap | undefined
  /** Where a reader without local news chooses another city. */
  placeChooser: ReactNode
  /** Whether a dialog is in front of it: its pictures can wait then. */
  isBehind: boolean
  /** Sponsored items; undefined if none are shown. */
  ads?: FeedAds | undefined
}

export interface FeedAds {
  /** Above the grid. */
  block: ReactNode
  /** Behind a story of it. */
  behind: (index: number) => ReactNode
}

function FailedPart({ text }: { text: string }) {
  return (
    <p role="alert" className="py-6 text-16 text-ink-soft">
      {text}
    </p>
  )
}

/** The title of a section: on a phone the selected chip shows the same. */
function Heading({ section }: { section: Section }) {
  const text = useTexts()
  const isView = section === 'all' || section === 'local'
  const words = isView
    ? text(`feed.heading.${section}`)
    : text('feed.heading.category', { section: text(`section.${section}`) })
  return <h1 className="headline shrink-0 text-18 max-md:sr-only">{words}</h1>
}

function LoadMore({ isWaiting, onClick }: { isWaiting: boolean; onClick: () => void }) {
  const text = useTexts()
  return (
    <div className="grid place-items-center pb-12">
      <button
        type="button"
        className={buttonClass('outline')}
        aria-disabled={isWaiting}
        onClick={isWaiting ? undefined : onClick}
      >
        {text(isWaiting ? 'feed.more.loading' : 'feed.more')}
      </button>
    </div>
  )
}

interface StoriesProps {
  stories: SectionStories
  section: Section
  isFirst: boolean
  ads: FeedAds | undefined
}

/** The lists of headlines: next to the featured story on wide screens, below the first cards on a phone. */
function Beside({ cards }: { cards: readonly Card[] }) {
  const text = useTexts()
  // The same list as long as it names the same stories.
  const key = firstIds(cards).join(' ')
  const shown = useMemo(() => key.split(' '), [key])
  return (
    <>
      <div className="md:col-span-2 lg:col-span-1 lg:col-start-3 lg:row-span-2 lg:row-start-1">
        <PartBoundary fallback={<FailedPart text={text('data.error.trending')} />}>
          <TrendingList shown={shown} />
        </PartBoundary>
      </div>
      <div className="md:col-span-2 lg:col-start-1 lg:row-start-2">
        <PartBoundary fallback={null}>
          <DifferingList shown={shown} />
        </PartBoundary>
      </div>
    </>
  )
}

/** The stories of a section: the featured one, the first cards, what is trending and where sources differ, and the grid, page by page. */
function Stories({ stories, section, isFirst, ads }: StoriesProps) {
  const text = useTexts()
  const { featured, grid, hasMore, loadMore } = usePages(stories)
  const { cards, dividerAt, finite, isWaiting } = stories
  const isAbove = featured !== undefined && cards.indexOf(featured) < (dividerAt ?? 0)
  const gridProps = {
    cards: grid,
    section,
    behind: ads?.behind,
    dividerAt: dividerAt === undefined || !isAbove ? dividerAt : dividerAt - 1,
  }
  return (
    <>
      <div className="grid grid-cols-1 gap-x-8 gap-y-2 pb-4 md:grid-cols-2 md:gap-y-4 md:pt-3 lg:grid-cols-3 lg:grid-rows-[auto_1fr]">
        <div className="md:col-span-2 lg:col-start-1 lg:row-start-1">
          <PartBoundary fallback={<FailedPart text={text('feed.error.featured')} />}>
            {featured && <FeaturedStory card={featured} section={section} isFirst={isFirst} />}
          </PartBoundary>
        </div>
        {ads && <div className="md:col-span-full md:in-unparsed:invisible lg:row-start-3">{ads.block}</div>}
        <TopStories
          className="md:order-1 md:col-span-full md:in-unparsed:invisible lg:row-start-4"
          {...gridProps}
        />
        <Beside cards={cards} />
        <RowEnd />
      </div>
      <MoreStories {...gridProps} />
      {hasMore && <LoadMore isWaiting={isWaiting} onClick={loadMore} />}
      <Suspense fallback={null}>{finite && !hasMore && <EditionEnd ids={finite} />}</Suspense>
    </>
  )
}

/** The content of a section in its current state, below the line about reading and ranking. */
function Body({
  stories,
  section,
  gap,
  placeChooser,
  isFirst,
  ads,
}: Omit<FeedProps, 'isBehind'> & { stories: SectionStories; isFirst: boolean }) {
  const { hidesRead } = usePersisted(reading)
  if (stories.state === 'loading') return <FeedSkeleton />
  if (stories.cards.length > 0)
    return <Stories stories={stories} section={section} isFirst={isFirst} ads={ads} />
  const isAllRead = hidesRead && (stories.sizes[0]?.stories ?? 0) > 0
  if (stories.finite && isAllRead) {
    return (
      <Suspense fallback={null}>
        <EditionEnd ids={stories.finite} />
      </Suspense>
    )
  }
  return <FeedEmpty section={section} gap={gap} placeChooser={placeChooser} isAllRead={isAllRead} />
}

/** A section of the news. */
export function Feed({ section, gap, placeChooser, isBehind, ads }: FeedProps) {
  const [isFirst] = useState(!isBehind)
  const stories = useSection(section, gap)
  if (stories.state === 'failed') {
    return (
      <>
        <Heading section={section} />
        <FeedError section={section} />
      </>
    )
  }
  if (stories.state === 'unplaced') {
    return (
      <>
        <div className="flex h-10 items-center gap-x-3">
          <Heading section={section} />
          <SampleNotice />
        </div>
        <FeedUnplaced placeChooser={placeChooser} />
      </>
    )
  }
  return (
    <>
      {section === 'local' && (
        <Suspense fallback={<div className="h-24 border-b border-line" />}>
          <LocalBanner levels={stories.levels} />
        </Suspense>
      )}
      <FeedBar sizes={stories.sizes} heading={<Heading section={section} />} gap={gap} />
      <Suspense fallback={null}>{stories.finite && <EditionProgress ids={stories.finite} />}</Suspense>
      {gap && <GapLine gap={gap} />}
      <HiddenStories hidden={stories.hidden} />
      <Body
        stories={stories}
        section={section}
        gap={gap}
        placeChooser={placeChooser}
        isFirst={isFirst}
        ads={ads}
      />
    </>
  )
}
