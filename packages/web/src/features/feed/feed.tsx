import type { Section } from '@plainwire/domain/category'
import { type ReactNode, useState } from 'react'
import { type SectionStories, useSection } from '../../edition/use-section.ts'
import { useTexts } from '../../lib/texts.ts'
import { useKept } from '../../reader/kept.ts'
import { reading } from '../../reader/reading.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { PartBoundary } from '../../ui/part-boundary.tsx'
import { EditionEnd } from './edition-end.tsx'
import { FeaturedStory } from './featured-story.tsx'
import { FeedBar } from './feed-bar.tsx'
import { FeedEmpty, FeedError, FeedUnplaced } from './feed-messages.tsx'
import { FeedSkeleton } from './feed-skeleton.tsx'
import { HiddenStories } from './hidden-stories.tsx'
import { LocalBanner } from './local-banner.tsx'
import { StoryGrid } from './story-grid.tsx'
import { TrendingList } from './trending-list.tsx'
import { usePages } from './use-pages.ts'

interface FeedProps {
  section: Section
  /** Where a reader without local news chooses another city. */
  placeChooser: ReactNode
  /** Whether a dialog stands before it: its pictures can wait then. */
  isBehind: boolean
  /** What sponsors show; undefined where nothing of it is to be seen. */
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

function Heading({ section }: { section: Section }) {
  const text = useTexts()
  const isView = section === 'all' || section === 'local'
  const words = isView
    ? text(`feed.heading.${section}`)
    : text('feed.heading.category', { section: text(`section.${section}`) })
  return <h1 className="sr-only">{words}</h1>
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

/** The stories of a section: the featured one, what is trending, and the grid, page by page. */
function Stories({
  stories,
  section,
  isFirst,
  ads,
}: {
  stories: SectionStories
  section: Section
  isFirst: boolean
  ads: FeedAds | undefined
}) {
  const text = useTexts()
  const { featured, grid, hasMore, loadMore } = usePages(stories)
  const { count } = useKept(reading)
  const { cards, dividerAt, isWaiting, isWhole } = stories
  const isAbove = featured !== undefined && cards.indexOf(featured) < (dividerAt ?? 0)
  return (
    <>
      <div className="grid gap-8 border-b border-line pb-8 lg:grid-cols-[minmax(0,1fr)_19rem] lg:gap-10 md:pt-3">
        <PartBoundary fallback={<FailedPart text={text('feed.error.featured')} />}>
          {featured && <FeaturedStory card={featured} section={section} isFirst={isFirst} />}
        </PartBoundary>
        <PartBoundary fallback={<FailedPart text={text('data.error.trending')} />}>
          <TrendingList />
        </PartBoundary>
      </div>
      {ads?.block}
      <StoryGrid
        behind={ads?.behind}
        cards={grid}
        section={section}
        dividerAt={dividerAt === undefined || !isAbove ? dividerAt : dividerAt - 1}
      />
      {hasMore && <LoadMore isWaiting={isWaiting} onClick={loadMore} />}
      {count !== undefined && isWhole && !hasMore && <EditionEnd cards={cards} />}
    </>
  )
}

/** What a section shows in its state, below the line that says how it is read and ranked. */
function Body({
  stories,
  section,
  placeChooser,
  isFirst,
  ads,
}: Omit<FeedProps, 'isBehind'> & { stories: SectionStories; isFirst: boolean }) {
  const { count, hidesRead } = useKept(reading)
  if (stories.state === 'loading') return <FeedSkeleton />
  if (stories.cards.length > 0)
    return <Stories stories={stories} section={section} isFirst={isFirst} ads={ads} />
  const isAllRead = hidesRead && (stories.sizes[0]?.stories ?? 0) > 0
  if (count !== undefined && isAllRead) return <EditionEnd cards={stories.cards} />
  return <FeedEmpty section={section} placeChooser={placeChooser} isAllRead={isAllRead} />
}

/** A section of the news. */
export function Feed({ section, placeChooser, isBehind, ads }: FeedProps) {
  const [isFirst] = useState(!isBehind)
  const stories = useSection(section)
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
        <Heading section={section} />
        <FeedUnplaced placeChooser={placeChooser} />
      </>
    )
  }
  return (
    <>
      <Heading section={section} />
      {section === 'local' && <LocalBanner levels={stories.levels} />}
      <FeedBar sizes={stories.sizes} />
      <HiddenStories hidden={stories.hidden} />
      <Body stories={stories} section={section} placeChooser={placeChooser} isFirst={isFirst} ads={ads} />
    </>
  )
}
