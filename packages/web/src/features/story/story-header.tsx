import { formatLongDate } from '@plainwire/domain/time'
import { Images } from 'lucide-react'
import type { ReactNode } from 'react'
import { LazySaveToggle } from '../../edition/actions/lazy-save-toggle.tsx'
import type { Card } from '../../edition/card.ts'
import { BreakingNewsLabel } from '../../edition/labels/breaking-news-label.tsx'
import { CategoryBadge } from '../../edition/labels/category-badge.tsx'
import { LanguageMarker } from '../../edition/labels/language-marker.tsx'
import { PlaceName } from '../../edition/labels/place-name.tsx'
import { useRelativeTimeFormatter } from '../../edition/labels/relative-time.tsx'
import { PICTURE_SIZES } from '../../edition/story/picture-sizes.ts'
import { StoryPicture } from '../../edition/story/story-picture.tsx'
import { useTexts } from '../../lib/texts.ts'
import { useTimeZone } from '../../lib/timing/clock.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { TextWithDifferingNumbers } from './facts/text-with-differing-numbers.tsx'
import type { StoryView } from './story-view.ts'

/** The id of the story's heading, which labels the dialog. */
export const STORY_TITLE_ID = 'story-title'

function StoryDates({ publishedAt, updatedAt }: { publishedAt: string; updatedAt: string | undefined }) {
  const text = useTexts()
  const timeZone = useTimeZone()
  const inWords = useRelativeTimeFormatter()
  const published = new Date(publishedAt)
  if (Number.isNaN(published.getTime())) return null
  return (
    <span className="tabular-nums" suppressHydrationWarning>
      <time dateTime={publishedAt}>{formatLongDate(published, text.language, timeZone)}</time>
      {updatedAt && updatedAt !== publishedAt && (
        <> · {text('story.updated', { when: inWords(new Date(updatedAt)) })}</>
      )}
    </span>
  )
}

interface StoryHeadProps {
  card: Card
  updatedAt?: string
  /** The number of pictures in the slideshow; 0 until it is known. */
  pictureCount?: number
  onPictures?: () => void
  /** The numbers in the story's texts on which sources differ. */
  conflicts?: StoryView['conflicts']
  /** The numbers of the sources that support the sub-headline, rendered after it. */
  subNumbers?: ReactNode
}

/** The story's first picture; a click opens the slideshow. */
function LeadingPicture({ card, pictureCount = 0, onPictures }: StoryHeadProps) {
  const text = useTexts()
  const picture = <StoryPicture card={card} sizes={PICTURE_SIZES.story} isFirst className="md:rounded-md" />
  const hasMany = pictureCount > 1
  const label = hasMany ? text('slideshow.open.many', { count: pictureCount }) : text('slideshow.open')
  return (
    <div className="relative -mx-4 md:mx-0">
      {picture}
      {pictureCount > 0 && (
        <Button
          look="plain"
          aria-label={label}
          className="absolute inset-0 cursor-zoom-in focus-visible:-outline-offset-4 md:rounded-md"
          onClick={onPictures}
        >
          {hasMany && (
            <span className="absolute end-3 bottom-3 inline-flex items-center gap-1.5 rounded-full bg-ink px-3 py-1 text-14 font-semibold text-paper tabular-nums">
              <Images size={16} aria-hidden="true" />
              {pictureCount}
            </span>
          )}
        </Button>
      )}
      <LazySaveToggle storyId={card.id} title={card.title} isLabelled />
    </div>
  )
}

/**
 * The top of a story: headline, sub-headline, dates and picture. It can be rendered from a card alone, before
 * the story is loaded.
 */
export function StoryHeader({
  card,
  updatedAt,
  pictureCount,
  onPictures,
  conflicts,
  subNumbers,
}: StoryHeadProps) {
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 pe-12 text-14 text-ink-soft">
        <BreakingNewsLabel card={card} isLong />
        <CategoryBadge category={card.category} isLink={false} />
        <PlaceName location={card.location} />
        <StoryDates publishedAt={card.publishedAt} updatedAt={updatedAt} />
        <LanguageMarker language={card.language} />
      </div>
      <h1
        id={STORY_TITLE_ID}
        lang={card.language}
        dir="auto"
        className="headline pe-8 text-28 md:pe-0 lg:text-36"
      >
        <TextWithDifferingNumbers text={card.title} conflicts={conflicts?.headline ?? []} />
      </h1>
      {card.excerpt && (
        <p lang={card.language} dir="auto" className="max-w-[60ch] text-18 text-ink-soft">
          <TextWithDifferingNumbers text={card.excerpt} conflicts={conflicts?.sub_headline ?? []} />
          {subNumbers}
        </p>
      )}
      <LeadingPicture
        card={card}
        {...(pictureCount && { pictureCount })}
        {...(onPictures && { onPictures })}
      />
    </>
  )
}
