import type { Section } from '@plainwire/domain/category'
import type { CoverageGap } from '@plainwire/domain/coverage'
import { type ReactNode, Suspense, useState } from 'react'
import { readingMode } from '../../device/reading/reading.ts'
import { usePersistedStore } from '../../device/storage/persisted.ts'
import { type SectionStories, useSectionStories } from '../../edition/lists/use-section.ts'
import { createLazyComponent } from '../../lib/lazy-part.ts'
import { useTexts } from '../../lib/texts.ts'
import { CoverageGapNotice } from './coverage-gap-notice.tsx'
import { SampleNotice } from './edition-notice.tsx'
import { EmptyFeedMessage, FeedErrorMessage, LocalFeedPlacePrompt } from './feed-messages.tsx'
import { FeedSkeleton } from './feed-skeleton.tsx'
import { MutedStoriesSection } from './muted-stories-section.tsx'
import { SectionHeaderBar } from './section-header-bar.tsx'
import { type FeedAds, LazyEditionEnd, SectionStoryList } from './section-story-list.tsx'

const EditionProgress = createLazyComponent(() =>
  import('./finite-edition/edition-progress.tsx').then((part) => part.EditionProgress),
)

const LocalBanner = createLazyComponent(
  () => import('./local-banner.tsx').then((part) => part.LocalBanner),
  'first',
)

/**
 * Loads the code of the Local section's banner in advance, so that the banner is rendered together with the
 * stories.
 */
export function preloadLocalBanner(): Promise<void> {
  return LocalBanner.preload()
}

interface FeedProps {
  section: Section
  /** If given, only stories with this gap in their coverage, such as 'english-only', are listed. */
  gap?: CoverageGap | undefined
  /** Lets a reader without local news choose another city. */
  placeChooser: ReactNode
  /** True while a dialog covers the feed. The feed's pictures then don't need a high fetch priority. */
  isBehind: boolean
  /** Sponsored items; undefined if none are shown. */
  ads?: FeedAds | undefined
}

/**
 * The title of a section. On a phone, it is visually hidden, because the selected chip shows the same text.
 */
function Heading({ section }: { section: Section }) {
  const text = useTexts()
  const isView = section === 'all' || section === 'local'
  const words = isView
    ? text(`feed.heading.${section}`)
    : text('feed.heading.category', { section: text(`section.${section}`) })
  return <h1 className="headline shrink-0 text-18 max-md:sr-only">{words}</h1>
}

/**
 * The content of a section below its header bar: placeholders, stories, the end of the edition, or a message
 * that there are no stories.
 */
function Body({
  stories,
  section,
  gap,
  placeChooser,
  isFirst,
  ads,
}: Omit<FeedProps, 'isBehind'> & { stories: SectionStories; isFirst: boolean }) {
  const { hidesRead } = usePersistedStore(readingMode)
  if (stories.state === 'loading') return <FeedSkeleton />
  if (stories.cards.length > 0)
    return <SectionStoryList stories={stories} section={section} isFirst={isFirst} ads={ads} />
  const isAllRead = hidesRead && (stories.sizes[0]?.stories ?? 0) > 0
  if (stories.finite && isAllRead) return <LazyEditionEnd ids={stories.finite} />
  return <EmptyFeedMessage section={section} gap={gap} placeChooser={placeChooser} isAllRead={isAllRead} />
}

/** A section of the news, with its heading, filters and stories. */
export function Feed({ section, gap, placeChooser, isBehind, ads }: FeedProps) {
  const [isFirst] = useState(!isBehind)
  const stories = useSectionStories(section, gap)
  if (stories.state === 'failed') {
    return (
      <>
        <Heading section={section} />
        <FeedErrorMessage section={section} />
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
        <LocalFeedPlacePrompt placeChooser={placeChooser} />
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
      <SectionHeaderBar sizes={stories.sizes} heading={<Heading section={section} />} gap={gap} />
      <Suspense fallback={null}>{stories.finite && <EditionProgress ids={stories.finite} />}</Suspense>
      {gap && <CoverageGapNotice gap={gap} />}
      <MutedStoriesSection hidden={stories.hidden} />
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
